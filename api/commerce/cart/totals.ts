import { exactCentsUpTo, hundredthsForCents } from '#contract/activities/wallet/points-for-cents.ts'

/** So many of a product at its price, in centavos. */
export type PricedItem = { activityId: number; valueCents: number; discountCents: number; quantity: number }
/** What a code takes off the items of an activity: an amount, or a share in whole per cent. */
export type CodeDiscount = { amountCents?: number | null | undefined; percent?: number | null | undefined }
/** What an activity of the cart brings to its totals. */
export type PricedPart = {
  activityId: number
  discountDeliveryCents: number
  code: CodeDiscount | null
  /** Price of the location that was chosen. */
  deliveryCents: number
  isPaymentOnly: boolean
  cashbackH: number
}
/** `multiplier`: reais that a point is worth. */
export type Purse = { balanceH: number; multiplier: number }

/** What a plan takes off a cart: a share in whole per cent, up to a most in centavos. */
export type PlanDiscount = { percent: number; capCents: number | null }

/** `codeCents`: what of the discounts is that of the code. */
type Amounts = { itemsCents: number; discountCents: number; codeCents: number; deliveryCents: number }
/** `cashbackH`: what costs nothing gives none. */
export type PartTotals = Amounts & { cashbackH: number }
export type CartTotals = PartTotals & {
  /** What of the discounts is that of the plan. */
  planCents: number
  /** Items − discounts + delivery. */
  finalCents: number
  walletCents: number
  walletH: number
  /** What the wallet leaves to card or PIX, without interest. */
  restCents: number
  parts: ReadonlyMap<number, PartTotals>
}

/** What an item costs: (value − discount) × quantity, never below zero (CAR-17). Pure. */
export const itemCents = ({ valueCents, discountCents, quantity }: Omit<PricedItem, 'activityId'>): number =>
  Math.max(0, valueCents - discountCents) * quantity

/**
 * What a cart costs and who pays which part of it, in centavos and hundredths of points (CAR-15..17, GAP-76, GAP-77): the one
 * place that decides. Discounts take off items only, each not below zero; that of a plan, the best of `plan`, off what delivery and codes
 * leave of all items together (ADR 113). The wallet comes first, unless an activity is for payment only. Pure.
 */
export function totalsOf(
  items: readonly PricedItem[],
  parts: readonly PricedPart[],
  purse: Purse,
  plan: readonly PlanDiscount[] = [],
): CartTotals {
  const before = parts.map((part) => withoutPlan(part, items))
  const rests = before.map(({ itemsCents, discountCents }) => itemsCents - discountCents)
  const planCents = planDiscountOf(sumOf(rests), plan)
  const shares = shareOut(planCents, rests)
  const byActivity = new Map(
    parts.map((part, at) => [part.activityId, partTotals(part, before[at] ?? noAmounts, shares[at] ?? 0)]),
  )
  const sum = (of: (totals: PartTotals) => number) =>
    [...byActivity.values()].reduce((total, part) => total + of(part), 0)
  const itemsCents = sum((part) => part.itemsCents)
  const discountCents = sum((part) => part.discountCents)
  const codeCents = sum((part) => part.codeCents)
  const deliveryCents = sum((part) => part.deliveryCents)
  const finalCents = itemsCents - discountCents + deliveryCents
  const isPaymentOnly = parts.some((part) => part.isPaymentOnly)
  const wallet = isPaymentOnly ? nothing : walletPart(finalCents, purse)
  return {
    ...{ itemsCents, discountCents, codeCents, planCents, deliveryCents, finalCents },
    ...wallet,
    restCents: finalCents - wallet.walletCents,
    cashbackH: sum((part) => part.cashbackH),
    parts: byActivity,
  }
}

const noAmounts: Amounts = { itemsCents: 0, discountCents: 0, codeCents: 0, deliveryCents: 0 }
const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0)

/** The best of some offers for what is left of the items, rounded half-up. Pure. */
export const planDiscountOf = (restCents: number, offers: readonly PlanDiscount[]): number =>
  Math.max(
    0,
    ...offers.map(({ percent, capCents }) =>
      Math.min(capCents ?? restCents, Math.round((restCents * percent) / 100), restCents),
    ),
  )

/** An amount in proportion to weights, in whole centavos, no share above its weight; the sum is the amount exactly. Pure. */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const all = sumOf(weights)
  if (all === 0) return weights.map(() => 0)
  let weight = 0
  let given = 0
  return weights.map((own) => {
    weight += own
    const until = weight === all ? amount : Math.round(amount * (weight / all))
    const share = until - given
    given = until
    return share
  })
}

/** What of the plan's discount is that of one activity comes on top of its own. */
function partTotals({ cashbackH }: PricedPart, own: Amounts, planCents: number): PartTotals {
  const discountCents = own.discountCents + planCents
  const isFree = own.itemsCents - discountCents + own.deliveryCents <= 0
  return { ...own, discountCents, cashbackH: isFree ? 0 : cashbackH }
}

function withoutPlan(part: PricedPart, items: readonly PricedItem[]): Amounts {
  const own = items.filter(({ activityId }) => activityId === part.activityId)
  const itemsCents = own.reduce((total, item) => total + itemCents(item), 0)
  const delivery = Math.min(itemsCents, part.discountDeliveryCents)
  const codeCents = Math.min(itemsCents - delivery, centsOfCode(itemsCents, part.code))
  return { itemsCents, discountCents: delivery + codeCents, codeCents, deliveryCents: part.deliveryCents }
}

const centsOfCode = (itemsCents: number, code: CodeDiscount | null): number =>
  code?.amountCents ?? Math.round((itemsCents * (code?.percent ?? 0)) / 100)

const nothing = { walletCents: 0, walletH: 0 }

/** Decimals that a multiplication leaves: 100 × 0.29 is 28.999999999999996. */
const tolerance = 1e-6

/**
 * What the wallet pays of an amount: as much of it as its points are worth to the centavo (GAP-118), and the points for that, never more than
 * it has.
 */
function walletPart(cents: number, { balanceH, multiplier }: Purse) {
  const worthCents = Math.floor(Math.max(0, balanceH) * multiplier + tolerance)
  const walletCents = exactCentsUpTo(Math.min(cents, worthCents), multiplier)
  if (walletCents <= 0) return nothing
  return { walletCents, walletH: Math.min(balanceH, hundredthsForCents(walletCents, multiplier)) }
}
