import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '../../log.ts'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'
import { watchedFiles } from './watched-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'estacao-files-'))
const bucket = 'estacao-files'
let s3: S3rver
let endpoint: string

beforeAll(async () => {
  s3 = new S3rver({
    port: 0,
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await s3.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const stores: [string, () => Files][] = [
  ['folder', () => folderFiles(path.join(folder, 'files'))],
  ['S3', () => s3Files({ bucket, endpoint, forcePathStyle: true, credentials, prefix: 'test/' })],
]

test('SEC-31 a bucket that is not there is said when asked', async () => {
  const store = (name: string) =>
    watchedFiles(s3Files({ bucket: name, endpoint, forcePathStyle: true, credentials }), silentLog)
  expect(await store(bucket).problem()).toBeNull()
  expect(await store('nobody-made-it').problem()).toBeTruthy()
})

test('SEC-31 a reader may take longer than a store may be silent', async () => {
  const timeoutMs = 1_500
  const files = s3Files({ bucket, endpoint, forcePathStyle: true, credentials, timeoutMs })
  // More than what stands in buffers on the way.
  const bytes = Buffer.alloc(12_000_000, 'x')
  await files.put('26/film.mp4', bytes, { contentType: 'video/mp4' })
  const slow = await files.get('26/film.mp4')
  await new Promise((resolve) => setTimeout(resolve, timeoutMs + 200))
  expect(slow && (await buffer(slow.body)).length).toBe(bytes.length)
})

test('SEC-66 a sender may take longer than a store may be silent', async () => {
  const timeoutMs = 300
  const files = s3Files({ bucket, endpoint, forcePathStyle: true, credentials, timeoutMs })
  const slow = Readable.from(
    (async function* () {
      for (let at = 0; at < 3; at += 1) {
        yield Buffer.alloc(100_000, 'x')
        await new Promise((resolve) => setTimeout(resolve, timeoutMs + 100))
      }
    })(),
    { objectMode: false },
  )
  await files.put('26/slow.mp4', slow, { contentType: 'video/mp4' })
  expect(await files.about('26/slow.mp4')).toMatchObject({ size: 300_000 })
})

async function read(files: Files, key: string) {
  const found = await files.get(key)
  if (!found) return null
  const { body, ...facts } = found
  return { ...facts, bytes: await buffer(body) }
}

describe.each(stores)('files in %s', (_name, open) => {
  test('what was put is what one gets, with its type and size', async () => {
    const files = open()
    const bytes = Buffer.from('<svg>ação</svg>\nsecond line')
    await files.put('26/3f9a/logo.svg', bytes, { contentType: 'image/svg+xml; charset=utf-8' })
    const found = await read(files, '26/3f9a/logo.svg')
    expect(found).toMatchObject({ contentType: 'image/svg+xml; charset=utf-8', size: bytes.length })
    expect(found?.bytes.equals(bytes)).toBe(true)
    expect(found?.etag).toMatch(/^".+"$/)
  })

  test('streams of many parts, and nothing at all', async () => {
    const files = open()
    const part = Buffer.alloc(1_000_000, 'x')
    const parts = Array.from({ length: 12 }, () => part)
    await files.put('26/video.mp4', Readable.from(parts), { contentType: 'video/mp4' })
    const found = await read(files, '26/video.mp4')
    expect(found?.size).toBe(12_000_000)
    expect(found?.bytes.equals(Buffer.concat(parts))).toBe(true)
    await files.put('26/empty.txt', new Uint8Array(), { contentType: 'text/plain' })
    expect(await read(files, '26/empty.txt')).toMatchObject({ size: 0, contentType: 'text/plain' })
  })

  test('SEC-31 a part is read alone, and says the size of the whole', async () => {
    const files = open()
    await files.put('26/part.txt', Buffer.from('ten bytes!'), { contentType: 'text/plain' })
    const { etag } = (await files.about('26/part.txt')) ?? {}
    for (const [start, end, bytes] of [
      // An end of 0 is none to the S3 of these tests.
      [0, 1, 'te'],
      [4, 8, 'bytes'],
      [9, 9, '!'],
    ] as const) {
      const found = await files.get('26/part.txt', { start, end })
      expect(found).toMatchObject({ contentType: 'text/plain', size: 10, etag })
      expect(found && String(await buffer(found.body))).toBe(bytes)
    }
  })

  test('SEC-31 what is known of a file is known without reading it', async () => {
    const files = open()
    await files.put('26/known.txt', Buffer.from('ten bytes!'), { contentType: 'text/plain' })
    const known = await files.about('26/known.txt')
    expect(known).toMatchObject({ contentType: 'text/plain', size: 10 })
    expect(known).toMatchObject({ etag: (await read(files, '26/known.txt'))?.etag })
    expect(await files.about('26/none.txt')).toBeNull()
    expect(await files.about('../secret')).toBeNull()
  })

  test('a second put replaces the first, with another etag', async () => {
    const files = open()
    await files.put('26/a.txt', Buffer.from('first, longer'), { contentType: 'text/plain' })
    const first = await read(files, '26/a.txt')
    await files.put('26/a.txt', Buffer.from('second'), { contentType: 'text/html' })
    const second = await read(files, '26/a.txt')
    expect(second).toMatchObject({ contentType: 'text/html', size: 6 })
    expect(second?.etag).not.toBe(first?.etag)
  })

  test('what is not there is null; deleting twice is fine', async () => {
    const files = open()
    expect(await files.get('26/none.txt')).toBeNull()
    expect(await files.exists('26/none.txt')).toBe(false)
    await files.put('26/gone.txt', Buffer.from('x'), { contentType: 'text/plain' })
    expect(await files.exists('26/gone.txt')).toBe(true)
    await files.delete('26/gone.txt')
    await files.delete('26/gone.txt')
    expect(await files.get('26/gone.txt')).toBeNull()
  })

  test.each([
    '../secret',
    '/etc/passwd',
    'a/../../b',
    'a//b',
    '',
    '.',
    'a/.hidden',
    'a\\..\\b',
    'a\0b',
    'a/',
    'ação.png',
    'x'.repeat(600),
  ])('a key that is not plain is refused: %j', async (key) => {
    const files = open()
    await expect(files.put(key, Buffer.from('x'), { contentType: 'text/plain' })).rejects.toThrow(
      /plain file key/,
    )
    expect(await files.get(key)).toBeNull()
    expect(await files.exists(key)).toBe(false)
    await files.delete(key)
  })

  test('ONB-12 a folder may be any secret, one that begins with a hyphen too', async () => {
    const files = open()
    await files.put('26/-GJSesZnqEtWPmbOw/foto.webp', Buffer.from('x'), { contentType: 'image/webp' })
    expect(await files.exists('26/-GJSesZnqEtWPmbOw/foto.webp')).toBe(true)
  })

  test('a stream that breaks leaves what was there before', async () => {
    const files = open()
    await files.put('26/kept.txt', Buffer.from('kept'), { contentType: 'text/plain' })
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('the connection broke')
      })(),
    )
    await expect(files.put('26/kept.txt', breaking, { contentType: 'text/plain' })).rejects.toThrow(/broke/)
    expect((await read(files, '26/kept.txt'))?.bytes.toString()).toBe('kept')
  })
})

test('a broken put leaves no unfinished file in the folder, and a folder is no file', async () => {
  const root = path.join(folder, 'clean')
  const files = folderFiles(root)
  const breaking = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('no')
    })(),
  )
  await expect(files.put('a/b.txt', breaking, { contentType: 'text/plain' })).rejects.toThrow()
  expect(readdirSync(path.join(root, 'a'))).toEqual([])
  expect(await files.get('a')).toBeNull()
})
