import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { commentsId } from './comment-address.ts'

/** Milliseconds: the page has settled by then (D2§9). */
const delayMs = 600

/** Who came for the comments is brought to them; the style sheet says how, and that nothing glides under reduced motion (SOC-12). */
export function useJump(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash !== `#${commentsId}` || !key) return
    const timer = setTimeout(() => document.getElementById(commentsId)?.scrollIntoView(), delayMs)
    return () => clearTimeout(timer)
  }, [hash, key])
}
