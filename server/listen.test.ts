import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createSlots } from '#api/platform/slots/slots.ts'
import type { AppEnv } from './app-parts.ts'
import { listen, stopListening } from './listen.ts'
import { streamBodies } from './stream-bodies.ts'

test('a request that never ends does not keep the server from closing', async () => {
  const server = await listen(() => {}, 0, '127.0.0.1')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const begun = once(server, 'request')
  client.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nx')
  await begun
  const closed = once(client.resume(), 'close')
  await stopListening(server, 50)
  await closed
  expect(server.listening).toBe(false)
})

test('SEC-42 whoever asks and reads nothing is let go', async () => {
  const server = await listen(
    (_, response) => response.end(Buffer.alloc(50_000_000)),
    0,
    '127.0.0.1',
    undefined,
    50,
  )
  const answered = once(server, 'connection') as Promise<[Socket]>
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.pause().write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  const [held] = await answered
  await once(held, 'close')
  client.destroy()
  await stopListening(server, 50)
})

test('SEC-46 the requests of a connection are answered one after the other, and only so many wait', async () => {
  const begun: string[] = []
  const open: (() => void)[] = []
  const server = await listen(
    (request, response) => {
      begun.push(request.url ?? '')
      open.push(() => response.end(`answer to ${request.url}`))
    },
    0,
    '127.0.0.1',
  )
  const connectOf = () => connect((server.address() as AddressInfo).port, '127.0.0.1')
  const requests = (count: number) =>
    Array.from({ length: count }, (_, at) => `GET /${at} HTTP/1.1\r\nhost: a\r\n\r\n`).join('')
  const client = connectOf()
  let received = ''
  client.on('data', (chunk: Buffer) => {
    received += chunk.toString()
  })
  client.write(requests(3))
  for (let at = 0; at < 3; at += 1) {
    await expect.poll(() => begun).toHaveLength(at + 1)
    open[at]?.()
    await expect.poll(() => received).toContain(`answer to /${at}`)
  }
  expect(begun).toEqual(['/0', '/1', '/2'])
  client.destroy()
  const greedy = connectOf().resume()
  greedy.on('error', () => {})
  const closed = once(greedy, 'close')
  greedy.write(requests(20))
  await closed
  expect(begun.length).toBe(4)
  await stopListening(server, 50)
})

test('SEC-66 a request that does not arrive is let go, but not one whose file may come slowly', async () => {
  const app = new Hono<AppEnv>()
  app.use(
    '/video',
    streamBodies({
      mostBytes: 1_000,
      slowest: { bytesPerMs: 0.001, graceMs: 60_000 },
      slots: createSlots({ ofAll: 2 }),
      holders: () => [],
      onFull: (c) => c.text('full'),
      onTooLarge: (c) => c.text('large'),
      mostThrownAway: () => 0,
    }),
  )
  app.post('*', async (c) => c.text(await c.req.text()))
  const server = await listen(getRequestListener(app.fetch), 0, '127.0.0.1', undefined, 60_000, 60)
  const send = (path: string) => {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
    client.write(`POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 2\r\n\r\nx`)
    return client
  }
  const video = send('/video')
  let answer = ''
  video.on('data', (chunk: Buffer) => {
    answer += chunk.toString()
  })
  const late = send('/form').resume()
  await once(late, 'close')
  video.write('y')
  await once(video, 'close')
  expect(answer).toMatch(/^HTTP\/1.1 200[\s\S]*\r\n\r\n.*xy/)
  await stopListening(server, 50)
})
