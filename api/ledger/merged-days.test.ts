import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EarnedDays, mergedDays } from './merged-days.ts'

const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05']

/** What is left of what a wallet earned on which days: the newest, as the ledger reads it (ADR 122). */
function lotsOf(earned: ReadonlyMap<string, number>, balanceH: number): { day: string; amountH: number }[] {
  let left = balanceH
  const lots = [...earned]
    .sort()
    .toReversed()
    .flatMap(([day, earnedH]) => {
      const amountH = Math.min(earnedH, left)
      left -= amountH
      return amountH > 0 ? [{ day, amountH }] : []
    })
  return lots.toReversed()
}
const sumOf = (earned: ReadonlyMap<string, number>) => [...earned.values()].reduce((sum, one) => sum + one, 0)

const wallet = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...days), fc.integer({ min: 1, max: 50 })), { maxLength: 5 }),
    fc.integer({ min: 0, max: 100 }),
  )
  .map(([list, percent]): EarnedDays & { balanceH: number } => {
    const earned = new Map(list)
    const balanceH = Math.floor((sumOf(earned) * percent) / 100)
    return { earned, balanceH, lots: lotsOf(earned, balanceH) }
  })

test('PPL-12 ADR 122 of two wallets in one each lot is of the day it was of, and nothing earned is lost', () => {
  fc.assert(
    fc.property(wallet, wallet, (one, other) => {
      const merged = mergedDays([one, other])
      expect(sumOf(merged)).toBe(sumOf(one.earned) + sumOf(other.earned))
      const together = new Map<string, number>()
      for (const { day, amountH } of [...one.lots, ...other.lots])
        together.set(day, (together.get(day) ?? 0) + amountH)
      const lots = lotsOf(merged, one.balanceH + other.balanceH)
      expect(new Map(lots.map(({ day, amountH }) => [day, amountH]))).toEqual(new Map([...together].sort()))
    }),
  )
})

test('PPL-12 what was used of newer days stands behind the oldest points that are left', () => {
  const old = { lots: [{ day: '2026-01-01', amountH: 50 }], earned: new Map([['2026-01-01', 50]]) }
  const spent = {
    lots: [{ day: '2026-01-05', amountH: 100 }],
    earned: new Map([
      ['2026-01-02', 100],
      ['2026-01-05', 100],
    ]),
  }
  expect([...mergedDays([old, spent])]).toEqual([
    ['2026-01-01', 150],
    ['2026-01-05', 100],
  ])
})
