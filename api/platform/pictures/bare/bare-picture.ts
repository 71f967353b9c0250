import { crc32, inflateSync } from 'node:zlib'
import type { PictureFormat } from '../format-of.ts'
import { bareJpeg } from './bare-jpeg.ts'
import { bareWebp } from './bare-webp.ts'
import { exifOf, orientationOf } from './orientation.ts'
import { mostProfileBytes } from './profile.ts'

/** Length, type and checksum around the data of a chunk. */
const frame = 12
/** What the pixels are made of. Animations (`acTL`, `fdAT`) show their first picture. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'IDAT', 'IEND'])

/** The chunks of a PNG that are the picture, its colour profile and how it is turned. Pure. */
function barePng(file: Buffer): Buffer[] {
  const parts = [file.subarray(0, 8)]
  const once = new Set<string>()
  for (let at = 8; at + frame <= file.length; ) {
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const chunk = file.subarray(at, at + frame + length)
    at += frame + length
    if (type === 'IDAT' && length === 0) continue
    if (kept.has(type)) parts.push(chunk)
    else if (!once.has(type)) parts.push(...colourOrTurn(type, chunk))
    if (type === 'iCCP' || type === 'eXIf') once.add(type)
    if (type === 'IEND') break
  }
  return parts
}

function colourOrTurn(type: string, chunk: Buffer): Buffer[] {
  const data = chunk.subarray(8, -4)
  if (type === 'iCCP') return isProfile(data) ? [chunk] : []
  const orientation = type === 'eXIf' ? orientationOf(data) : 1
  return orientation === 1 ? [] : [chunkOf('eXIf', exifOf(orientation))]
}

/** A profile is packed: what unpacks to more than any profile is none. */
function isProfile(data: Buffer): boolean {
  const nameEnd = data.indexOf(0)
  if (nameEnd < 1) return false
  try {
    return inflateSync(data.subarray(nameEnd + 2), { maxOutputLength: mostProfileBytes }).length > 0
  } catch {
    return false
  }
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

/** Bytes of the table of colours that a packed field announces. */
const tableBytes = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)
const isExtension = 0x21
const isGraphicControl = 0xf9
const isImage = 0x2c

/** The pictures of a GIF and what each says of its place and its transparent colour. Pure. */
function bareGif(file: Buffer): Buffer[] {
  const first = 13 + tableBytes(file[10] ?? 0)
  const parts = [file.subarray(0, first)]
  let at = first
  while (at < file.length) {
    const kind = file[at]
    if (kind !== isExtension && kind !== isImage) return [...parts, Buffer.from([0x3b])]
    const data = kind === isImage ? at + 11 + tableBytes(file[at + 9] ?? 0) : at + 2
    const end = endOfBlocks(file, data)
    if (kind === isImage || file[at + 1] === isGraphicControl) parts.push(file.subarray(at, end))
    at = end
  }
  return parts
}

/** Behind the empty block that ends a row of blocks. */
function endOfBlocks(file: Buffer, from: number): number {
  let at = from
  while (at < file.length && file[at] !== 0) at += (file[at] ?? 0) + 1
  return at + 1
}

const bareOf = { png: barePng, jpeg: bareJpeg, gif: bareGif, webp: bareWebp } as const

/**
 * The same picture with nothing but what its pixels, their colours and their direction need, as a decoder gets it. Texts,
 * previews, what programs leave and what stands behind the end are dropped unread: decoders unpack them before they look at
 * a pixel, forty megabytes out of forty kilobytes, as often as they come (SEC-64). What is cut off stays cut off. Null when
 * it is in more pieces than any program writes. Pure.
 */
export function barePicture(bytes: Uint8Array, format: Exclude<PictureFormat, 'svg'>): Buffer | null {
  const parts = bareOf[format](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return parts.length > mostParts ? null : Buffer.concat(parts)
}

/** A photo of ten megabytes has some thousands. */
const mostParts = 50_000
