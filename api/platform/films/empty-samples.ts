import { Readable } from 'node:stream'
import { type Files, piecesOf, readWhole } from '../ports/index.ts'
import { type Range, samplesBesides } from './samples-besides.ts'

type Store = Pick<Files, 'put' | 'get' | 'about'>

/**
 * Empties in a stored film what its index calls neither picture nor sound (SEC-96). Few films have it, and only those are written once
 * more: where it lies is known when all has come. Before anybody is told of the film.
 */
export async function emptySamplesBesides(store: Store, key: string, contentType: string): Promise<void> {
  const index = await readIndex(store, key)
  const ranges = index ? samplesBesides(index) : []
  const film = ranges.length > 0 ? await store.get(key) : null
  if (!film) return
  const emptied = Readable.from(emptyRanges(piecesOf(film), ranges), { objectMode: false })
  await store.put(key, emptied, { contentType })
}

/** The same pieces with zeros where the ranges are, which are in order. */
export async function* emptyRanges(
  pieces: AsyncIterable<Uint8Array>,
  ranges: readonly Range[],
): AsyncGenerator<Buffer> {
  let [begin, next] = [0, 0]
  for await (const piece of pieces) {
    const end = begin + piece.length
    const bytes = Buffer.from(piece)
    for (let range = ranges[next]; range && range.start < end; range = ranges[next]) {
      bytes.subarray(Math.max(range.start - begin, 0), range.end - begin).fill(0)
      if (range.end > end) break
      next += 1
    }
    begin = end
    yield bytes
  }
}

type IndexStore = Pick<Files, 'get' | 'about'>

/** The index of two hours. */
const mostIndexBytes = 16_000_000
const mostBoxes = 1_000

/**
 * What a stored MP4 or QuickTime film says of its tracks, wherever in it that stands; no more of the film is read. Null where it says
 * nothing that can be read: it is not whole.
 */
export async function readIndex(store: IndexStore, key: string): Promise<Buffer | null> {
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

async function read(store: IndexStore, key: string, start: number, end: number): Promise<Buffer> {
  const part = start <= end ? await store.get(key, { start, end }) : null
  return part ? readWhole(part) : Buffer.alloc(0)
}
