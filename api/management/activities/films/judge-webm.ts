import type { FilmProblem } from './judge-film.ts'

const id = {
  segment: 0x18538067,
  info: 0x1549a966,
  duration: 0x4489,
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

type Element = { id: number; body: Buffer }

/** A number whose first byte says how long it is; with or without that mark. Null: all ones, a size that is not known. */
function readNumber(bytes: Buffer, at: number, keepsMark: boolean): { value: number | null; length: number } {
  const first = bytes.readUInt8(at)
  const length = Math.clz32(first) - 23
  if (length > 8) throw new RangeError('not a number')
  let value = keepsMark ? first : first & (0xff >> length)
  let isKnown = value !== 0xff >> length
  for (let next = 1; next < length; next++) {
    const byte = bytes.readUInt8(at + next)
    isKnown ||= byte !== 0xff
    value = value * 256 + byte
  }
  return { value: isKnown || keepsMark ? value : null, length }
}

/**
 * The elements of a part of a file, which fill it to its end. One of unknown size goes to the end or, a cluster, to the
 * next element of the segment. @throws RangeError
 */
function elementsOf(bytes: Buffer): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < bytes.length; ) {
    const name = readNumber(bytes, at, true)
    const size = readNumber(bytes, at + name.length, false)
    const start = at + name.length + size.length
    const end = size.value === null ? endOfOpen(bytes, start) : start + size.value
    if (end > bytes.length) throw new RangeError('an element does not fit')
    elements.push({ id: name.value ?? 0, body: bytes.subarray(start, end) })
    at = end
  }
  return elements
}

/** Where an element of unknown size ends: before the next cluster. */
function endOfOpen(bytes: Buffer, start: number): number {
  // A segment begins with other elements than blocks.
  if (bytes.readUInt8(start) !== id.time) return bytes.length
  for (let at = start; at < bytes.length; ) {
    const name = readNumber(bytes, at, true)
    if (name.length === 4) return at
    const size = readNumber(bytes, at + name.length, false)
    at += name.length + size.length + (size.value ?? 0)
  }
  return bytes.length
}

const find = (elements: Element[], wanted: number) => elements.find((one) => one.id === wanted)?.body
const wholeNumber = (body: Buffer | undefined) =>
  body && body.length > 0 && body.length <= 6 ? body.readUIntBE(0, body.length) : 0
const realNumber = (body: Buffer | undefined) =>
  body?.length === 8 ? body.readDoubleBE(0) : body?.length === 4 ? body.readFloatBE(0) : 0

/** What keeps a WebM from being played, or null. @throws RangeError when a size leads behind the end */
export function judgeWebm(bytes: Buffer): FilmProblem | null {
  const segment = find(elementsOf(bytes), id.segment)
  if (!segment) return 'broken'
  const parts = elementsOf(segment)
  const entries = elementsOf(find(parts, id.tracks) ?? Buffer.alloc(0)).filter((one) => one.id === id.entry)
  const video = entries
    .map(({ body }) => elementsOf(body))
    .find((one) => wholeNumber(find(one, id.type)) === 1)
  if (!video) return 'broken'
  if (!playable.test(find(video, id.codec)?.toString('latin1').replace(/\0+$/, '') ?? ''))
    return 'unknown_codec'
  const clusters = parts.filter((one) => one.id === id.cluster).map(({ body }) => elementsOf(body))
  const withBlocks = clusters.filter((one) => find(one, id.simpleBlock) ?? find(one, id.blockGroup))
  const last = withBlocks.at(-1)
  // Recordings of browsers do not know how long they are.
  const duration = realNumber(find(elementsOf(find(parts, id.info) ?? Buffer.alloc(0)), id.duration))
  return last && wholeNumber(find(last, id.time)) + longestCluster >= duration ? null : 'broken'
}
