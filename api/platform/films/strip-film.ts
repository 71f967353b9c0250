import { boundParts } from './boxes-of.ts'
import { mp4Parts } from './mp4-parts.ts'
import type { Part, PartFormat } from './part-format.ts'
import { samplesBesidesIn } from './samples-besides.ts'
import { webmParts } from './webm-parts.ts'
import { wmvParts } from './wmv-parts.ts'

const formats = { mp4: mp4Parts, mov: mp4Parts, webm: webmParts, wmv: wmvParts } as const satisfies Record<
  string,
  PartFormat
>
export type StrippedKind = keyof typeof formats

/** Parts are in parts five deep in films. */
const deepest = 12
const none = Buffer.alloc(0)

/**
 * A film without what the device wrote beside pictures and sound: where it was, whose it is, texts of programs (SEC-96). Such parts say
 * nothing afterwards and are as long as before, so that all others stay where indexes look for them. What cannot be read as parts is
 * zeros.
 */
export async function* stripFilm(
  pieces: AsyncIterable<Buffer>,
  kind: StrippedKind,
): AsyncGenerator<Buffer, void, undefined> {
  const strip = createStripper(formats[kind])
  for await (const piece of pieces) yield strip(piece)
  yield strip(none, true)
}

/** The same of a film that is held whole, without samples that are neither picture nor sound. */
export function strippedFilm(bytes: Buffer, kind: StrippedKind): Buffer {
  const strip = createStripper(formats[kind])
  const film = Buffer.concat([strip(bytes), strip(none, true)])
  if (formats[kind] === mp4Parts)
    for (const { start, end } of samplesBesidesIn(film)) film.subarray(start, end).fill(0)
  return film
}

/** Takes a film piece by piece; a head that is not here whole waits for the next one. */
function createStripper(format: PartFormat) {
  const level = boundParts()
  /** Where what is looked into ends. */
  const ends: number[] = [Number.POSITIVE_INFINITY]
  let [at, left, isEmptied] = [0, 0, false]
  let held: Buffer = none

  const end = () => ends.at(-1) ?? Number.POSITIVE_INFINITY

  function enter(part: Part): void {
    const { headBytes, bodyBytes, bytesBeforeParts = 0 } = part
    const bodyEnd = bodyBytes === null ? end() : at + headBytes + bodyBytes
    const isLooked = part.keeps === 'parts' && ends.length <= deepest
    if (isLooked && bodyBytes !== null) ends.push(bodyEnd)
    left = Math.min(isLooked ? bytesBeforeParts : bodyEnd, bodyEnd - at - headBytes)
    isEmptied = !isLooked && part.keeps !== 'whole'
  }

  /** The head of the next part, as it goes on. */
  function begin(bytes: Buffer): Buffer {
    try {
      level()()
      const part = format.read(bytes)
      const { headBytes, bodyBytes } = part
      if (at + headBytes + (bodyBytes ?? 0) > end()) throw new RangeError('a part does not fit')
      enter(part)
      const head = bytes.subarray(0, headBytes)
      return isEmptied ? format.empty(head, part) : head
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      left = end() - at
      isEmptied = true
      return none
    }
  }

  return function strip(piece: Buffer, isLast = false): Buffer {
    let bytes = held.length > 0 ? Buffer.concat([held, piece]) : piece
    const stripped: Buffer[] = []
    while (bytes.length > 0) {
      while (at >= end()) ends.pop()
      const wanted = Math.min(format.mostHeadBytes, end() - at)
      if (left === 0 && bytes.length < wanted && !isLast) break
      const head = left === 0 ? begin(bytes.subarray(0, wanted)) : none
      const body = bytes.subarray(head.length, head.length + left)
      if (head.length > 0) stripped.push(head)
      if (body.length > 0) stripped.push(isEmptied ? Buffer.alloc(body.length) : body)
      at += head.length + body.length
      left -= body.length
      bytes = bytes.subarray(head.length + body.length)
    }
    held = bytes
    return Buffer.concat(stripped)
  }
}
