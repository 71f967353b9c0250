const orientationTag = 0x0112
/** Entries of a directory: cameras write some fifty. */
const mostEntries = 200

/** How a picture is turned, 1 to 8, by its Exif data (with or without the mark before it). 1 when that cannot be read. Pure. */
export function orientationOf(data: Buffer): number {
  const tiff = data.toString('latin1', 0, 6) === 'Exif\0\0' ? data.subarray(6) : data
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return 1
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return 1
  const count = Math.min(short(directory), mostEntries)
  for (let at = directory + 2; at < directory + 2 + count * 12 && at + 12 <= tiff.length; at += 12) {
    if (short(at) !== orientationTag) continue
    const value = short(at + 8)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** Exif data that says how a picture is turned, and nothing else. Pure. */
export function exifOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(orientationTag, 10)
  tiff.writeUInt16LE(3, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  return tiff
}
