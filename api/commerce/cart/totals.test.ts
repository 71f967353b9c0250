import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsForHundredths, hundredthsForCents } from '#contract/activities/wallet/points-for-cents.ts'
import { itemCents, type PricedItem, type PricedPart, planDiscountOf, shareOut, totalsOf } from './totals.ts'

const plain: PricedPart = {
  activityId: 1,
  discountDeliveryCents: 0,
  code: null,
  deliveryCents: 0,
  isPaymentOnly: false,
  cashbackH: 0,
}
const line = (valueCents: number, quantity = 1, activityId = 1): PricedItem => ({
  ...{ activityId, valueCents, quantity },
  discountCents: 0,
})
const nobody = { balanceH: 0, multiplier: 1 }

test('CAR-17 a line costs (value − discount) × quantity, delivery is added, and cashback is summed per activity', () => {
  const lines = [
    { activityId: 1, valueCents: 8900, discountCents: 1000, quantity: 3 },
    line(4200, 2),
    line(100, 1, 2),
  ]
  const parts = [
    { ...plain, deliveryCents: 1490, cashbackH: 3000 },
    { ...plain, activityId: 2, cashbackH: 500 },
  ]
  expect(totalsOf(lines, parts, nobody)).toMatchObject({
    itemsCents: 3 * 7900 + 8400 + 100,
    discountCents: 0,
    deliveryCents: 1490,
    finalCents: 3 * 7900 + 8400 + 100 + 1490,
    restCents: 3 * 7900 + 8400 + 100 + 1490,
    walletCents: 0,
    cashbackH: 3500,
  })
})

test('CAR-17 GAP-76 discount_delivery takes off the items of its activity, once, and not below zero', () => {
  const parts = [
    { ...plain, discountDeliveryCents: 500, deliveryCents: 1490 },
    { ...plain, activityId: 2, discountDeliveryCents: 500, deliveryCents: 700 },
  ]
  expect(totalsOf([line(300, 1), line(2000, 2, 2)], parts, nobody)).toMatchObject({
    discountCents: 300 + 500,
    finalCents: 4300 - 800 + 2190,
  })
})

test.each([
  ['a share', { percent: 15 }, 10_01, 1_50],
  ['half a centavo is rounded up', { percent: 50 }, 10_01, 5_01],
  ['an amount', { amountCents: 3_00 }, 10_01, 3_00],
  ['no more than the items', { amountCents: 50_00 }, 10_01, 10_01],
  ['all of it', { percent: 100 }, 10_01, 10_01],
])('CAR-20 a code takes off: %s', (_, code, itemsCents, discountCents) => {
  expect(totalsOf([line(itemsCents)], [{ ...plain, code }], nobody)).toMatchObject({ discountCents })
})

test('CAR-20 GAP-76 both discounts together leave nothing below zero', () => {
  const part = { ...plain, discountDeliveryCents: 800, code: { percent: 50 }, deliveryCents: 100 }
  expect(totalsOf([line(1000)], [part], nobody)).toMatchObject({ discountCents: 1000, finalCents: 100 })
})

test.each([
  ['a share', [{ percent: 10, capCents: null }], 100_00, 10_00],
  ['half a centavo is rounded up', [{ percent: 50, capCents: null }], 10_01, 5_01],
  ['no more than its most', [{ percent: 10, capCents: 3_00 }], 100_00, 3_00],
  ['nothing without an offer', [], 100_00, 0],
  [
    'the better of two for a small cart',
    [
      { percent: 10, capCents: null },
      { percent: 50, capCents: 4_00 },
    ],
    20_00,
    4_00,
  ],
  [
    'the better of two for a large cart',
    [
      { percent: 10, capCents: null },
      { percent: 50, capCents: 4_00 },
    ],
    90_00,
    9_00,
  ],
  ['all of it', [{ percent: 100, capCents: null }], 100_00, 100_00],
])('GAP-139 a plan takes off: %s', (_, plan, itemsCents, planCents) => {
  const totals = totalsOf([line(itemsCents)], [plain], nobody, plan)
  expect(totals).toMatchObject({ planCents, discountCents: planCents, finalCents: itemsCents - planCents })
})

test('GAP-139 a plan counts what a code leaves, over all activities, and delivery is left alone', () => {
  const parts = [
    { ...plain, code: { percent: 50 }, deliveryCents: 10_00 },
    { ...plain, activityId: 2 },
  ]
  const plan = [{ percent: 10, capCents: null }]
  expect(totalsOf([line(100_00), line(50_00, 1, 2)], parts, nobody, plan)).toMatchObject({
    planCents: 10_00,
    discountCents: 60_00,
    finalCents: 100_00,
  })
})

test('CAR-17 GAP-126 what costs nothing in the end gives no cashback; a delivery that is paid does', () => {
  const cashbackOf = (part: Partial<PricedPart>, plan?: { percent: number; capCents: null }[]) =>
    totalsOf([line(10_00)], [{ ...plain, cashbackH: 300, ...part }], nobody, plan).cashbackH
  const free = { code: { percent: 100 } }
  expect([cashbackOf({}), cashbackOf({ code: { percent: 50 } })]).toEqual([300, 300])
  expect([cashbackOf(free), cashbackOf({}, [{ percent: 100, capCents: null }])]).toEqual([0, 0])
  expect(cashbackOf({ ...free, deliveryCents: 5_00 })).toBe(300)
})

test('GAP-139 of nothing nobody gets a share', () => {
  expect([shareOut(0, [0, 0]), shareOut(0, [])]).toEqual([[0, 0], []])
})

test('GAP-139 what a plan takes off is shared out to the last centavo, and no activity gets more than it costs', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 100_000_000_000 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (list, part) => {
      const all = list.reduce((sum, one) => sum + one, 0)
      const amount = Math.floor(all * part)
      const shares = shareOut(amount, list)
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(amount)
      for (const [at, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(list[at] ?? 0)
      }
    }),
    { numRuns: 5_000 },
  )
})

test.each([
  ['covers all', 100_00, 1, 100_00, 100_00],
  ['covers a part', 39_90, 1, 39_90, 39_90],
  ['is worth half', 39_91, 0.5, 19_95, 39_90],
  ['is worth 29 centavos exactly', 1_00, 0.29, 29, 1_00],
  ['is worth nothing that can be paid', 3, 0.1, 0, 0],
  ['has more than enough, each hundredth for 10 centavos', 1_000_00, 10, 100_00, 10_00],
  ['is empty', 0, 1, 0, 0],
])('CAR-15 GAP-77 a wallet that %s', (_, balanceH, multiplier, walletCents, walletH) => {
  const totals = totalsOf([line(100_00)], [plain], { balanceH, multiplier })
  expect(totals).toMatchObject({ walletCents, walletH, restCents: 100_00 - walletCents })
})

test.each([
  [463_04, 10, 463_00, 46_30],
  [463_04, 2, 463_04, 231_52],
  [463_05, 2, 463_04, 231_52],
  [9_99, 1000, 0, 0],
])(
  'GAP-118 CAR-15 of %s centavos a point of R$ %s pays what it is worth to the centavo, the rest is charged',
  (cents, multiplier, walletCents, walletH) => {
    const totals = totalsOf([line(cents)], [plain], { balanceH: 1_000_000_00, multiplier })
    expect(totals).toMatchObject({ walletCents, walletH, restCents: cents - walletCents })
  },
)

test('CAR-16 one activity that is for payment only leaves the wallet untouched', () => {
  const parts = [plain, { ...plain, activityId: 2, isPaymentOnly: true }]
  const totals = totalsOf([line(100), line(100, 1, 2)], parts, { balanceH: 999, multiplier: 1 })
  expect(totals).toMatchObject({ walletCents: 0, walletH: 0, restCents: 200 })
})

const cents = fc.integer({ min: 0, max: 100_000_000 })
const activityId = fc.integer({ min: 1, max: 5 })
const someLine = fc.record({
  activityId,
  valueCents: cents,
  discountCents: cents,
  quantity: fc.integer({ min: 1, max: 1000 }),
})
const somePart = fc.record({
  activityId,
  discountDeliveryCents: cents,
  code: fc.option(
    fc.oneof(fc.record({ amountCents: cents }), fc.record({ percent: fc.integer({ min: 1, max: 100 }) })),
  ),
  deliveryCents: cents,
  isPaymentOnly: fc.boolean(),
  cashbackH: fc.integer({ min: 0, max: 1_000_000 }),
})
const somePurse = fc.record({
  balanceH: fc.integer({ min: 0, max: 1_000_000_000 }),
  multiplier: fc.oneof(
    fc.constantFrom(1, 0.5, 0.01, 10, 0.29, 1e-300, 1000),
    fc.double({ min: 0.001, max: 1000, noNaN: true }),
  ),
})
const somePlan = fc.array(
  fc.record({
    percent: fc.integer({ min: 0, max: 100 }),
    capCents: fc.option(fc.integer({ min: 1, max: 100_000_000 })),
  }),
  { maxLength: 2 },
)
const someCart = fc
  .uniqueArray(somePart, { selector: (part) => part.activityId, maxLength: 5 })
  .chain((parts) => {
    const own = someLine.filter((one) => parts.some((part) => part.activityId === one.activityId))
    return fc.tuple(fc.constant(parts), parts.length > 0 ? fc.array(own, { maxLength: 8 }) : fc.constant([]))
  })

test('CAR-15 CAR-16 CAR-17 whatever is in a cart, its sums are whole centavos, none below zero, and all of it is paid by somebody', () => {
  fc.assert(
    fc.property(someCart, somePurse, somePlan, ([parts, lines], purse, plan) => {
      const totals = totalsOf(lines, parts, purse, plan)
      const { itemsCents, discountCents, deliveryCents, finalCents, walletCents, walletH, restCents } = totals
      for (const sum of [
        itemsCents,
        discountCents,
        deliveryCents,
        finalCents,
        walletCents,
        walletH,
        restCents,
      ]) {
        expect(Number.isSafeInteger(sum)).toBe(true)
        expect(sum).toBeGreaterThanOrEqual(0)
      }
      expect(itemsCents).toBe(lines.reduce((sum, one) => sum + itemCents(one), 0))
      expect(finalCents).toBe(itemsCents - discountCents + deliveryCents)
      expect(walletCents + restCents).toBe(finalCents)
      expect(walletH).toBeLessThanOrEqual(purse.balanceH)
      expect(discountCents).toBeLessThanOrEqual(itemsCents)
      const { discountCents: without } = totalsOf(lines, parts, purse)
      expect(totals.planCents).toBe(planDiscountOf(itemsCents - without, plan))
      expect(discountCents).toBe(without + totals.planCents)
      for (const part of totals.parts.values())
        expect(part.discountCents).toBeLessThanOrEqual(part.itemsCents)
      expect(walletCents === 0).toBe(walletH === 0)
      if (parts.some(({ isPaymentOnly }) => isPaymentOnly)) expect(walletCents).toBe(0)
      else if (walletCents > 0 && walletH < purse.balanceH)
        expect(walletH).toBe(hundredthsForCents(walletCents, purse.multiplier))
      // What the wallet has left would not pay another centavo that it has points for, or nothing is left to pay.
      const left = Math.min(finalCents, purse.balanceH * purse.multiplier) - walletCents
      const isSpent = left < (purse.multiplier > 1 ? purse.multiplier + 1 : 1) + 1e-3
      if (restCents > 0 && parts.every(({ isPaymentOnly }) => !isPaymentOnly)) expect(isSpent).toBe(true)
      if (walletH < purse.balanceH) expect(centsForHundredths(walletH, purse.multiplier)).toBe(walletCents)
    }),
    { numRuns: 10_000 },
  )
})
