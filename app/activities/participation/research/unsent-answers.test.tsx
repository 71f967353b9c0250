import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  allTried,
  type Fields,
  keepHere,
  leaveToForm,
  sendLater,
  sendNow,
  typedIn,
} from './unsent-answers.ts'

/** Tests of what a page sends while it is answered, over connections of all kinds (POL-01, ADR 102). */
const address = '/homepage/survey/1/1/resposta'
let count = 0
let name = ''
const fields = (words: string): Fields => [['q1-texto', words]]
const type = (words: string) => sendLater(name, address, fields(words))

const kept = () => new Response(null, { status: 204 })
const lost = (): Response => {
  throw new TypeError('Failed to fetch')
}
const toLogin = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })

/** Answers one after the other, the last for ever; says what was sent. */
function lineThat(...answers: (() => Response | Promise<Response>)[]) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(new URLSearchParams(body).get('q1-texto') ?? '')
    return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? lost()
  })
  return sent
}

/** Makes a request that is answered when it is told to. */
function held() {
  let answer: () => void = () => undefined
  const waiting = new Promise<Response>((resolve) => {
    answer = () => resolve(kept())
  })
  return { wait: () => waiting, answer: () => answer() }
}

beforeEach(() => {
  vi.useFakeTimers()
  count += 1
  name = `resposta ${count}`
})
afterEach(() => {
  leaveToForm(name)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what is typed in one go is sent once, and kept by the tab until it has arrived', async () => {
  const sent = lineThat(kept)
  type('a')
  type('ab')
  await vi.advanceTimersByTimeAsync(700)
  expect([sent, typedIn(name)]).toEqual([[], fields('ab')])
  await vi.advanceTimersByTimeAsync(200)
  expect([sent, typedIn(name)]).toEqual([['ab'], null])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
})

test('ADR 95 a long answer is sent more and more seldom, and at once when its field is left', async () => {
  const sent = lineThat(kept)
  for (let second = 0; second < 600; second += 1) {
    type(`${second}`)
    // Whoever thinks between two words.
    await vi.advanceTimersByTimeAsync(second % 10 === 0 ? 9_000 : 1_000)
  }
  expect(sent.length).toBeLessThan(12)
  type('fim')
  sendNow()
  expect(sent.at(-1)).toBe('fim')
})

test.each([
  ['no connection', lost],
  ['a gateway', () => new Response('nginx', { status: 502 })],
  ['the log-in page of a hotel', () => new Response('<h1>Hotel</h1>')],
  ['too many at once', () => new Response(null, { status: 429 })],
])('%s is tried again until it has arrived, with what was typed meanwhile', async (_, first) => {
  const sent = lineThat(first, first, first, kept)
  type('a')
  await vi.advanceTimersByTimeAsync(900)
  type('ab')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent[0]).toBe('a')
  expect(sent.at(-1)).toBe('ab')
  expect(typedIn(name)).toBeNull()
})

test('a refusal is given up in the end, and a session that is over at once; the tab keeps what was typed', async () => {
  const refused = lineThat(() => new Response(null, { status: 409 }))
  type('a')
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect([refused.length, typedIn(name)]).toEqual([5, fields('a')])
  const loggedOut = lineThat(toLogin)
  type('b')
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect([loggedOut, typedIn(name)]).toEqual([['b'], fields('b')])
})

test('what is typed while a request is under way follows it, never beside it', async () => {
  const first = held()
  const sent = lineThat(first.wait, kept)
  type('a')
  sendNow()
  type('ab')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent).toEqual(['a'])
  first.answer()
  await vi.advanceTimersByTimeAsync(0)
  expect([sent, typedIn(name)]).toEqual([['a', 'ab'], null])
})

test('what is read next waits for what was typed, though not for ever', async () => {
  const first = held()
  lineThat(first.wait)
  type('a')
  const read = vi.fn()
  void allTried().then(read)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(read).not.toHaveBeenCalled()
  first.answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(read).toHaveBeenCalledOnce()
  lineThat(() => new Promise(() => undefined))
  type('b')
  void allTried().then(read)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(read).toHaveBeenCalledTimes(2)
})

test('a form that carries the answer goes after what is under way, and nothing follows it', async () => {
  const sent = lineThat(kept)
  type('a')
  expect(leaveToForm(name)).toBeNull()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([sent, typedIn(name)]).toEqual([[], fields('a')])

  const first = held()
  const late = lineThat(first.wait, kept)
  type('b')
  sendNow()
  type('bc')
  const gone = vi.fn()
  void leaveToForm(name)?.then(gone)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(gone).not.toHaveBeenCalled()
  first.answer()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([gone.mock.calls.length, late]).toEqual([1, ['b']])
})

test('SEC-69 what the tab alone keeps is sent by nobody, and is there until its form was answered', async () => {
  const sent = lineThat(kept)
  keepHere(name, fields('só aqui'))
  sendNow()
  await allTried()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent, typedIn(name)]).toEqual([[], fields('só aqui')])
  expect(leaveToForm(name)).toBeNull()
  keepHere(name, null)
  expect(typedIn(name)).toBeNull()
})
