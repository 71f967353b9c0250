import { boundParts, boxesOf, type CountLevel } from './boxes-of.ts'
import type { FilmProblem } from './film-problem.ts'

/** H.264, AV1 and VP9: what browsers of the last years play. HEVC of phones is not among it. */
const playable = new Set(['avc1', 'avc3', 'av01', 'vp09'])
const ofPhones = new Set([...playable, 'hvc1', 'hev1'])

/** The first box of each wanted type, an empty one only if all are. Reads the part to its end. @throws RangeError */
function firstOf(bytes: Buffer, level: CountLevel, ...wanted: string[]): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  for (const { type, start, end } of boxesOf(bytes, level))
    if (wanted.includes(type) && !found.get(type)?.length) found.set(type, bytes.subarray(start, end))
  return found
}

/** The body of the box at a path of types, the first of each. */
function find(bytes: Buffer, level: CountLevel, ...path: string[]): Buffer | undefined {
  let body: Buffer | undefined = bytes
  for (const type of path) body = body && firstOf(body, level, type).get(type)
  return body
}

/** The first track of pictures. @throws RangeError */
function videoOf(movie: Buffer, level: CountLevel): Buffer | undefined {
  for (const { type, start, end } of boxesOf(movie, level)) {
    if (type !== 'trak') continue
    const track = movie.subarray(start, end)
    if (find(track, level, 'mdia', 'hdlr')?.toString('latin1', 8, 12) === 'vide') return track
  }
}

/** Seconds of a movie header, in either of its versions; 0 where it does not know. */
function secondsOf(header: Buffer): number {
  const isLong = header.readUInt8(0) === 1
  const timescale = header.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)
  return timescale === 0 ? 0 : duration / timescale
}

/** How long an MP4 that plays lasts, in seconds; null where its header does not know, as of those in parts. */
export function mp4Seconds(bytes: Buffer): number | null {
  const header = find(bytes, boundParts(), 'moov', 'mvhd')
  return (header && secondsOf(header)) || null
}

/** Whether the samples that a track names lie in the file. */
function isTrackWhole(table: Buffer, level: CountLevel, fileLength: number): boolean {
  const boxes = firstOf(table, level, 'stsz', 'stco', 'co64')
  const sizes = boxes.get('stsz')
  const short = boxes.get('stco')
  if (!sizes || sizes.readUInt32BE(8) === 0) return false
  const offsets = short ?? boxes.get('co64')
  const width = short ? 4 : 8
  const count = offsets?.readUInt32BE(4) ?? 0
  for (let at = 0; offsets && at < count; at++) {
    const offset = short
      ? offsets.readUInt32BE(8 + at * width)
      : Number(offsets.readBigUInt64BE(8 + at * width))
    if (offset >= fileLength) return false
  }
  return count > 0
}

/** What keeps an MP4 from being played, or null. @throws RangeError when a size leads behind the end */
export function judgeMp4(bytes: Buffer, { isOfPhone = false } = {}): FilmProblem | null {
  const level = boundParts()
  const top = firstOf(bytes, level, 'moov', 'mdat', 'moof')
  const movie = top.get('moov')
  if (!movie || !top.get('mdat')?.length) return 'broken'
  const video = videoOf(movie, level)
  const table = video && find(video, level, 'mdia', 'minf', 'stbl')
  const formats = table && find(table, level, 'stsd')
  if (!table || !formats) return 'broken'
  const known = isOfPhone ? ofPhones : playable
  if (!known.has(formats.toString('latin1', 12, 16))) return 'unknown_codec'
  const head = firstOf(movie, level, 'mvex', 'mvhd')
  // In parts: each brings its own samples, and the header need not know how long it lasts.
  if (head.has('mvex')) return top.has('moof') ? null : 'broken'
  const header = head.get('mvhd')
  const isWhole = header && secondsOf(header) > 0 && isTrackWhole(table, level, bytes.length)
  return isWhole ? null : 'broken'
}
