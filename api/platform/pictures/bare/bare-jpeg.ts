import { exifOf, orientationOf } from './orientation.ts'
import { mostProfileBytes } from './profile.ts'

/** Marks that stand alone: the next one follows at once. */
const isAlone = (mark: number) => mark === 0x01 || (mark >= 0xd0 && mark <= 0xd8)
const isScan = 0xda
const isEnd = 0xd9
/** Frames, tables, restart intervals: everything from C0 to DF that has a length. */
const isPicture = (mark: number) => mark >= 0xc0 && mark <= 0xdf

/** The segments of a JPEG that are the picture, what its colours mean and how it is turned. Pure. */
export function bareJpeg(file: Buffer): Buffer[] {
  const parts = [file.subarray(0, 2)]
  const choose = chooseSegment()
  for (let at = file.indexOf(0xff, 2); at >= 0 && at + 2 <= file.length; at = file.indexOf(0xff, at)) {
    const mark = file[at + 1] ?? 0
    if (mark === isEnd) return [...parts, file.subarray(at, at + 2)]
    if (mark === 0xff || mark === 0 || isAlone(mark)) {
      at += mark === 0xff ? 1 : 2
      continue
    }
    if (at + 4 > file.length) break
    const bodyEnd = at + 2 + file.readUInt16BE(at + 2)
    const end = mark === isScan ? endOfScan(file, bodyEnd) : bodyEnd
    parts.push(...choose(mark, file.subarray(at, end)))
    at = Math.max(end, at + 4)
  }
  return parts
}

/** Where the pixels of a scan end: a mark that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return file.length
}

/** Of what programs add, the first of each kind that says something of the colours or the direction. */
function chooseSegment(): (mark: number, segment: Buffer) => Buffer[] {
  const seen = new Set<string>()
  let profileBytes = 0
  return (mark, segment) => {
    if (isPicture(mark)) return [segment]
    const name = segment.toString('latin1', 4, 16)
    if (mark === 0xe2 && name.startsWith('ICC_PROFILE')) {
      profileBytes += segment.length
      return profileBytes <= mostProfileBytes ? [segment] : []
    }
    const kind = kindOf(mark, name)
    if (!kind || seen.has(kind)) return []
    seen.add(kind)
    return kind === 'exif' ? turned(segment) : [segment]
  }
}

function kindOf(mark: number, name: string): 'jfif' | 'adobe' | 'exif' | null {
  if (mark === 0xe0 && name.startsWith('JFIF\0')) return 'jfif'
  if (mark === 0xee && name.startsWith('Adobe')) return 'adobe'
  return mark === 0xe1 && name.startsWith('Exif\0\0') ? 'exif' : null
}

function turned(segment: Buffer): Buffer[] {
  const orientation = orientationOf(segment.subarray(4))
  if (orientation === 1) return []
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifOf(orientation)])
  return [Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif]
}
