import { useFetcher, useLocation } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Post, PostPage } from '#contract/activities/wall/schemas.ts'
import { postId, wallHref, wallPath } from './wall-address.ts'

/** The part of the wall loader's answer that is used here. */
type Loaded = { before: number | null; page: PostPage }

/** The distance below the window, as a part of its height, at which the next posts are asked for (D2§9). */
const ahead = '50%'

/**
 * Loads the posts of a first page and those behind it, page by page, once `sentinel` comes near. Each further page
 * hangs on the `next` of the one before it: when the first page changes, what was loaded behind it is loaded anew.
 */
export function useMorePosts(first: PostPage) {
  const { key, hash } = useLocation()
  const [pages, setPages] = useState(() => pagesBehind(first, remembered.get(key) ?? lastWith(hash)))
  const fetcher = useFetcher<Loaded>()
  const { data: loaded, load, state } = fetcher
  useEffect(() => {
    if (loaded?.before) setPages((known) => new Map(known).set(loaded.before ?? 0, loaded.page))
  }, [loaded])
  // Of the post whose page leads back here something may have changed there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of the pages that were remembered.
  useEffect(() => {
    for (const [before, { content }] of pages)
      if (content.some(({ id }) => `#${postId(id)}` === hash)) load(wallHref(wallPath, { before }))
  }, [])
  const { posts, next } = chain(first, pages)
  useEffect(() => remember(key, { first, pages }), [key, first, pages])
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

type Wall = { first: PostPage; pages: ReadonlyMap<number, PostPage> }

/** Entries of the browser's history whose walls are kept while its page lives. */
const mostKept = 20
const remembered = new Map<string, Wall>()

/** Remembers the wall of an entry of the history: whoever comes back finds it as long as it was. */
function remember(key: string, wall: Wall): void {
  remembered.delete(key)
  remembered.set(key, wall)
  const [oldest] = remembered.keys()
  if (remembered.size > mostKept && oldest !== undefined) remembered.delete(oldest)
}

/** Gives the wall that was left last, where it shows the post that an address names: its page leads back there. */
function lastWith(hash: string): Wall | undefined {
  const last = [...remembered.values()].at(-1)
  const posts = last ? chain(last.first, last.pages).posts : []
  return posts.some(({ id }) => `#${postId(id)}` === hash) ? last : undefined
}

/** Joins the pages loaded behind a first page; where others posted since, the rest of the earlier first page comes first. Pure. */
function pagesBehind(first: PostPage, before: Wall | undefined): ReadonlyMap<number, PostPage> {
  if (!before) return new Map()
  const { content, next } = before.first
  const at = content.findIndex(({ id }) => id === first.next)
  if (first.next === null || first.next === next || at < 0) return before.pages
  return new Map(before.pages).set(first.next, { ...before.first, content: content.slice(at + 1) })
}

/** Gives the pages that hang together, and where the last one ends. */
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
