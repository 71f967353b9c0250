import { decomposed } from '#contract/composed.ts'
import { filesPath } from '#contract/file-address.ts'
import { ApiError } from '../errors.ts'
import { type Files, piecesOf } from '../ports/index.ts'
import { fileKey, privateKey, privatePath, readFileAddress } from './address.ts'
import { newSecret } from './intake.ts'

/**
 * The key of a file for members by the address that names it, which leads nowhere: another station's, a path that leaves its folder
 * and any other address name none (SEC-106). @throws invalid_input beside `file`
 */
export function requireOwnFile(stationId: number, address: string, refusal: string): string {
  const place = readFileAddress(address)
  if (place?.stationId !== stationId) throw ApiError.fields({ file: refusal })
  return privateKey(place)
}

/** What names a stored file for members to owners and in folders; of what is no key the same. Pure. */
export const nameOfStored = (stored: string): string =>
  stored.startsWith(privatePath) ? filesPath + stored.slice(privatePath.length) : stored

/** The key of a stored file for members, null for what is none of the station. Pure. */
export const ownKeyOf = (stationId: number, stored: string): string | null =>
  stored.startsWith(`${privatePath}${stationId}/`) ? stored : null

type Store = Pick<Files, 'get' | 'put' | 'delete'>

/**
 * Moves a file that came with a folder to where no address leads: only members may read it (SEC-106). Answers its key; of what is no
 * file of the station the same.
 */
export async function setApart(files: Store, stationId: number, address: string): Promise<string> {
  const place = readFileAddress(address)
  if (place?.stationId !== stationId) return address
  const found = await files.get(fileKey(place))
  if (!found) return address
  const key = privateKey({ ...place, version: newSecret() })
  await files.put(key, piecesOf(found), { contentType: found.contentType })
  await files.delete(fileKey(place))
  return key
}

/** What a file is called where somebody keeps it: 'Ata de março' of a PDF is `ata-de-marco.pdf`. Pure. */
export function fileNameOf(title: string, key: string): string {
  const plain = decomposed(title)
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .slice(0, 80)
  return `${plain || 'arquivo'}${endingOf(key).toLowerCase()}`
}

/** What a file is as people call it, by its ending: 'PDF'; '' without one. Pure. */
export const formatOf = (key: string): string => endingOf(key).slice(1).toUpperCase()

const endingOf = (key: string): string => /(\.[a-z0-9]{1,5})$/i.exec(key)?.[1] ?? ''
