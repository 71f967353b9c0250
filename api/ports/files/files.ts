import type { Readable } from 'node:stream'

/** A stored file. `body` has to be read or destroyed. `size` is in bytes; `etag` comes with its quotes. */
export type StoredFile = { body: Readable; contentType: string; size: number; etag: string }

/** Where files live. Keys are paths of plain names (`26/3f9a/logo.svg`); a put replaces the whole file at once. */
export type Files = {
  /** @throws Error when the key is not plain */
  put(key: string, body: Uint8Array | Readable, options: { contentType: string }): Promise<void>
  /** The file, or null when there is none under the key (a key that is not plain has none). */
  get(key: string): Promise<StoredFile | null>
  exists(key: string): Promise<boolean>
  /** Nothing happens when there is none. */
  delete(key: string): Promise<void>
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
