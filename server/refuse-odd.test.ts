import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, stopListening } from './listen.ts'
import { refuseOdd } from './refuse-odd.ts'

let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  server = await listen(
    (request, response) => void (refuseOdd(request, response) || response.end('page')),
    0,
    '127.0.0.1',
  )
})
afterAll(() => stopListening(server, 50))

/** Gives the first line of the answer to a request as it goes over the wire. */
async function ask(request: string): Promise<string> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.write(request)
  const [answer] = await once(client, 'data')
  client.destroy()
  return String(answer).split('\r\n')[0] ?? ''
}

test.each(['TRACE', 'PROPFIND', 'LINK'])('SEC-18 %s is no method of ours', async (method) => {
  expect(await ask(`${method} / HTTP/1.1\r\nhost: clube.localhost\r\n\r\n`)).toBe(
    'HTTP/1.1 405 Method Not Allowed',
  )
})

test.each(['host', 'Host', 'X-Forwarded-Host'])(
  'SEC-18 a request that names two hosts (%s) is refused',
  async (name) => {
    const hosts = `host: clube.localhost\r\nx-forwarded-host: clube.localhost\r\n${name}: outro.localhost\r\n`
    expect(await ask(`GET / HTTP/1.1\r\n${hosts}\r\n`)).toBe('HTTP/1.1 400 Bad Request')
  },
)

test('SEC-18 any other request goes on', async () => {
  expect(await ask('GET / HTTP/1.1\r\nhost: clube.localhost\r\n\r\n')).toBe('HTTP/1.1 200 OK')
})
