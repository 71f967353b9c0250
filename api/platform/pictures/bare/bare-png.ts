import { crc32, inflateSync } from 'node:zlib'
import { exifOf, orientationOf } from './orientation.ts'
import { mostProfileBytes } from './profile.ts'

/** Length, type and checksum around the data of a chunk. */
const frame = 12
/** What the pixels are made of. Animations (`acTL`, `fdAT`) show their first picture. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'IDAT', 'IEND'])

/** The chunks of a PNG that are the picture, its colour profile and how it is turned. Pure. */
export function barePng(file: Buffer): Buffer[] {
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
