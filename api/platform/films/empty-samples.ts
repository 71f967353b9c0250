import { Readable } from 'node:stream'
import { type Files, piecesOf } from '../ports/index.ts'
import { readIndex } from './read-index.ts'
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
