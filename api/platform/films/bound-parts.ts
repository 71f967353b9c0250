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
