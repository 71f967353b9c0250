import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOrderUpdates } from './waiting.tsx'

const revalidate = vi.fn()
vi.mock('@remix-run/react', () => ({ useRevalidator: () => ({ revalidate }) }))

/** A stream of events that does what a test says. */
class Stream extends EventTarget {
  static readonly CONNECTING = 0
  static readonly CLOSED = 2
  static opened: Stream[] = []
  readyState = 1
  onerror: (() => void) | null = null
  close = vi.fn()
  constructor(readonly url: string) {
    super()
    Stream.opened.push(this)
  }
  break(readyState: number) {
    this.readyState = readyState
    this.onerror?.()
  }
}

function Page({ id }: { id: number }) {
  useOrderUpdates(id)
  return null
}

let root: Root
const show = (id: number) => act(() => root.render(<Page id={id} />))
const stream = () => Stream.opened.at(-1) as Stream
const see = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('EventSource', Stream)
  vi.useFakeTimers()
  see('visible')
  revalidate.mockReset()
  Stream.opened = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('GAP-66 an order that says that it changed is looked at again, at once and without asking in between', () => {
  show(7)
  expect(stream().url).toBe('/homepage/pedidos/7/eventos')
  vi.advanceTimersByTime(60_000)
  expect(revalidate).not.toHaveBeenCalled()
  stream().dispatchEvent(new Event('pedido'))
  expect(revalidate).toHaveBeenCalledOnce()
})

test('GAP-66 a stream that is refused for good leaves asking each five seconds, once, while the page is seen', () => {
  show(7)
  stream().break(Stream.CLOSED)
  stream().break(Stream.CLOSED)
  vi.advanceTimersByTime(4_999)
  expect(revalidate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revalidate).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  expect(revalidate).toHaveBeenCalledTimes(3)
  see('hidden')
  vi.advanceTimersByTime(60_000)
  expect(revalidate).toHaveBeenCalledTimes(3)
  see('visible')
  vi.advanceTimersByTime(5_000)
  expect(revalidate).toHaveBeenCalledTimes(4)
})

test('GAP-66 a stream that connects again by itself is left alone', () => {
  show(7)
  stream().break(Stream.CONNECTING)
  vi.advanceTimersByTime(60_000)
  expect(revalidate).not.toHaveBeenCalled()
})

test('GAP-66 another order has a stream of its own, and whoever leaves asks nothing any more', () => {
  show(7)
  const first = stream()
  first.break(Stream.CLOSED)
  show(8)
  expect(first.close).toHaveBeenCalledOnce()
  expect(stream().url).toBe('/homepage/pedidos/8/eventos')
  vi.advanceTimersByTime(60_000)
  expect(revalidate).not.toHaveBeenCalled()
  stream().break(Stream.CLOSED)
  act(() => root.render(null))
  expect(stream().close).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(revalidate).not.toHaveBeenCalled()
})
