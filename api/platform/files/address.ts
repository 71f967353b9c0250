import { filesPath, isFileAddress } from '#contract/file-address.ts'
import { readPicture } from '#contract/picture-look.ts'
import { isPlainKey } from '../ports/index.ts'

/** A stored file: under another version stands another file, so what stands under one never changes. */
export type FilePlace = { stationId: number; version: string; path: string }

/** The key under which the file port has it. Pure. */
export const fileKey = ({ stationId, version, path }: FilePlace): string => `${stationId}/${version}/${path}`

/**
 * The key of a file that only some people may read: nothing under `/arquivos/` leads to it, whose keys begin with a number
 * (SEC-68). Pure.
 */
export const privateKey = (place: FilePlace): string => privatePath + fileKey(place)

/** What keys of such files begin with. */
export const privatePath = 'privado/'

/** Where the server shows it. Pure. */
export const fileAddress = (place: FilePlace): string => filesPath + fileKey(place)

/** Where all files of one version stand, without a slash at the end. Pure. */
export const folderAddress = ({ stationId, version }: Omit<FilePlace, 'path'>): string =>
  `${filesPath}${stationId}/${version}`

/** What an address of this server names, however it is shown; null for every other text, `..` and hidden names included. Pure. */
export function readFileAddress(address: string | null | undefined): FilePlace | null {
  if (!address || !isFileAddress(address)) return null
  const key = readPicture(address).file.slice(filesPath.length)
  const [station = '', version = '', ...path] = key.split('/')
  if (!isPlainKey(key) || path.length === 0 || !/^[1-9]\d{0,14}$/.test(station)) return null
  return { stationId: Number(station), version, path: path.join('/') }
}

/** The key behind an address; null for what is none. Pure. */
export function keyOfAddress(address: string | null | undefined): string | null {
  const place = readFileAddress(address)
  return place && fileKey(place)
}

/**
 * A text with the addresses of one station's files replaced. A run of letters is taken as a whole and looked at then:
 * matched bit by bit, a long text costs its length squared (SEC-35). Pure.
 */
export function replaceFileAddresses(
  text: string,
  stationId: number,
  replace: (place: FilePlace) => string,
): string {
  return text.replace(new RegExp(`${filesPath}${stationId}/[\\w./-]+`, 'g'), (run) => {
    // A sentence may end behind an address.
    let end = run.length
    while ('./-'.includes(run.charAt(end - 1))) end -= 1
    const place = readFileAddress(run.slice(0, end))
    return place && /\.\w+$/.test(place.path) ? replace(place) + run.slice(end) : run
  })
}
