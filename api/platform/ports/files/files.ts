import type { Readable } from 'node:stream'

/** What is known of a file. `size` is in bytes and of the whole; `etag` comes with its quotes. */
export type FileFacts = { contentType: string; size: number; etag: string }

/** A stored file, or the part of it that was asked for. `body` has to be read or destroyed. */
export type StoredFile = FileFacts & { body: Readable }

/** Bytes of a file, both ends included and inside it. */
type Part = { start: number; end: number }

/** Where files live. Keys are paths of plain names (`26/3f9a/logo.svg`); a put replaces the whole file at once. */
export type Files = {
  /** @throws Error when the key is not plain */
  put(key: string, body: Uint8Array | Readable, options: { contentType: string }): Promise<void>
  /**
   * The file, or null when there is none under the key (a key that is not plain has none). With a part, nothing else of
   * it is read.
   */
  get(key: string, part?: Part): Promise<StoredFile | null>
  /** What is known of the file without reading it, or null. */
  about(key: string): Promise<FileFacts | null>
  exists(key: string): Promise<boolean>
  /** Nothing happens when there is none. */
  delete(key: string): Promise<void>
  /** All files under a folder (`26/`), in no order; `bytes` is what each takes. Reads the store from end to end: for keepers. */
  list(folder: string): AsyncIterable<{ key: string; bytes: number }>
  /** Throws when the store as a whole cannot be used, its bucket included. Where it is absent, a look at a file tells. */
  check?(): Promise<void>
}

// A secret in base64url may begin with a hyphen.
const name = '[A-Za-z0-9_-][A-Za-z0-9._-]*'
const plainKey = new RegExp(`^${name}(/${name})*$`)

/** True for keys that cannot leave the store: no empty, hidden or parent names, nothing absolute. */
export const isPlainKey = (key: string): boolean => key.length <= 512 && plainKey.test(key)

/** @throws Error when the key is not plain */
export function requirePlainKey(key: string): void {
  if (!isPlainKey(key)) throw new Error(`Not a plain file key: ${JSON.stringify(key)}`)
}
