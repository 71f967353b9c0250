import type { FilmProblem } from './film-problem.ts'
import { judgeMp4, mp4Seconds } from './judge-mp4.ts'
import { judgeWebm, webmSeconds } from './judge-webm.ts'

export type FilmKind = 'mp4' | 'webm' | 'mov'

/** What players of MP4 know; pictures (HEIC, AVIF) and QuickTime have the same box with other brands. */
const mp4Brand = /^ftyp(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV|mmp4|3gp\d)/

type Judged<Kind> = { kind: Kind } | { problem: FilmProblem }

/**
 * Reads a film's containers to the end, without decoding a picture of it: all sizes agree, it has a video track that
 * browsers play, pictures, and lasts. What it is, is what its bytes say (VID-07, VAL-10).
 */
export function judgeFilm(bytes: Buffer): Judged<'mp4' | 'webm'> {
  const kind = kindOf(bytes)
  return kind ? judged(bytes, kind, false) : { problem: 'wrong_type' }
}

/** How long a film that was judged lasts, in tenths of seconds rounded down; null where it does not say. */
export function filmSeconds(bytes: Buffer, kind: 'mp4' | 'webm'): number | null {
  const seconds = kind === 'webm' ? webmSeconds(bytes) : mp4Seconds(bytes)
  return seconds === null ? null : Math.max(Math.floor(seconds * 10), 1) / 10
}

/** The same of what phones record: QuickTime, and HEVC, which not every browser plays (POL-05). */
export function judgePhoneFilm(bytes: Buffer): Judged<FilmKind> {
  const kind = phoneFilmKindOf(bytes)
  return kind ? judged(bytes, kind, true) : { problem: 'wrong_type' }
}

/** So many bytes tell what a film is. */
export const filmHeadBytes = 64

/** What a film of a phone is by its first bytes; null for what is none. Pure. */
export const phoneFilmKindOf = (head: Buffer): FilmKind | null =>
  head.toString('latin1', 4, 12) === 'ftypqt  ' ? 'mov' : kindOf(head)

function judged<Kind extends FilmKind>(bytes: Buffer, kind: Kind, isOfPhone: boolean): Judged<Kind> {
  try {
    const problem = kind === 'webm' ? judgeWebm(bytes) : judgeMp4(bytes, { isOfPhone })
    return problem ? { problem } : { kind }
  } catch (error) {
    // A size that leads behind the end.
    if (error instanceof RangeError) return { problem: 'broken' }
    throw error
  }
}

/** `ftyp` of ISO media with a brand of MP4, or the EBML head with the WebM document type. */
function kindOf(bytes: Buffer): 'mp4' | 'webm' | null {
  if (mp4Brand.test(bytes.subarray(4, 12).toString('latin1'))) return 'mp4'
  const isEbml = bytes.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))
  return isEbml && bytes.subarray(0, filmHeadBytes).includes('webm') ? 'webm' : null
}
