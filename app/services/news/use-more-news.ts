import { useFetcher } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { LoadedList } from '../list-page.tsx'
import type { ShownNews } from './shown-news.ts'

/** One page of a list, and the number of the page behind it. */
export type ShownPage = { page: number; list: ShownNews[]; next: number | null }

/** The distance above the end, as a part of the window's height, at which the next page is asked for (D3§9, 'threshold 0.5'). */
const ahead = '50%'

/** Loads the pages of a list from its first one on, each asked for once `sentinel` comes near; after a failure by hand only. */
export function useMoreNews(first: ShownPage) {
  const [more, setMore] = useState<readonly ShownPage[]>([])
  const { data: loaded, load, state } = useFetcher<LoadedList<ShownNews>>()
  useEffect(() => {
    if (!loaded?.list) return
    const page = { ...loaded, list: loaded.list }
    setMore((known) => (known.some((one) => one.page === page.page) ? known : [...known, page]))
  }, [loaded])
  const pages = [first, ...more]
  const next = pages.at(-1)?.next ?? null
  const isLoading = state !== 'idle'
  const hasFailed = !isLoading && loaded?.list === null
  const loadMore = useCallback(() => {
    if (next !== null && !isLoading) load(`?pagina=${next}`)
  }, [next, isLoading, load])
  const sentinel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = sentinel.current
    if (!element || next === null || hasFailed) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: `0px 0px ${ahead} 0px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [next, hasFailed, loadMore])
  // News that came in between push others to the next page: each stands once.
  const list = [...new Map(pages.flatMap((page) => page.list).map((one) => [one.id, one])).values()]
  return { list, next, isLoading, hasFailed, sentinel }
}
