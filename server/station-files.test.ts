import { expect, test } from 'vitest'
import type { Files } from '#api/platform/ports/index.ts'
import { ServiceAway } from '#api/platform/service-away.ts'
import { testPorts } from '#tests/setup/ports.ts'
import { serveStationFile } from './station-files.ts'

const address = 'http://clube.localhost/arquivos/7/abc/foto.webp'

test('SEC-31 a range behind the end of a file is 416, with its size', async () => {
  const { files } = testPorts()
  await files.put('7/abc/foto.webp', Buffer.from('ten bytes!'), { contentType: 'image/webp' })
  const answer = await serveStationFile(
    new Request(address, { headers: { range: 'bytes=99999999-' } }),
    files,
    7,
  )
  expect(answer.status).toBe(416)
  expect(answer.headers.get('content-range')).toBe('bytes */10')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

/** Makes a store with one file of ten bytes, and how many bytes of it were read. */
async function counted(): Promise<{ files: Files; read: () => number }> {
  const { files } = testPorts()
  await files.put('7/abc/foto.webp', Buffer.from('ten bytes!'), { contentType: 'image/webp' })
  let bytes = 0
  const get: Files['get'] = async (...asked) => {
    const found = await files.get(...asked)
    found?.body.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    return found
  }
  return { files: { ...files, get }, read: () => bytes }
}

test.each([
  ['bytes=0-0', 206, 't', 'bytes 0-0/10', 1],
  ['bytes=-4', 206, 'tes!', 'bytes 6-9/10', 4],
  ['bytes=0-1,3-4', 200, 'ten bytes!', null, 10],
])(
  'SEC-31 VID-07 of a file %s is sent and read, and no byte more',
  async (range, status, text, said, bytes) => {
    const { files, read } = await counted()
    const answer = await serveStationFile(new Request(address, { headers: { range } }), files, 7)
    expect([answer.status, await answer.text()]).toEqual([status, text])
    expect(answer.headers.get('content-range')).toBe(said)
    expect(answer.headers.get('content-length')).toBe(String(text.length))
    expect(read()).toBe(bytes)
  },
)

test('SEC-31 VID-07 a part that is wanted of one version only is answered with the whole: versions have no names', async () => {
  const { files } = await counted()
  const headers = { range: 'bytes=0-1', 'if-range': '"zzz"' }
  const answer = await serveStationFile(new Request(address, { headers }), files, 7)
  expect([answer.status, await answer.text()]).toEqual([200, 'ten bytes!'])
})

test('SEC-31 a question about a file, and a range behind its end, read nothing', async () => {
  const { files } = await counted()
  const unread: Files = { ...files, get: () => expect.unreachable('the file was opened') }
  const head = await serveStationFile(new Request(address, { method: 'HEAD' }), unread, 7)
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10'])
  const behind = new Request(address, { headers: { range: 'bytes=10-' } })
  expect((await serveStationFile(behind, unread, 7)).status).toBe(416)
  const none = new Request(address.replace('abc', 'xyz'), { method: 'HEAD' })
  expect((await serveStationFile(none, unread, 7)).status).toBe(404)
})

test('SEC-31 a picture of a store that is away is 503 in words, kept by nobody', async () => {
  const away = async () => Promise.reject(new ServiceAway('files', 'timeout'))
  const answer = await serveStationFile(new Request(address), { ...testPorts().files, get: away }, 7)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toContain('Estamos fora do ar por um instante')
})

test('GAP-155 the look of a photo is no part of the address that is asked for: nothing is served under it', async () => {
  const { files } = await counted()
  const asked = (tail: string) => serveStationFile(new Request(address + tail), files, 7)
  expect((await asked('%23foco=30,20')).status).toBe(404)
  // Browsers keep what stands behind the sign to themselves.
  expect((await asked('#foco=30,20')).status).toBe(200)
})
