/** A repeatable source of chance: the same seed draws the same picture. */
export type Random = {
  /** 0 ≤ x < 1 */
  next: () => number
  between: (low: number, high: number) => number
  /** Whole numbers from low to high, both included. */
  whole: (low: number, high: number) => number
  pick: <One>(list: readonly One[]) => One
  chance: (probability: number) => boolean
  shuffle: <One>(list: readonly One[]) => One[]
}

/** Makes random numbers: mulberry32 over an FNV-1a hash of the text: small, and good enough for shapes. */
export function randomFrom(text: string): Random {
  let state = 0x811c9dc5
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    whole,
    pick: (list) => {
      const one = list[whole(0, list.length - 1)]
      if (one === undefined) throw new Error('pick from an empty list')
      return one
    },
    chance: (probability) => next() < probability,
    shuffle: (list) =>
      list
        .map((one) => ({ one, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ one }) => one),
  }
}
