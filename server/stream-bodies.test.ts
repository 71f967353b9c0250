import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createSlots } from '#api/platform/slots/slots.ts'
import type { AppEnv } from './app-parts.ts'
import { streamBodies } from './stream-bodies.ts'

type Given = { bytesPerMs?: number; graceMs?: number; ofOne?: number }

/** Makes an app that reads a body as it comes, and whoever sends it is the `x-person` of the request. */
function world({ bytesPerMs = 0.001, graceMs = 60_000, ofOne = 1 }: Given = {}) {
  const app = new Hono<AppEnv>()
  const read: number[] = []
  app.use(
    streamBodies({
      mostBytes: 1_000,
      slowest: { bytesPerMs, graceMs },
      slots: createSlots({ ofAll: 2 }),
      holders: (c) => [{ name: c.req.header('x-person') ?? '', most: ofOne }],
      onFull: (c) => c.text('full', 503),
      onTooLarge: (c) => c.text('too large', 413),
      mostThrownAway: (c) => (c.req.header('accept') ? 3_000 : 0),
    }),
  )
  app.post('*', async (c) => {
    try {
      for await (const piece of c.req.raw.body as unknown as AsyncIterable<Uint8Array>)
        read.push(piece.length)
      return c.text(`whole ${c.get('isStreamed')}`)
    } catch (error) {
      return c.text(String((error as Error).message), 400)
    }
  })
  const send = (body: ReadableStream<Uint8Array>, person = 'ana', headers: Record<string, string> = {}) =>
    app.request('/', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'x-person': person, ...headers },
    } as RequestInit)
  return { send, read }
}

/** Makes a body that gives a piece each time it is let. */
function slowBody() {
  let give: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      give = controller
    },
  })
  return { body, give: (bytes: number) => give?.enqueue(new Uint8Array(bytes)), end: () => give?.close() }
}

test('SEC-66 a body is handed on while it comes', async () => {
  const { send, read } = world()
  const { body, give, end } = slowBody()
  const answer = send(body)
  give(10)
  await expect.poll(() => read).toEqual([10])
  give(20)
  await expect.poll(() => read).toEqual([10, 20])
  end()
  expect(await (await answer).text()).toBe('whole true')
})

test('SEC-66 a larger one is refused by what it says, and broken off where it says nothing', async () => {
  const { send, read } = world()
  const said = await send(slowBody().body, 'ana', { 'content-length': '2000' })
  expect(said.status).toBe(413)
  const page = slowBody()
  const whole = send(page.body, 'ana', { 'content-length': '2000', accept: 'text/html' })
  page.give(2_000)
  page.end()
  expect((await whole).status).toBe(413)
  expect(read).toEqual([])
  const { body, give } = slowBody()
  const answer = send(body)
  give(999)
  give(2)
  const told = await answer
  expect([told.status, await told.text()]).toEqual([413, 'too large'])
})

test('SEC-66 so many at a time of one and of all; a place is free again when a body ends', async () => {
  const { send } = world()
  const [first, second, third] = [slowBody(), slowBody(), slowBody()]
  const [one, two] = [send(first.body, 'ana'), send(second.body, 'eva')]
  expect((await send(third.body, 'ana')).status).toBe(503)
  expect((await send(slowBody().body, 'leo')).status).toBe(503)
  first.end()
  expect((await one).status).toBe(200)
  const again = slowBody()
  const three = send(again.body, 'ana')
  for (const each of [second, again]) each.end()
  expect([(await two).status, (await three).status]).toEqual([200, 200])
})

test('SEC-66 one that stays away is waited for no more', async () => {
  const { send } = world({ graceMs: 30 })
  const { body, give } = slowBody()
  const answer = send(body)
  give(10)
  expect((await answer).status).toBe(200)
})
