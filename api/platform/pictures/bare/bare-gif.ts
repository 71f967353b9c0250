/** Bytes of the table of colours that a packed field announces. */
const tableBytes = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)
const isExtension = 0x21
const isGraphicControl = 0xf9
const isImage = 0x2c

/** The pictures of a GIF and what each says of its place and its transparent colour. Pure. */
export function bareGif(file: Buffer): Buffer[] {
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
