import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ServiceAway } from '#api/platform/service-away.ts'
import { silentLog } from '../../log.ts'
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
