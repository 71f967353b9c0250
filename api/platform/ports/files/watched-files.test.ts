import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ServiceAway } from '#api/platform/service-away.ts'
import { silentLog } from '../../log.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'
import { watchedFiles } from './watched-files.ts'

const silent = createServer(() => {})
let port: number
beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  port = (silent.address() as AddressInfo).port
})
afterAll(() => {
  silent.close()
})

const credentials = { accessKeyId: 'x', secretAccessKey: 'x' }
/** A store at a port of this machine, and what was logged of it. */
function storeAt(at: number, timeoutMs: number) {
  const lines: string[] = []
  const note = (_: object | string, message = '') => void lines.push(message)
  const options = { bucket: 'b', endpoint: `http://127.0.0.1:${at}`, forcePathStyle: true, credentials }
  const log = { ...silentLog, error: note, info: note }
  return { lines, files: watchedFiles(s3Files({ ...options, timeoutMs }), log) }
}

test.each([
  ['that is down', () => 1, 'ECONNREFUSED', 60_000],
  ['that accepts and never answers', () => port, 'timeout', 200],
])(
  'SEC-31 a store %s is told apart, in time, logged once and said when asked',
  async (_, at, code, timeoutMs) => {
    const { files, lines } = storeAt(at(), timeoutMs)
    const away = { service: 'files', code }
    await expect(files.put('7/a.txt', Buffer.from('x'), { contentType: 'text/plain' })).rejects.toMatchObject(
      away,
    )
    await expect(files.get('7/a.txt')).rejects.toBeInstanceOf(ServiceAway)
    expect(await files.problem()).toBe(code)
    expect(lines).toEqual(['The file store is away'])
  },
)

test('SEC-31 SEC-66 a file that breaks off on its way here is no fault of the store', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'estacao-watched-'))
  const lines: string[] = []
  const note = (_: object | string, message = '') => void lines.push(message)
  const files = watchedFiles(folderFiles(folder), { ...silentLog, error: note, info: note })
  const half = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('the sender is gone')
    })(),
    { objectMode: false },
  )
  await expect(files.put('7/a.mp4', half, { contentType: 'video/mp4' })).rejects.toThrow('the sender is gone')
  expect(await files.exists('7/a.mp4')).toBe(false)
  expect(lines).toEqual([])
  rmSync(folder, { recursive: true, force: true })
})
