import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createAdaptorServer } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSlots } from '#api/platform/slots/slots.ts'
import { receiveBodies } from './receive-bodies.ts'

const mostBytes = 100_000
let handled = 0
const app = new Hono()
const answers = {
  onFull: (c: Context) => c.text('full', 503),
  onTooLarge: (c: Context) => c.text('too large', 413),
  onTooSlow: (c: Context) => c.text('too slow', 408),
}
app.use(
  '/small',
  receiveBodies({
    ...answers,
    mostBytes: 10,
    mostParts: 3,
    mostTextBytes: 10,
    mostMs: 60_000,
    graceMs: 50_000,
    room: createSlots({ ofAll: 100 }),
    holders: (c) => [{ name: c.req.header('x-person') ?? 'somebody', most: 28 }],
  }),
)
app.use(
  '/',
  receiveBodies({
    ...answers,
    mostBytes,
    mostParts: 3,
    mostTextBytes: mostBytes,
    mostMs: 2_000,
    graceMs: 1_000,
    room: createSlots({ ofAll: mostBytes, patienceMs: 300 }),
    holders: (c) => [{ name: c.req.header('x-person') ?? 'somebody', most: 0.9 * mostBytes }],
  }),
)
app.all('/small', async (c) => c.text(`${c.req.method} ${await c.req.text()}`))
app.post('*', async (c) => {
  handled += 1
  const form = await c.req.raw.formData()
  return c.text([...form].map(([name, value]) => `${name}:${String(value).length}`).join(' '))
})
const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false })

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.close()
})

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
const send = async (fields: Record<string, string>, person = 'another') => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const answer = await fetch(address(), { method: 'POST', body, headers: { 'x-person': person } })
  return `${answer.status} ${await answer.text()}`
}

/** Says a length over a socket and sends only the beginning; answers all that comes back until the server closes. */
function begin(saidBytes: number, sent: string, path = '/') {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${saidBytes}\r\n\r\n${sent}`,
  )
  return { socket, answer: text(socket).catch(() => 'broken off') }
}

describe('SEC-01 large bodies over the wire', () => {
  test('a form comes whole; one of more parts than allowed reaches nobody', async () => {
    expect(await send({ a: 'x'.repeat(50_000), b: 'é', c: '' })).toBe('200 a:50000 b:1 c:0')
    const before = handled
    expect(await send({ a: '1', b: '2', c: '3', d: '4' })).toBe('413 too large')
    expect(await send({ a: 'x'.repeat(mostBytes) })).toBe('413 too large')
    expect(handled).toBe(before)
  })

  const half = 'x'.repeat(mostBytes / 2)
  const large = { a: 'x'.repeat(60_000) }

  test('one that stalls gives its room back, and the connection ends', async () => {
    const stalled = begin(mostBytes, half)
    await expect.poll(() => send(large)).toBe('503 full')
    expect(await stalled.answer).toMatch(/^HTTP\/1.1 408 [\s\S]*connection: close[\s\S]*too slow$/i)
    expect(await send(large)).toBe('200 a:60000')
  })

  test('one that breaks off gives its room back', async () => {
    const { socket } = begin(mostBytes, half)
    await once(socket, 'connect')
    await expect.poll(() => send(large)).toBe('503 full')
    socket.destroy()
    await expect.poll(() => send(large)).toBe('200 a:60000')
  })

  test('SEC-39 what only announces itself takes no room, however often', async () => {
    const silent = Array.from({ length: 5 }, () => begin(mostBytes, ''))
    await Promise.all(silent.map(({ socket }) => once(socket, 'connect')))
    expect(await send(large)).toBe('200 a:60000')
    for (const { socket } of silent) socket.destroy()
  })

  test('SEC-39 what has been coming for long makes room for what comes now', async () => {
    const slow = begin(mostBytes, 'x'.repeat(45_000))
    await expect.poll(() => send(large)).toBe('503 full')
    await expect.poll(() => send(large), { timeout: 5_000 }).toBe('200 a:60000')
    expect(await slow.answer).toMatch(/^HTTP\/1.1 503 [\s\S]*full$/)
  })

  test('SEC-39 nobody takes all the room there is', async () => {
    expect(await send({ a: 'x'.repeat(95_000) }, 'greedy')).toBe('503 full')
    expect(await send({ a: 'x'.repeat(80_000) }, 'greedy')).toBe('200 a:80000')
  })
})

describe('SEC-42 forms and calls over the wire', () => {
  /** Asks over the wire: only there a request may come without a length. `parts` are chunks, unless the length is said. */
  function ask(method: string, parts: string[] = [], headers: Record<string, string | number> = {}) {
    const { port } = server.address() as AddressInfo
    return new Promise<string>((resolve, reject) => {
      const call = request({ port, path: '/small', host: '127.0.0.1', method, headers }, (answer) => {
        text(answer).then((said) => resolve(`${answer.statusCode} ${said}`), reject)
      })
      call.on('error', reject)
      for (const part of parts) call.write(part)
      call.end()
    })
  }

  test.each([
    ['no body, as programs send DELETE', () => ask('DELETE'), '200 DELETE '],
    ['no body and no length', () => ask('POST', [], { 'content-length': 0 }), '200 POST '],
    ['a body of a GET', () => ask('GET', ['abc'], { 'content-length': 3 }), '200 GET '],
    ['a length within the limit', () => ask('PUT', ['abc'], { 'content-length': 3 }), '200 PUT abc'],
    ['a length over it', () => ask('PUT', ['abcdefghijk'], { 'content-length': 11 }), '413 too large'],
    ['chunks within the limit', () => ask('POST', ['abc', 'def']), '200 POST abcdef'],
    ['chunks over it', () => ask('POST', ['abcdef', 'ghijkl']), '413 too large'],
  ])('%s', async (_, call, answer) => {
    expect(await call()).toBe(answer)
  })

  test('what waits unfinished holds room, of one address no more than its share', async () => {
    const unfinished = Array.from({ length: 3 }, () => begin(10, 'x'.repeat(9), '/small'))
    await expect.poll(() => ask('PUT', ['abc'], { 'content-length': 3 })).toBe('503 full')
    expect(await ask('PUT', ['abc'], { 'content-length': 3, 'x-person': 'another' })).toBe('200 PUT abc')
    for (const { socket } of unfinished) socket.destroy()
    await expect.poll(() => ask('PUT', ['abc'], { 'content-length': 3 })).toBe('200 PUT abc')
  })
})
