import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendFile } from './send-file.ts'

/** A request that goes as far as it is told to. */
class Request {
  static last: Request
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 200
  responseText = '{"id":"a1"}'
  sent: unknown[] = []
  constructor() {
    Request.last = this
  }
  open = (...args: unknown[]) => void this.sent.push(args)
  setRequestHeader = (...args: unknown[]) => void this.sent.push(args)
  send = (body: unknown) => void this.sent.push(body)
  abort = () => this.onabort?.()
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', Request))
afterEach(() => void vi.unstubAllGlobals())

function begin() {
  const percents: number[] = []
  const stop = new AbortController()
  const form = new FormData()
  const answer = sendFile('/video', form, {
    signal: stop.signal,
    onPercent: (percent) => void percents.push(percent),
  })
  return { percents, stop, form, answer, request: Request.last }
}

test('POL-05 SOC-04 a file says 1 when it begins, then how much of it has gone, up to 100', async () => {
  const { percents, answer, request, form } = begin()
  expect(percents).toEqual([1])
  expect(request.sent).toEqual([['POST', '/video'], ['accept', 'application/json'], form])
  for (const loaded of [0, 4, 499, 1_000]) request.upload.onprogress?.({ loaded, total: 1_000 })
  expect(percents).toEqual([1, 1, 1, 49, 100])
  request.onload?.()
  expect(await answer).toEqual({ status: 200, body: { id: 'a1' } })
})

test('POL-05 SOC-04 what is broken off or lost has no answer; what is no JSON has a status', async () => {
  const stopped = begin()
  stopped.stop.abort()
  expect(await stopped.answer).toBeNull()
  const lost = begin()
  lost.request.onerror?.()
  expect(await lost.answer).toBeNull()
  const refused = begin()
  Object.assign(refused.request, { status: 413, responseText: '<h1>Grande demais</h1>' })
  refused.request.onload?.()
  expect(await refused.answer).toEqual({ status: 413, body: null })
})
