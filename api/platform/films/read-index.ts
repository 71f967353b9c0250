import { type Files, readWhole } from '../ports/index.ts'

type Store = Pick<Files, 'get' | 'about'>

/** The index of two hours. */
const mostIndexBytes = 16_000_000
const mostBoxes = 1_000

/**
 * What a stored MP4 or QuickTime film says of its tracks, wherever in it that stands; no more of the film is read. Null where it says
 * nothing that can be read: it is not whole.
 */
export async function readIndex(store: Store, key: string): Promise<Buffer | null> {
  const { size = 0 } = (await store.about(key)) ?? {}
  for (let at = 0, count = 0; at + 8 <= size && count < mostBoxes; count += 1) {
    const head = await read(store, key, at, Math.min(at + 15, size - 1))
    const short = head.readUInt32BE(0)
    const isLong = short === 1 && head.length > 15
    const boxBytes = short === 0 ? size - at : isLong ? Number(head.readBigUInt64BE(8)) : short
    if (boxBytes < 8 || at + boxBytes > size) return null
    if (head.toString('latin1', 4, 8) === 'moov')
      return boxBytes > mostIndexBytes ? null : read(store, key, at + (isLong ? 16 : 8), at + boxBytes - 1)
    at += boxBytes
  }
  return null
}

async function read(store: Store, key: string, start: number, end: number): Promise<Buffer> {
  const part = start <= end ? await store.get(key, { start, end }) : null
  return part ? readWhole(part) : Buffer.alloc(0)
}
