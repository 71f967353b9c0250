/** Bits below which a secret is refused: half of what 32 hexadecimal digits by chance have left here. */
const leastBits = 48

/**
 * Whether a secret is no secret: one sign many times, a word that is repeated, a row of neighbours (`abcdef…`). Counts how
 * much its signs differ, after repetitions and rows are taken as one. It cannot tell a long sentence from chance. Pure.
 */
export function isGuessable(secret: string): boolean {
  const unit = [...smallestUnit(secret)].filter((sign, at, all) => !isNeighbour(all[at - 1], sign))
  const counts = new Map<string, number>()
  for (const sign of unit) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const bits = [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / unit.length), 0)
  return bits < leastBits
}

/** Finds the smallest repeated unit: `abcabcab` is `abc`. */
function smallestUnit(text: string): string {
  for (let length = 1; length < text.length; length += 1)
    if (text.startsWith(text.slice(length))) return text.slice(0, length)
  return text
}

const isNeighbour = (before: string | undefined, sign: string) =>
  before !== undefined && Math.abs((sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1
