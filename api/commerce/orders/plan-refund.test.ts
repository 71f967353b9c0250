import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planRefund, type RefundPlan, withdrawEnds } from './plan-refund.ts'
import type { RefundRow } from './types.ts'

const order = { walletCents: 20_00, walletH: 20_00, chargeCents: 65_00 }
const row = (plan: RefundPlan) => plan as Partial<RefundRow> as RefundRow

describe('ORD-04 SEC-83 how what goes back is shared', () => {
  test('the gateway first, then the wallet, cashback in proportion; the last centavo takes all that is left', () => {
    const first = planRefund(order, [], { amountCents: 17_00, cashbackH: 450 })
    expect(first).toEqual({
      ...{ gatewayCents: 17_00, walletCents: 0, walletH: 0, cashbackDueH: 90, isWhole: false },
    })
    const second = planRefund(order, [row(first)], { amountCents: 58_00, cashbackH: 450 })
    expect(second).toEqual({
      ...{ gatewayCents: 48_00, walletCents: 10_00, walletH: 10_00, cashbackDueH: 307, isWhole: false },
    })
    const third = planRefund(order, [row(first), row(second)], { amountCents: 10_00, cashbackH: 450 })
    expect(third).toEqual({
      ...{ gatewayCents: 0, walletCents: 10_00, walletH: 10_00, cashbackDueH: 53, isWhole: true },
    })
  })

  test('what cost nothing goes back for nothing, with its cashback', () => {
    const free = { walletCents: 0, walletH: 0, chargeCents: 0 }
    expect(planRefund(free, [], { amountCents: 0, cashbackH: 300 })).toEqual({
      ...{ gatewayCents: 0, walletCents: 0, walletH: 0, cashbackDueH: 300, isWhole: true },
    })
  })

  test('GAP-65 of what the gateway alone gave back the wallet, which paid nothing, gets all its points at the end', () => {
    const odd = { walletCents: 0, walletH: 7, chargeCents: 10_00 }
    expect(planRefund(odd, [], { amountCents: 10_00, cashbackH: 0 })).toMatchObject({
      walletH: 7,
      isWhole: true,
    })
  })

  test('whatever the parts, their sums are what was paid, and no part is below zero', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 8 })
    const paid = fc.record({
      walletH: fc.integer({ min: 0, max: 9_000 }),
      cashbackH: fc.integer({ min: 0, max: 900 }),
    })
    fc.assert(
      fc.property(amounts, paid, fc.nat(), (parts, { walletH, cashbackH }, seed) => {
        const total = parts.reduce((sum, one) => sum + one, 0)
        const walletCents = walletH === 0 ? 0 : seed % (total + 1)
        const points = walletCents === 0 ? 0 : walletH
        const of = { walletCents, walletH: points, chargeCents: total - walletCents }
        const before: RefundRow[] = []
        for (const amountCents of parts) before.push(row(planRefund(of, before, { amountCents, cashbackH })))
        const sum = (pick: (one: RefundRow) => number) => before.reduce((all, one) => all + pick(one), 0)
        expect(sum((one) => one.gatewayCents)).toBe(of.chargeCents)
        expect(sum((one) => one.walletCents)).toBe(walletCents)
        expect(sum((one) => one.walletH)).toBe(points)
        expect(sum((one) => one.cashbackDueH)).toBe(cashbackH)
        for (const one of before)
          expect(
            Math.min(one.gatewayCents, one.walletCents, one.walletH, one.cashbackDueH),
          ).toBeGreaterThanOrEqual(0)
        expect(before.map((one) => (one as RefundRow & RefundPlan).isWhole)).toEqual(
          parts.map((_, at) => at === parts.length - 1),
        )
      }),
    )
  })
})

describe('GAP-88 until when an order may be given back', () => {
  const timeZone = 'America/Sao_Paulo'
  // Late on 4 May there, and 5 May in UTC already.
  const paidAt = new Date('2026-05-05T02:00:00Z')
  const ends = new Date('2026-05-12T03:00:00Z')
  const asked = (now: Date, status: 'paid' | 'partly_refunded' | 'refunded' | 'cancelled' = 'paid') =>
    withdrawEnds({ status, paidAt }, { now, timeZone })

  test('the end of the seventh day after its payment, on the station’s calendar', () => {
    expect(asked(paidAt)).toEqual(ends)
    expect(asked(new Date(ends.getTime() - 1))).toEqual(ends)
    expect(asked(ends)).toBeNull()
  })

  test('never of what is not paid, or went back whole', () => {
    expect(asked(paidAt, 'partly_refunded')).toEqual(ends)
    expect([asked(paidAt, 'refunded'), asked(paidAt, 'cancelled')]).toEqual([null, null])
    expect(withdrawEnds({ status: 'paid', paidAt: null }, { now: paidAt, timeZone })).toBeNull()
  })
})
