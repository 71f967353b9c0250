import { buffer } from 'node:stream/consumers'
import type { Files } from '../ports/index.ts'

/** The bytes behind an address of this server (`/arquivos/…`), or null when nothing is stored there. */
export async function readStored(files: Files, address: string): Promise<Buffer | null> {
  const stored = await files.get(address.slice('/arquivos/'.length))
  return stored && buffer(stored.body)
}
