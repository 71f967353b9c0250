import { decomposed } from '#contract/composed.ts'
import { ApiError } from '../errors.ts'
import type { Files } from '../ports/index.ts'
import { fileAddress, fileKey, readFileAddress } from './address.ts'
import { newSecret } from './intake.ts'

/**
 * The key of a file of this station by its address, whose version nobody guesses (`takeFile` with `once`, `setApart`): another
 * station's, a path that leaves its folder and any other address are none. @throws invalid_input beside `file`
 */
export function requireOwnFile(stationId: number, address: string, refusal: string): string {
  const place = readFileAddress(address)
  if (place?.stationId !== stationId) throw ApiError.fields({ file: refusal })
  return fileKey(place)
}

/**
 * Moves a file that came with a folder to where nobody guesses it: only members may read it, and where its folder stands is seen
 * in the address of every picture (SEC-68). Answers its address; of what is no file of the station the same.
 */
export async function setApart(
  files: Pick<Files, 'get' | 'put' | 'delete'>,
  stationId: number,
  address: string,
): Promise<string> {
  const place = readFileAddress(address)
  if (place?.stationId !== stationId) return address
  const found = await files.get(fileKey(place))
  if (!found) return address
  const apart = { ...place, version: newSecret() }
  await files.put(fileKey(apart), found.body, { contentType: found.contentType })
  await files.delete(fileKey(place))
  return fileAddress(apart)
}

/** What a file is called where somebody keeps it: 'Ata de março' of a PDF is `ata-de-marco.pdf`. Pure. */
export function fileNameOf(title: string, key: string): string {
  const plain = decomposed(title)
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .slice(0, 80)
  const [, ending = ''] = /(\.[a-z0-9]{1,5})$/i.exec(key) ?? []
  return `${plain || 'arquivo'}${ending.toLowerCase()}`
}
