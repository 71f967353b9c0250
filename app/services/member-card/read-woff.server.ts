import { inflateSync } from 'node:zlib'

const headerBytes = 44
const entryBytes = 20

/** The tables of a WOFF file of ours, by their names. @throws Error for what is none */
export function readWoff(file: Buffer): (name: string) => Buffer {
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
