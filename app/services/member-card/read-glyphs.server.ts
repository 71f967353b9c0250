import { inflateSync } from 'node:zlib'

const headerBytes = 44
const entryBytes = 20

/** Reads the tables of a WOFF file of ours, by their names. @throws Error for what is none */
function readWoff(file: Buffer): (name: string) => Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file')
  const tables = new Map<string, Buffer>()
  for (let index = 0; index < file.readUInt16BE(12); index += 1) {
    const at = headerBytes + index * entryBytes
    const offset = file.readUInt32BE(at + 4)
    const packedLength = file.readUInt32BE(at + 8)
    const packed = file.subarray(offset, offset + packedLength)
    // A table that would not become smaller is stored as it is.
    const isPacked = packedLength < file.readUInt32BE(at + 12)
    tables.set(file.toString('latin1', at, at + 4), isPacked ? inflateSync(packed) : packed)
  }
  return (name) => {
    const table = tables.get(name)
    if (!table) throw new Error(`The font has no table ${name}`)
    return table
  }
}

type Point = { x: number; y: number; isOn: boolean }
type Contour = Point[]
type Tables = ReturnType<typeof readWoff>

/** A font's letters as outlines, in units of the font, y upwards. */
export type Glyphs = {
  unitsPerEm: number
  /** The number of a letter's glyph; 0 where the font has none. */
  find: (codePoint: number) => number
  advance: (glyph: number) => number
  outline: (glyph: number) => Contour[]
}

/** Reads a TrueType font of ours out of its WOFF file: what it takes to draw letters as shapes, and nothing else. */
export function readGlyphs(file: Buffer): Glyphs {
  const table = readWoff(file)
  const [head, hmtx, glyf] = [table('head'), table('hmtx'), table('glyf')]
  const metrics = table('hhea').readUInt16BE(34)
  const locate = locator(table('loca'), head.readInt16BE(50) === 1)
  const outline = (glyph: number, depth = 0): Contour[] => {
    const [start, end] = [locate(glyph), locate(glyph + 1)]
    if (start === end || depth > 4) return []
    const data = glyf.subarray(start, end)
    return data.readInt16BE(0) < 0
      ? readParts(data).flatMap(({ glyph: part, move }) => outline(part, depth + 1).map(move))
      : readContours(data)
  }
  return {
    unitsPerEm: head.readUInt16BE(18),
    find: readMap(table),
    advance: (glyph) => hmtx.readUInt16BE(4 * Math.min(glyph, metrics - 1)),
    outline: (glyph) => outline(glyph),
  }
}

const locator = (loca: Buffer, isLong: boolean) => (glyph: number) =>
  isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2

/** Reads the map of letters (format 4, which every font has for the letters of the first plane). */
function readMap(table: Tables): Glyphs['find'] {
  const cmap = table('cmap')
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8))
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 4)
  if (at === undefined) throw new Error('The font has no map of format 4')
  const size = cmap.readUInt16BE(at + 6)
  const [ends, starts, deltas, ranges] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map(
    (one) => at + one,
  ) as [number, number, number, number]
  return (codePoint) => {
    for (let index = 0; index < size; index += 2) {
      if (cmap.readUInt16BE(ends + index) < codePoint) continue
      const start = cmap.readUInt16BE(starts + index)
      if (start > codePoint) return 0
      const delta = cmap.readUInt16BE(deltas + index)
      const range = cmap.readUInt16BE(ranges + index)
      if (range === 0) return (codePoint + delta) & 0xffff
      const glyph = cmap.readUInt16BE(ranges + index + range + 2 * (codePoint - start))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}

/** Reads a glyph that is drawn: flags, then all x, then all y, each as a step from the point before. */
function readContours(data: Buffer): Contour[] {
  const ends = Array.from({ length: data.readInt16BE(0) }, (_, index) => data.readUInt16BE(10 + index * 2))
  const total = (ends.at(-1) ?? -1) + 1
  let at = 10 + ends.length * 2
  at += 2 + data.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length < total) {
    const flag = data.readUInt8(at++)
    const times = flag & 8 ? data.readUInt8(at++) + 1 : 1
    for (let time = 0; time < times; time += 1) flags.push(flag)
  }
  const readAxis = (short: number, same: number) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? data.readUInt8(at++) : -data.readUInt8(at++)
      else if (!(flag & same)) {
        value += data.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = readAxis(2, 16)
  const ys = readAxis(4, 32)
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOn: (flag & 1) === 1,
  }))
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1))
}

type Part = { glyph: number; move: (contour: Contour) => Contour }

/** Reads a glyph that is put together of others: a letter and its accent. */
function readParts(data: Buffer): Part[] {
  const parts: Part[] = []
  for (let at = 10, flags = 0x20; flags & 0x20; ) {
    flags = data.readUInt16BE(at)
    const glyph = data.readUInt16BE(at + 2)
    const isWide = (flags & 1) !== 0
    const [dx, dy] = isWide
      ? [data.readInt16BE(at + 4), data.readInt16BE(at + 6)]
      : [data.readInt8(at + 4), data.readInt8(at + 5)]
    at += isWide ? 8 : 6
    const scales = flags & 8 ? 1 : flags & 0x40 ? 2 : flags & 0x80 ? 4 : 0
    const read = Array.from({ length: scales }, (_, index) => data.readInt16BE(at + index * 2) / 16_384)
    at += scales * 2
    const [a = 1, b = 0, c = 0, d = a] = scales === 4 ? read : [read[0], 0, 0, read.at(-1)]
    const move = (contour: Contour) =>
      contour.map(({ x, y, isOn }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, isOn }))
    parts.push({ glyph, move })
  }
  return parts
}
