import { describe, expect, test } from 'vitest'
import { nextTryAt, periodEndOf, renewsAt } from './periods.ts'
import { isUpgrade, unusedCents } from './prices.ts'

const hourMs = 3_600_000
const periodStart = new Date('2026-01-01T12:00:00Z')
const hoursLater = (hours: number) => new Date(periodStart.getTime() + hours * hourMs)
const bill = { priceCents: 3_000, days: 30, periodStart }

describe('PLN-04 GAP-74 what is left of a period', () => {
  test.each([
    ['before it begins', -48, 3_000],
    ['as it begins', 0, 3_000],
    ['a second before its first day is over', 24 - 1 / 3_600, 3_000],
    ['after a whole day', 24, 2_900],
    ['after ten days and a half', 252, 2_000],
    ['on its last day', 29 * 24, 100],
    ['as it ends', 30 * 24, 0],
    ['long after', 90 * 24, 0],
  ])('%s', (_, hours, cents) => {
    expect(unusedCents(bill, hoursLater(hours))).toBe(cents)
  })

  test('half a centavo counts as one', () => {
    expect(unusedCents({ ...bill, priceCents: 45 }, hoursLater(29 * 24))).toBe(2)
    expect(unusedCents({ ...bill, priceCents: 44 }, hoursLater(29 * 24))).toBe(1)
  })

  test('PLN-02 what costs as much or more is an upgrade', () => {
    const from = { priceCents: 3_000 }
    expect([2_999, 3_000, 3_001].map((priceCents) => isUpgrade(from, { priceCents }))).toEqual([
      false,
      true,
      true,
    ])
  })
})

describe('PLN-05 when what is charged', () => {
  test('a card as the period ends, a PIX five days before', () => {
    const end = hoursLater(30 * 24)
    expect(renewsAt(end, 'credit_card')).toEqual(end)
    expect(renewsAt(end, null)).toEqual(end)
    expect(renewsAt(end, 'pix')).toEqual(hoursLater(25 * 24))
  })

  test('a refused card after three, six and ten days, and no more', () => {
    expect([1, 2, 3, 4].map((tries) => nextTryAt(periodStart, tries))).toEqual([
      hoursLater(3 * 24),
      hoursLater(6 * 24),
      hoursLater(10 * 24),
      null,
    ])
  })

  test('a plan lasts its days, products until the next date of their recurrence', () => {
    const timeZone = 'America/Sao_Paulo'
    const plan = { recurrence: null, anchorAt: null }
    expect(periodEndOf(periodStart, { days: 30 }, plan, timeZone)).toEqual(hoursLater(30 * 24))
    const monthly = { recurrence: 'monthly' as const, anchorAt: null }
    expect(periodEndOf(periodStart, { days: 30 }, monthly, timeZone)).toEqual(hoursLater(31 * 24))
    const anchored = { recurrence: 'monthly' as const, anchorAt: new Date('2025-12-31T12:00:00Z') }
    expect(periodEndOf(periodStart, { days: 30 }, anchored, timeZone)).toEqual(hoursLater(30 * 24))
  })
})
