type Box = { type: string; start: number; end: number }

/** Walks the boxes of a part of a file, which fill it to its end, and keeps none. @throws RangeError */
export function* boxesOf(bytes: Buffer, level: CountLevel): Generator<Box> {
  const count = level()
  for (let at = 0; at < bytes.length; ) {
    count()
    const short = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const head = short === 1 ? 16 : 8
    // 0: up to the end.
    const size = short === 0 ? bytes.length - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    if (size < head || at + size > bytes.length) throw new RangeError('a box does not fit')
    yield { type, start: at + head, end: at + size }
    at += size
  }
}

/** Clusters and fragments of a film are thousands, and so are the blocks of one. */
const mostInLevel = 50_000
const mostInFilm = 500_000

/** Begins to count one level of a film; what it answers is called once for each part of it. */
export type CountLevel = () => () => void

/**
 * Bounds the parts of one film, on each level and in all: ten megabytes hold millions of empty ones (SEC-07).
 * Counting throws a RangeError beyond.
 */
export function boundParts(): CountLevel {
  let inFilm = 0
  return () => {
    let inLevel = 0
    return () => {
      inLevel += 1
      inFilm += 1
      if (inLevel > mostInLevel || inFilm > mostInFilm) throw new RangeError('too many parts')
    }
  }
}
