import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Files } from '#api/platform/ports/index.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { testApp } from '#tests/fixtures/portal.ts'
import { testPorts } from '#tests/setup/ports.ts'
import { createLogger } from './logger.ts'

/** A store whose line breaks behind so many bytes of a thousand. */
let bytesBefore = 10
const files: Files = {
  ...testPorts().files,
  async get() {
    const body = Readable.from(
      (async function* () {
        if (bytesBefore > 0) yield Buffer.alloc(bytesBefore, 'x')
        await new Promise(setImmediate)
        if (bytesBefore < 1_000) throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
      })(),
      { objectMode: false },
    )
    return { contentType: 'image/webp', size: 1_000, etag: '"x"', body }
  },
}

type Line = { level: number; status?: number; msg?: string; requestId?: string }
const lines: Line[] = []
const station = { id: 7, slug: 'clube', revision: 1, primaryDomain: null, isSuspended: false }
const config = configSchema.parse({ id: 7, slug: 'clube', name: 'Clube' })
const app = testApp(async () => Response.json({ ...station, config }), {
  portal: async () =>
    new Response(
      Readable.toWeb(
        Readable.from(
          (async function* () {
            yield Buffer.from('Nome;E-mail\n')
            throw new Error('the rest could not be read')
          })(),
        ),
      ) as ReadableStream,
      { headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="a.csv"' } },
    ),
  api: null,
  files,
  mode: 'demo',
  log: createLogger('info', { write: (line) => lines.push(JSON.parse(line)) }),
})
const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false })
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
beforeEach(() => {
  lines.length = 0
})
afterAll(() => void server.close())

/** Gives everything that comes over the wire until the server closes it. */
async function ask(path: string): Promise<string> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.write(`GET ${path} HTTP/1.1\r\nhost: clube.localhost\r\n\r\n`)
  let answer = ''
  client.on('data', (bytes) => {
    answer += bytes
  })
  client.on('error', () => {})
  await once(client, 'close')
  return answer
}

test.each([
  ['in the middle of a file', '/arquivos/7/abc/foto.webp', 10],
  ['before its first byte', '/arquivos/7/abc/foto.webp', 0],
  ['in the middle of a table', '/gestao/dados.csv', 0],
])(
  'SEC-95 what breaks off %s is cut, without words of ours in it, and is a line of the log',
  async (_, path, before) => {
    bytesBefore = before
    const plain = vi.spyOn(console, 'error').mockImplementation(() => {})
    const answer = await ask(path)
    await expect.poll(() => lines.length).toBe(2)
    expect(answer).not.toMatch(/Error|aborted|could not|\r\n0\r\n/)
    expect(plain).not.toHaveBeenCalled()
    plain.mockRestore()
    const [one, other] = lines.sort((a, b) => a.level - b.level)
    expect(one).toMatchObject({ level: 30, status: 200 })
    expect(other).toMatchObject({ level: 50, msg: 'an answer broke off', requestId: one?.requestId })
  },
)

test('SEC-95 a file that comes whole is whole', async () => {
  bytesBefore = 1_000
  const answer = app.request('http://clube.localhost/arquivos/7/abc/foto.webp', {
    headers: { host: 'clube.localhost' },
  })
  expect((await (await answer).text()).length).toBe(1_000)
  expect(lines).toMatchObject([{ level: 30, status: 200 }])
})
