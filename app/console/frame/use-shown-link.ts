import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Keeps the entry of the page one is on in view: in low windows the rail is longer than the screen. */
export function useShownLink() {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!list.current) return
    const links = [...list.current.querySelectorAll('a')]
    const here = links.filter((link) => `${pathname}/`.startsWith(`${link.pathname}/`)).at(-1)
    if (!here) return
    // The list alone is moved: `scrollIntoView` would move the page, too.
    const [frame, entry] = [list.current.getBoundingClientRect(), here.getBoundingClientRect()]
    const isShown = entry.top >= frame.top && entry.bottom <= frame.bottom
    if (!isShown) list.current.scrollTop += entry.top - frame.top - (frame.height - entry.height) / 2
  }, [pathname])
  return list
}
