import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('SEC-35 what is heavy waits until nobody asks for anything, and is done once', () => {
  const server = new EventEmitter()
  const work = vi.fn()
  whenIdle(server, work)
  for (let asked = 0; asked < 50; asked += 1) {
    vi.advanceTimersByTime(200)
    server.emit('request')
  }
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(work).toHaveBeenCalledOnce()
  expect([server.listenerCount('request'), vi.getTimerCount()]).toEqual([0, 0])
})
