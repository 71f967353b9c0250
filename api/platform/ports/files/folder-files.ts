import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import {
  type FileHandle,
  mkdir,
  open,
  opendir,
  rename,
  rm,
  stat as statFile,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { type FileFacts, type Files, isPlainKey, requirePlainKey } from './files.ts'

/** The longest first line: it holds the content type. */
const headerBytes = 512

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR'
}

/** Opens the file only when somebody reads, so that an answer without a body leaves nothing open. */
async function* readLater(file: string, part: { start: number; end?: number }): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file, part) as AsyncIterable<Uint8Array>
}

async function readHeader(handle: FileHandle): Promise<{ contentType: string; length: number }> {
  const buffer = Buffer.alloc(headerBytes)
  const { bytesRead } = await handle.read(buffer, 0, headerBytes, 0)
  const end = buffer.subarray(0, bytesRead).indexOf('\n')
  if (end < 0) throw new Error('A stored file has no content type')
  return { contentType: buffer.toString('utf8', 0, end), length: end + 1 }
}

/** What is written aside has a name that no key can have, and is passed over. */
async function* listFolder(root: string, folder: string): AsyncGenerator<{ key: string; bytes: number }> {
  requirePlainKey(folder.replace(/\/$/, ''))
  const entries = await opendir(path.join(root, folder)).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
  for await (const entry of entries) {
    const key = folder + entry.name
    if (entry.isDirectory()) yield* listFolder(root, `${key}/`)
    else if (isPlainKey(key)) yield { key, bytes: (await statFile(path.join(root, key))).size }
  }
}

/**
 * Files in a folder. Content type and body are one file (the type is its first line), written aside and renamed: a
 * reader sees the old file or the new one, whole, and so does whoever starts after a kill.
 */
export function folderFiles(root: string): Files {
  const place = (key: string) => path.join(root, key)

  /** `start` is where the body begins. */
  async function find(key: string): Promise<(FileFacts & { start: number }) | null> {
    if (!isPlainKey(key)) return null
    try {
      return await stat(key)
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async function stat(key: string) {
    const handle = await open(place(key))
    try {
      const { size, mtimeMs } = await handle.stat()
      const { contentType, length } = await readHeader(handle)
      return {
        contentType,
        size: size - length,
        start: length,
        etag: `"${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}"`,
      }
    } finally {
      await handle.close()
    }
  }

  return {
    async put(key, body, { contentType }) {
      requirePlainKey(key)
      const header = Buffer.from(`${contentType.replace(/\s+/g, ' ')}\n`)
      if (header.length > headerBytes) throw new Error('The content type is too long')
      const file = place(key)
      await mkdir(path.dirname(file), { recursive: true })
      // A leading dot is no plain name: no key can meet an unfinished file.
      const aside = path.join(path.dirname(file), `.${randomUUID()}`)
      try {
        const handle = await open(aside, 'wx')
        try {
          await handle.writeFile(header)
          await writeFile(handle, body)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(aside, file)
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
    },
    async get(key, part) {
      const found = await find(key)
      if (!found) return null
      const { start, ...facts } = found
      const bytes = part ? { start: start + part.start, end: start + part.end } : { start }
      return { ...facts, body: Readable.from(readLater(place(key), bytes), { objectMode: false }) }
    },
    about: find,
    async exists(key) {
      return (await find(key)) !== null
    },
    async delete(key) {
      if (isPlainKey(key)) await rm(place(key), { force: true })
    },
    list: (folder) => listFolder(root, folder),
  }
}
