import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConnection, retryHeld } from './connection.ts'
import { patientFetch, type Underway } from './patient-fetch.ts'

const there: Underway = { path: '/homepage/extrato', href: '/homepage/extrato?aba=usos', isPost: false }
const dataOf = (path: string) => new URL(`${path}.data`, location.origin)
const page = dataOf('/homepage/extrato')
const genuine = () => new Response('[]', { headers: { 'content-type': 'text/x-script; charset=utf-8' } })
const html = (status: number, body = '<h1>Bad gateway</h1><p>nginx</p>') =>
  new Response(body, { status, headers: { 'content-type': 'text/html' } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Makes a connection that answers one after the other; the last for ever. */
function lineThat(answers: (() => Response)[], underway: Underway | null = there) {
  const network = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer?.() ?? Response.error()
  })
  const leave = vi.fn()
  return { network, leave, fetch: patientFetch(network as typeof fetch, () => underway, leave) }
}
const lost = (): Response => {
  throw new TypeError('Failed to fetch')
}
const loss = () => readConnection().loss

test.each([
  ['no connection', lost, 'Sem conexão'],
  ['a gateway', () => html(502), 'O serviço não respondeu'],
  ['a server that cannot', () => new Response('[]', { status: 503 }), 'O serviço não respondeu'],
  ['the log-in page of a hotel', () => html(200), 'O serviço não respondeu'],
  ['a refusal in words', () => html(413, '<h1>Grande demais</h1><p>Tente com menos.</p>'), 'Grande demais'],
  [
    'an answer that breaks off',
    () =>
      new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('lost')) }), {
        headers: { 'content-type': 'text/x-script' },
      }),
    'Sem conexão',
  ],
])('SEC-05 %s holds what is waited for until it is tried again', async (_, first, title) => {
  const { fetch, network } = lineThat([first, genuine])
  const answer = fetch(page, {})
  await vi.waitFor(() => expect(loss()?.title).toBe(title))
  expect(network).toHaveBeenCalledTimes(1)
  retryHeld()
  expect((await answer).headers.get('content-type')).toContain('text/x-script')
  expect(loss()).toBeNull()
})

test('SEC-22 a refusal with a link of this site offers it, and no other', async () => {
  const refusal = (href: string) =>
    html(401, `<main><h1>Entre</h1><p>Faça login.</p><a href="${href}">Fazer login</a></main>`)
  const links = []
  for (const href of ['/login?redirectTo=%2Fgestao', 'https://evil.example/']) {
    const { fetch } = lineThat([() => refusal(href), genuine])
    const answer = fetch(page, {})
    await vi.waitFor(() => expect(loss()).not.toBeNull())
    links.push(loss()?.link)
    retryHeld()
    await answer
  }
  expect(links).toEqual([{ href: '/login?redirectTo=%2Fgestao', label: 'Fazer login' }, undefined])
})

test('SEC-05 what is held ends when one goes on to something else', async () => {
  const { fetch } = lineThat([lost])
  const going = new AbortController()
  const answer = fetch(page, { signal: going.signal })
  await vi.waitFor(() => expect(loss()).not.toBeNull())
  going.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(loss()).toBeNull()
})

test('SEC-05 what happens behind the page waits for the connection, and the page can say so', async () => {
  const { fetch } = lineThat([lost, lost, genuine], null)
  const answer = fetch(page, { method: 'POST' })
  const waiting = []
  for (const ms of [0, 1_000, 2_000]) {
    await vi.advanceTimersByTimeAsync(ms)
    waiting.push(readConnection().waiting)
  }
  await answer
  expect([...waiting, loss()]).toEqual([1, 1, 0, null])
})

test('SEC-05 behind the page it is tried again, longer and longer, and nothing is said', async () => {
  const { fetch, network } = lineThat([lost, lost, () => html(504), genuine], null)
  const answer = fetch(dataOf('/homepage/atividades/1/curtida'), { method: 'POST', body: 'like=on' })
  for (const calls of [1, 2, 3]) {
    await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(calls))
    expect(loss()).toBeNull()
    await vi.runOnlyPendingTimersAsync()
  }
  expect((await answer).status).toBe(200)
})

test('SEC-05 an error of ours behind the page takes no page away', async () => {
  const { fetch, network } = lineThat([() => new Response('[]', { ...genuine(), status: 500 })], null)
  const type = { 'content-type': 'text/x-script' }
  network.mockImplementation(async () => new Response('[]', { status: 500, headers: type }))
  const answer = fetch(dataOf('/homepage/atividades/1/curtida'), { method: 'POST', body: 'like=on' })
  await vi.runAllTimersAsync()
  expect((await answer).status).toBe(204)
  expect(network).toHaveBeenCalledTimes(5)
})

test('SEC-05 an error of ours that is waited for is the page’s to say', async () => {
  const { fetch, network } = lineThat([genuine])
  network.mockImplementation(
    async () => new Response('[]', { status: 500, headers: { 'content-type': 'text/x-script' } }),
  )
  expect((await fetch(page, {})).status).toBe(500)
})

test('SEC-06 the list of routes is missing: the browser goes there by itself, unless nothing can be reached', async () => {
  const manifest = new URL('/__manifest?p=/homepage/extrato', location.origin)
  const { signal } = new AbortController()
  const reachable = lineThat([() => html(500), () => new Response('ok')])
  void reachable.fetch(manifest, { signal })
  await vi.waitFor(() => expect(reachable.leave).toHaveBeenCalledWith(there))
  const offline = lineThat([lost])
  void offline.fetch(manifest, { signal })
  await vi.waitFor(() => expect(loss()?.title).toBe('Sem conexão'))
  expect(offline.leave).not.toHaveBeenCalled()
})

test('SEC-05 requests of others pass untouched', async () => {
  const { fetch } = lineThat([lost])
  await expect(fetch('/desafio')).rejects.toThrow('Failed to fetch')
  await expect(fetch(new URL('https://example.com/a.data'))).rejects.toThrow('Failed to fetch')
})
