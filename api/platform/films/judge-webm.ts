import { boundParts, type CountLevel } from './boxes-of.ts'
import type { FilmProblem } from './film-problem.ts'
import { readNumber } from './read-number.ts'

const id = {
  segment: 0x18538067,
  info: 0x1549a966,
  duration: 0x4489,
  scale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  entry: 0xae,
  type: 0x83,
  codec: 0x86,
  cluster: 0x1f43b675,
  time: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
} as const
const playable = /^V_(VP8|VP9|AV1)$/
/** A block says its time in 16 bits after that of its cluster. */
const longestCluster = 32_768

type Element = { id: number; start: number; end: number }

/**
 * Walks the elements of a part of a file, which fill it to its end, and keeps none. One of unknown size goes to the end
 * or, a cluster, to the next element of the segment. @throws RangeError
 */
function* elementsOf(bytes: Buffer, level: CountLevel): Generator<Element> {
  const count = level()
  for (let at = 0; at < bytes.length; ) {
    count()
    const name = readNumber(bytes, at, true)
    const size = readNumber(bytes, at + name.length, false)
    const start = at + name.length + size.length
    const end = size.value === null ? endOfOpen(bytes, start, level) : start + size.value
    if (end > bytes.length) throw new RangeError('an element does not fit')
    yield { id: name.value ?? 0, start, end }
    at = end
  }
}

/** Where an element of unknown size ends: before the next cluster. */
function endOfOpen(bytes: Buffer, start: number, level: CountLevel): number {
  // A segment begins with other elements than blocks.
  if (bytes.readUInt8(start) !== id.time) return bytes.length
  const count = level()
  for (let at = start; at < bytes.length; ) {
    count()
    const name = readNumber(bytes, at, true)
    if (name.length === 4) return at
    const size = readNumber(bytes, at + name.length, false)
    at += name.length + size.length + (size.value ?? 0)
  }
  return bytes.length
}

/** The first element of each wanted kind, by its kind. Reads the part to its end. @throws RangeError */
function firstOf(bytes: Buffer, level: CountLevel, ...wanted: number[]): Map<number, Buffer> {
  const found = new Map<number, Buffer>()
  for (const { id, start, end } of elementsOf(bytes, level))
    if (wanted.includes(id) && !found.has(id)) found.set(id, bytes.subarray(start, end))
  return found
}

/** The track of pictures. @throws RangeError */
function videoOf(tracks: Buffer, level: CountLevel): Map<number, Buffer> | undefined {
  let video: Map<number, Buffer> | undefined
  for (const { id: kind, start, end } of elementsOf(tracks, level)) {
    if (kind !== id.entry) continue
    const entry = firstOf(tracks.subarray(start, end), level, id.type, id.codec)
    if (wholeNumber(entry.get(id.type)) === 1) video ??= entry
  }
  return video
}

/** The last cluster that has blocks; all are read to their ends. @throws RangeError */
function lastCluster(segment: Buffer, level: CountLevel): Map<number, Buffer> | undefined {
  let last: Map<number, Buffer> | undefined
  for (const { id: kind, start, end } of elementsOf(segment, level)) {
    if (kind !== id.cluster) continue
    const body = segment.subarray(start, end)
    const cluster = firstOf(body, level, id.time, id.simpleBlock, id.blockGroup)
    if (cluster.has(id.simpleBlock) || cluster.has(id.blockGroup)) last = cluster
  }
  return last
}

const none = Buffer.alloc(0)
const wholeNumber = (body: Buffer | undefined) =>
  body && body.length > 0 && body.length <= 6 ? body.readUIntBE(0, body.length) : 0
const realNumber = (body: Buffer | undefined) =>
  body?.length === 8 ? body.readDoubleBE(0) : body?.length === 4 ? body.readFloatBE(0) : 0

/** What a WebM without another scale counts in: nanoseconds for a tick. */
const usualScale = 1_000_000

/** How long a WebM that plays lasts, in seconds; null where its header does not know, as of those that browsers record. */
export function webmSeconds(bytes: Buffer): number | null {
  const level = boundParts()
  const segment = firstOf(bytes, level, id.segment).get(id.segment) ?? none
  const parts = firstOf(firstOf(segment, level, id.info).get(id.info) ?? none, level, id.duration, id.scale)
  const scale = wholeNumber(parts.get(id.scale)) || usualScale
  const seconds = (realNumber(parts.get(id.duration)) * scale) / 1e9
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}

/** What keeps a WebM from being played, or null. @throws RangeError when a size leads behind the end */
export function judgeWebm(bytes: Buffer): FilmProblem | null {
  const level = boundParts()
  const segment = firstOf(bytes, level, id.segment).get(id.segment)
  if (!segment) return 'broken'
  const parts = firstOf(segment, level, id.tracks, id.info)
  const video = videoOf(parts.get(id.tracks) ?? none, level)
  if (!video) return 'broken'
  if (!playable.test(video.get(id.codec)?.toString('latin1').replace(/\0+$/, '') ?? ''))
    return 'unknown_codec'
  const last = lastCluster(segment, level)
  // Recordings of browsers do not know how long they are.
  const info = firstOf(parts.get(id.info) ?? none, level, id.duration)
  const duration = realNumber(info.get(id.duration))
  return last && wholeNumber(last.get(id.time)) + longestCluster >= duration ? null : 'broken'
}
