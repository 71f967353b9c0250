import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useJump } from './comments.tsx'

const location = { hash: '#comentarios', key: 'a' }
vi.mock('@remix-run/react', () => ({ useLocation: () => location }))

function Page() {
  useJump()
  return <section id="comentarios" />
}

let root: Root
const jump = vi.fn()
const show = () => act(() => root.render(<Page key={location.key} />))
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  jump.mockReset()
  Element.prototype.scrollIntoView = jump
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('SOC-12 who comes for the comments is brought to them after 600 ms, once', () => {
  show()
  vi.advanceTimersByTime(599)
  expect(jump).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(jump.mock.contexts).toEqual([document.getElementById('comentarios')])
  vi.advanceTimersByTime(60_000)
  expect(jump).toHaveBeenCalledOnce()
})

test('SOC-12 who comes for something else, or has left by then, is brought nowhere', () => {
  location.hash = '#resposta'
  show()
  vi.advanceTimersByTime(60_000)
  Object.assign(location, { hash: '#comentarios', key: 'b' })
  show()
  vi.advanceTimersByTime(300)
  Object.assign(location, { hash: '', key: 'c' })
  show()
  vi.advanceTimersByTime(60_000)
  expect(jump).not.toHaveBeenCalled()
})
