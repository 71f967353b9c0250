import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { healIcons } from './start.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom knows no class of its own for it.
  vi.stubGlobal('SVGUseElement', SVGElement)
  document.body.innerHTML =
    '<svg><use href="/assets/icons-abc.svg#user"/></svg><svg><use href="/assets/icons-abc.svg#home"/></svg>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const uses = () => [...document.querySelectorAll('use')]
const addresses = () => uses().map((use) => use.getAttribute('href'))
const fail = () => {
  for (const use of uses()) use.dispatchEvent(new Event('error'))
}

test('SEC-06 icons whose file does not come are asked for again together, a bounded number of times', async () => {
  healIcons()
  const before = addresses()
  document.body.appendChild(document.createElement('img')).dispatchEvent(new Event('error'))
  await vi.runAllTimersAsync()
  expect(addresses(), 'a picture is no icon').toEqual(before)
  for (const tries of [1, 2, 3, 4, 5, 6]) {
    fail()
    await vi.runAllTimersAsync()
    expect(addresses()).toEqual([
      `/assets/icons-abc.svg?${tries}#user`,
      `/assets/icons-abc.svg?${tries}#home`,
    ])
  }
  fail()
  await vi.runAllTimersAsync()
  expect(addresses()[0]).toContain('?6#')
})
