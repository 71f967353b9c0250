/** Two people as a key: the smaller number first. Pure. */
export const pairKey = (one: number, other: number): string =>
  one < other ? `${one}-${other}` : `${other}-${one}`

/**
 * Whom to compare among people who are alike, oldest first: each with the nearest older one whom nobody said to be somebody else. Pure.
 */
export function pairsOf(ids: readonly number[], dismissed: ReadonlySet<string>): [number, number][] {
  return ids.flatMap((id, at) => {
    const older = ids.slice(0, at).findLast((one) => !dismissed.has(pairKey(one, id)))
    return older === undefined ? [] : [[older, id] satisfies [number, number]]
  })
}
