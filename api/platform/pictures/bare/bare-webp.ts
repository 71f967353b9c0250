import { exifOf, orientationOf } from './orientation.ts'
import { mostProfileBytes } from './profile.ts'

const kept = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF'])
/** What the head says that the file holds. */
const flags = { profile: 0x20, exif: 0x08, xmp: 0x04 } as const

/** The chunks of a WebP that are the picture, its colour profile and how it is turned. Pure. */
export function bareWebp(file: Buffer): Buffer[] {
  const chunks = chunksOf(file)
  const profile = chunks.find(({ type, data }) => type === 'ICCP' && data.length <= mostProfileBytes)
  const exif = chunks.find(({ type }) => type === 'EXIF')
  const orientation = exif ? orientationOf(exif.data) : 1
  const parts: Buffer[] = []
  for (const { type, data, length } of chunks) {
    if (type === 'VP8X') parts.push(...chunkOf(type, headOf(data, Boolean(profile), orientation)))
    if (type === 'VP8X' && profile) parts.push(...chunkOf('ICCP', profile.data))
    if (kept.has(type)) parts.push(...chunkOf(type, data, length))
  }
  if (orientation !== 1) parts.push(...chunkOf('EXIF', exifOf(orientation)))
  const size = parts.reduce((sum, { length }) => sum + length, 4)
  return [...chunkHead('RIFF', size), Buffer.from('WEBP', 'latin1'), ...parts]
}

function chunksOf(file: Buffer): { type: string; data: Buffer; length: number }[] {
  const chunks = []
  for (let at = 12; at + 8 <= file.length; ) {
    const length = file.readUInt32LE(at + 4)
    const data = file.subarray(at + 8, at + 8 + length)
    chunks.push({ type: file.toString('latin1', at, at + 4), data, length })
    at += 8 + length + (length % 2)
  }
  return chunks
}

function headOf(data: Buffer, hasProfile: boolean, orientation: number): Buffer {
  const head = Buffer.from(data)
  const rest = (head[0] ?? 0) & ~(flags.profile | flags.exif | flags.xmp)
  if (head.length > 0)
    head[0] = rest | (hasProfile ? flags.profile : 0) | (orientation === 1 ? 0 : flags.exif)
  return head
}

const chunkHead = (type: string, length: number): Buffer[] => {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(length)
  return [Buffer.from(type, 'latin1'), size]
}

/** Of an odd number of bytes a further one follows. What was cut off says the length that it had. */
const chunkOf = (type: string, data: Buffer, length = data.length): Buffer[] => [
  ...chunkHead(type, length),
  data,
  Buffer.alloc(data.length % 2),
]
