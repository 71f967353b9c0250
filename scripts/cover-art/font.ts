import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** A WOFF file's outlines: enough of TrueType to turn a wordmark into a path, so that no logo depends on a font. */
export type Font = {
  outline: (text: string, size: number, tracking?: number) => { d: string; width: number }
}

type Contour = { x: number; y: number; on: boolean }[]

/** Reads a WOFF 1 file with TrueType outlines (as shipped by @fontsource). */
export function readFont(path: string): Font {
  const tables = readTables(readFileSync(path))
  const table = (tag: string) => {
    const found = tables.get(tag)
    if (!found) throw new Error(`${path} has no table '${tag}'`)
    return found
  }
  const [head, hmtx, loca, glyf] = [table('head'), table('hmtx'), table('loca'), table('glyf')]
  const unitsPerEm = head.readUInt16BE(18)
  const isLong = head.readInt16BE(50) === 1
  const metrics = table('hhea').readUInt16BE(34)
  const glyphOf = characterMap(table('cmap'))
  const offset = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2)
  const advance = (glyph: number) => hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4)
  const contours = (glyph: number): Contour[] =>
    offset(glyph) === offset(glyph + 1) ? [] : readGlyph(glyf, offset(glyph), contours)

  return {
    outline(text, size, tracking = 0) {
      const scale = size / unitsPerEm
      let pen = 0
      let d = ''
      for (const character of text) {
        const glyph = glyphOf(character.codePointAt(0) ?? 0)
        for (const contour of contours(glyph)) d += draw(contour, pen, scale)
        pen += advance(glyph) * scale + tracking
      }
      return { d, width: Math.max(0, pen - tracking) }
    },
  }
}

function readTables(file: Buffer): Map<string, Buffer> {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1 file')
  const tables = new Map<string, Buffer>()
  for (let index = 0; index < file.readUInt16BE(12); index++) {
    const entry = 44 + index * 20
    const [start, packed, full] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ]
    const bytes = file.subarray(start, start + packed)
    tables.set(file.toString('latin1', entry, entry + 4), packed < full ? inflateSync(bytes) : bytes)
  }
  return tables
}

/** Maps Unicode to glyphs, from the format 4 sub-table (everything a Latin wordmark needs). */
function characterMap(cmap: Buffer): (code: number) => number {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8))
  const start = starts.find((at) => cmap.readUInt16BE(at) === 4)
  if (start === undefined) throw new Error('no format 4 character map')
  const segments = cmap.readUInt16BE(start + 6) / 2
  const at = (list: number, index: number) =>
    start + 14 + list * segments * 2 + (list > 0 ? 2 : 0) + index * 2
  return (code) => {
    for (let index = 0; index < segments; index++) {
      if (code > cmap.readUInt16BE(at(0, index))) continue
      const first = cmap.readUInt16BE(at(1, index))
      if (code < first) return 0
      const delta = cmap.readUInt16BE(at(2, index))
      const range = cmap.readUInt16BE(at(3, index))
      if (range === 0) return (code + delta) & 0xffff
      const glyph = cmap.readUInt16BE(at(3, index) + range + (code - first) * 2)
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}

function readGlyph(glyf: Buffer, start: number, parts: (glyph: number) => Contour[]): Contour[] {
  const count = glyf.readInt16BE(start)
  return count < 0 ? readComposite(glyf, start + 10, parts) : readSimple(glyf, start + 10, count)
}

function readSimple(glyf: Buffer, start: number, count: number): Contour[] {
  const ends = Array.from({ length: count }, (_, index) => glyf.readUInt16BE(start + index * 2))
  const total = (ends.at(-1) ?? -1) + 1
  let at = start + count * 2
  at += 2 + glyf.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length < total) {
    const flag = glyf.readUInt8(at++)
    const repeat = flag & 8 ? glyf.readUInt8(at++) : 0
    for (let index = 0; index <= repeat; index++) flags.push(flag)
  }
  const axis = (short: number, same: number) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? glyf.readUInt8(at++) : -glyf.readUInt8(at++)
      else if (!(flag & same)) {
        value += glyf.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = axis(2, 16)
  const ys = axis(4, 32)
  return ends.map((end, index) => {
    const from = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1
    return flags
      .slice(from, end + 1)
      .map((flag, place) => ({ x: xs[from + place] ?? 0, y: ys[from + place] ?? 0, on: (flag & 1) === 1 }))
  })
}

/** Letters with an accent: the letter and its accent, each moved and perhaps scaled. */
function readComposite(glyf: Buffer, start: number, parts: (glyph: number) => Contour[]): Contour[] {
  const result: Contour[] = []
  let at = start
  for (let more = true; more; ) {
    const flags = glyf.readUInt16BE(at)
    const glyph = glyf.readUInt16BE(at + 2)
    const wide = (flags & 1) === 1
    const [dx, dy] = wide
      ? [glyf.readInt16BE(at + 4), glyf.readInt16BE(at + 6)]
      : [glyf.readInt8(at + 4), glyf.readInt8(at + 5)]
    at += wide ? 8 : 6
    const number = () => {
      at += 2
      return glyf.readInt16BE(at - 2) / 16384
    }
    let [a, b, c, d] = [1, 0, 0, 1]
    if (flags & 8) a = d = number()
    else if (flags & 64) [a, d] = [number(), number()]
    else if (flags & 128) [a, b, c, d] = [number(), number(), number(), number()]
    for (const contour of parts(glyph))
      result.push(contour.map(({ x, y, on }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, on })))
    more = (flags & 32) !== 0
  }
  return result
}

/** Draws quadratic outlines as an SVG path; y grows downwards from the base line. */
function draw(contour: Contour, pen: number, scale: number): string {
  const point = (x: number, y: number) => `${(pen + x * scale).toFixed(2)} ${(-y * scale).toFixed(2)}`
  const firstOn = contour.findIndex(({ on }) => on)
  const turned = firstOn > 0 ? [...contour.slice(firstOn), ...contour.slice(0, firstOn)] : contour
  const start = turned[0]
  if (!start) return ''
  let d = `M${point(start.x, start.y)}`
  for (let index = 1; index <= turned.length; index++) {
    const here = turned[index % turned.length] ?? start
    if (here.on) {
      if (index < turned.length) d += `L${point(here.x, here.y)}`
      continue
    }
    const next = turned[(index + 1) % turned.length] ?? start
    const end = next.on ? next : { x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 }
    d += `Q${point(here.x, here.y)} ${point(end.x, end.y)}`
    if (next.on) index++
  }
  return `${d}Z`
}
