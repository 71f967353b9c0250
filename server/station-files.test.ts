import { expect, test } from 'vitest'
import { ServiceAway } from '#api/service-away.ts'
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

test('SEC-31 a picture of a store that is away is 503 in words, kept by nobody', async () => {
  const away = async () => Promise.reject(new ServiceAway('files', 'timeout'))
  const answer = await serveStationFile(new Request(address), { ...testPorts().files, get: away }, 7)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toContain('Estamos fora do ar por um instante')
})
