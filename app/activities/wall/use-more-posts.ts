import { useFetcher } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Post, PostPage } from '#contract/activities/wall/schemas.ts'
import { wallHref, wallPath } from './wall-address.ts'

/** What the wall's loader answers, as far as it is asked here. */
type Loaded = { before: number | null; page: PostPage }

/** Of the height of the window: so far below it the next posts are asked for (D2§9). */
const ahead = '50%'

/**
 * The posts of a first page and those behind it, page by page, once `sentinel` comes near. Each further page hangs on the `next` of the
 * one before it: when the first page changes, what was loaded behind it is loaded anew.
 */
export function useMorePosts(first: PostPage) {
  const [pages, setPages] = useState<ReadonlyMap<number, PostPage>>(new Map())
  const fetcher = useFetcher<Loaded>()
  const { data: loaded, load, state } = fetcher
  useEffect(() => {
    if (loaded?.before) setPages((known) => new Map(known).set(loaded.before ?? 0, loaded.page))
  }, [loaded])
  const { posts, next } = chain(first, pages)
  const isLoading = state !== 'idle'
  const loadMore = useCallback(() => {
    if (next !== null && !isLoading) load(wallHref(wallPath, { before: next }))
  }, [next, isLoading, load])
  const sentinel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = sentinel.current
    if (!element || next === null) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: `0px 0px ${ahead} 0px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [next, loadMore])
  return { posts, next, isLoading, loadMore, sentinel }
}

/** The pages that hang together, and where the last one ends. */
function chain(
  first: PostPage,
  pages: ReadonlyMap<number, PostPage>,
): { posts: Post[]; next: number | null } {
  const posts = [...first.content]
  let { next } = first
  for (let page = pages.get(next ?? 0); page; page = pages.get(next ?? 0)) {
    posts.push(...page.content)
    next = page.next
  }
  return { posts, next }
}
