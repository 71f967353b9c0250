import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Post, PostPage } from '#contract/activities/wall/schemas.ts'
import { PostList } from './post-list.tsx'

const fetcher = { state: 'idle', data: undefined as unknown, load: vi.fn() }
const location = { key: 'one', hash: '' }
vi.mock('@remix-run/react', () => ({ useFetcher: () => fetcher, useLocation: () => location }))
vi.mock('./post-card.tsx', () => ({ PostCard: ({ post }: { post: Post }) => post.description }))

/** The margin of the observer, and its callback. */
let seen: { margin: string | undefined; arrive: (isIntersecting: boolean) => void }
class Observer {
  constructor(
    call: (entries: { isIntersecting: boolean }[]) => void,
    { rootMargin }: IntersectionObserverInit,
  ) {
    seen = { margin: rootMargin, arrive: (isIntersecting) => call([{ isIntersecting }]) }
  }
  observe() {}
  disconnect() {}
}

const page = (ids: number[], next: number | null): PostPage => ({
  content: ids.map((id) => ({ id, description: `Post ${id}` }) as Post),
  next,
  block: null,
})
const first = page([9, 8, 7], 7)

let root: Root
const show = (page = first) => act(() => root.render(<PostList first={page} before={null} />))
const posts = () => [...document.querySelectorAll('li')].map((one) => one.textContent)
const said = () => document.querySelector('[role="status"]')?.textContent
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('IntersectionObserver', Observer)
  Object.assign(fetcher, { state: 'idle', data: undefined })
  Object.assign(location, { key: crypto.randomUUID(), hash: '' })
  fetcher.load.mockReset()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('SOC-01 GAP-47 more posts are asked for half a window ahead, one page at a time, until there are none', () => {
  show()
  expect(posts()).toEqual(['Post 9', 'Post 8', 'Post 7'])
  expect([seen.margin, said()]).toEqual(['0px 0px 50% 0px', ''])
  act(() => seen.arrive(false))
  expect(fetcher.load).not.toHaveBeenCalled()
  act(() => seen.arrive(true))
  expect(fetcher.load.mock.calls).toEqual([['/homepage/feed?antes=7']])

  fetcher.state = 'loading'
  show()
  expect(said()).toBe('Carregando...')
  act(() => seen.arrive(true))
  expect(fetcher.load).toHaveBeenCalledOnce()

  Object.assign(fetcher, { state: 'idle', data: { before: 7, page: page([6, 5], null) } })
  show()
  expect(posts()).toEqual(['Post 9', 'Post 8', 'Post 7', 'Post 6', 'Post 5'])
  expect(said()).toBe('Isso é tudo por enquanto!')
  expect(document.querySelector('button')).toBeNull()
})

test('SOC-01 whoever comes back from a post finds the wall as long as it was, also when others posted meanwhile', () => {
  const comeBack = (to: PostPage) => {
    act(() => root.unmount())
    root = createRoot(document.body.appendChild(document.createElement('div')))
    Object.assign(fetcher, { state: 'idle', data: undefined })
    show(to)
  }
  show()
  Object.assign(fetcher, { data: { before: 7, page: page([6, 5], 5) } })
  show()
  comeBack(first)
  expect(posts()).toEqual(['Post 9', 'Post 8', 'Post 7', 'Post 6', 'Post 5'])
  comeBack(page([10, 9, 8], 8))
  expect(posts()).toEqual(['Post 10', 'Post 9', 'Post 8', 'Post 7', 'Post 6', 'Post 5'])
  location.key = 'another visit'
  comeBack(first)
  expect(posts()).toEqual(['Post 9', 'Post 8', 'Post 7'])
})

test('SOC-01 SOC-08 the way back of a post leads to where it stands, as far behind the first page as it was', () => {
  show()
  Object.assign(fetcher, { data: { before: 7, page: page([6, 5], 5) } })
  show()
  const goTo = (hash: string) => {
    act(() => root.unmount())
    root = createRoot(document.body.appendChild(document.createElement('div')))
    Object.assign(fetcher, { state: 'idle', data: undefined })
    Object.assign(location, { key: crypto.randomUUID(), hash })
    show()
  }
  goTo('#post-5')
  expect(document.querySelector('#post-5')?.textContent).toBe('Post 5')
  // What was done on its page since is read.
  expect(fetcher.load.mock.calls).toEqual([['/homepage/feed?antes=7']])
  goTo('#post-99')
  expect(posts()).toEqual(['Post 9', 'Post 8', 'Post 7'])
})
