import type { Lot } from './open-lots.ts'

/** What a wallet earned on which days, and what of it is still there. */
export type EarnedDays = { lots: readonly Lot[]; earned: ReadonlyMap<string, number> }

/**
 * The days on which one wallet would have earned what several have, so that what is left of it is of the very days it was of: the newest days are
 * what is left (ADR 122), so what was used already stands on none that is newer than the oldest day of which something is left. It stands there
 * for what comes back of it. Pure.
 */
export function mergedDays(wallets: readonly EarnedDays[]): Map<string, number> {
  const left = new Map<string, number>()
  for (const { lots } of wallets) for (const { day, amountH } of lots) add(left, day, amountH)
  const oldest = [...left.keys()].sort()[0]
  const days = new Map(left)
  for (const { lots, earned } of wallets) {
    const open = new Map(lots.map(({ day, amountH }) => [day, amountH]))
    for (const [day, earnedH] of earned) {
      const usedH = earnedH - (open.get(day) ?? 0)
      if (usedH > 0) add(days, oldest !== undefined && day > oldest ? oldest : day, usedH)
    }
  }
  return days
}

function add(days: Map<string, number>, day: string, amountH: number): void {
  days.set(day, (days.get(day) ?? 0) + amountH)
}
