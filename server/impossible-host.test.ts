import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#tests/fixtures/portal.ts'
import { createLogger } from './logger.ts'

const lines: { level: number; status?: number }[] = []
const app = testApp(async () => expect.unreachable('no station has that name'), {
  portal: async () => new Response('page'),
  api: null,
  files: null,
  log: createLogger('info', { write: (line) => lines.push(JSON.parse(line)) }),
})
const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false })
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
beforeEach(() => {
  lines.length = 0
})
afterAll(() => void server.close())

async function ask(host: string, request: string, body = ''): Promise<string> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.write(`${request} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${body}`)
  let answer = ''
  client.on('data', (bytes) => {
    answer += bytes
  })
  await once(client, 'close')
  return answer
}

const form = 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 3\r\n\r\na=1'

test.each([
  ['xn--fan.localhost', 'GET /', '\r\n'],
  ['xn--', 'GET /', '\r\n'],
  ['1.2.3.4.5', 'GET /arquivos/7/a/foto.webp', '\r\n'],
  ['1.2.3.4.5:3000', 'GET /api/public', '\r\n'],
  ['xn--.localhost', 'POST /login', form],
])('SEC-94 %s is an address that cannot be, not an error of ours: %s', async (host, request, body) => {
  const answer = await ask(host, request, body)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('Confira o endereço')
  expect(lines).toMatchObject([{ level: 30, status: 400 }])
})
