import type { FilmProblem } from './judge-film.ts'

type Box = { type: string; body: Buffer }

/** H.264, AV1 and VP9: what browsers of the last years play. HEVC of phones is not among it. */
const playable = new Set(['avc1', 'avc3', 'av01', 'vp09'])

/** The boxes of a part of a file, which fill it to its end. @throws RangeError */
function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at < bytes.length; ) {
    const short = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const head = short === 1 ? 16 : 8
    // 0: up to the end.
    const size = short === 0 ? bytes.length - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    if (size < head || at + size > bytes.length) throw new RangeError('a box does not fit')
    boxes.push({ type, body: bytes.subarray(at + head, at + size) })
    at += size
  }
  return boxes
}

const all = (boxes: Box[], type: string) => boxes.filter((one) => one.type === type).map(({ body }) => body)

/** The body of the box at a path of types, the first of each. */
function find(bytes: Buffer, [type, ...rest]: string[]): Buffer | undefined {
  const [body] = type === undefined ? [bytes] : all(boxesOf(bytes), type)
  return body && rest.length > 0 ? find(body, rest) : body
}

/** Ticks of a movie header, in either of its versions. */
function durationOf(header: Buffer): bigint {
  const isLong = header.readUInt8(0) === 1
  const timescale = header.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? header.readBigUInt64BE(24) : BigInt(header.readUInt32BE(16))
  return timescale === 0 ? 0n : duration
}

/** Whether the samples that a track names lie in the file. */
function isTrackWhole(table: Buffer, fileLength: number): boolean {
  const boxes = boxesOf(table)
  const [sizes] = all(boxes, 'stsz')
  const [short] = all(boxes, 'stco')
  const [long] = all(boxes, 'co64')
  if (!sizes || sizes.readUInt32BE(8) === 0) return false
  const offsets = short ?? long
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
export function judgeMp4(bytes: Buffer): FilmProblem | null {
  const top = boxesOf(bytes)
  const [movie] = all(top, 'moov')
  if (!movie || all(top, 'mdat').every((body) => body.length === 0)) return 'broken'
  const tracks = all(boxesOf(movie), 'trak')
  const video = tracks.find((track) => find(track, ['mdia', 'hdlr'])?.toString('latin1', 8, 12) === 'vide')
  const table = video && find(video, ['mdia', 'minf', 'stbl'])
  const formats = table && find(table, ['stsd'])
  if (!table || !formats) return 'broken'
  if (!playable.has(formats.toString('latin1', 12, 16))) return 'unknown_codec'
  // In parts: each brings its own samples, and the header need not know how long it lasts.
  if (find(movie, ['mvex'])) return all(top, 'moof').length > 0 ? null : 'broken'
  const header = find(movie, ['mvhd'])
  return header && durationOf(header) > 0n && isTrackWhole(table, bytes.length) ? null : 'broken'
}
