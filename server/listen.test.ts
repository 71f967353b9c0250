import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { listen, stopListening } from './listen.ts'

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
