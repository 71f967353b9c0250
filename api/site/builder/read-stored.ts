import { keyOfAddress } from '../../platform/files/index.ts'
import { type Files, readWhole } from '../../platform/ports/index.ts'

/** The bytes behind an address of this server (`/arquivos/…`), or null when nothing is stored there. @throws ServiceAway */
export async function readStored(files: Files, address: string): Promise<Buffer | null> {
  const key = keyOfAddress(address)
  const stored = key && (await files.get(key))
  return stored ? readWhole(stored) : null
}
