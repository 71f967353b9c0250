import { hundredthsForCents } from '#contract/activities/wallet/points-for-cents.ts'

/** So many of a product at its price, in centavos. */
export type PricedLine = { activityId: number; valueCents: number; discountCents: number; quantity: number }
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

type Amounts = { itemsCents: number; discountCents: number; deliveryCents: number }
/** `cashbackH`: what costs nothing gives none. */
export type PartTotals = Amounts & { cashbackH: number }
export type CartTotals = PartTotals & {
  /** Items − discounts + delivery. */
  finalCents: number
  walletCents: number
  walletH: number
  /** What the wallet leaves to card or PIX, without interest. */
  restCents: number
  parts: ReadonlyMap<number, PartTotals>
}

/** What a line costs: (value − discount) × quantity, never below zero (CAR-17). Pure. */
export const lineCents = ({ valueCents, discountCents, quantity }: Omit<PricedLine, 'activityId'>): number =>
  Math.max(0, valueCents - discountCents) * quantity

/**
 * What a cart costs and who pays which part of it, in centavos and hundredths of points (CAR-15..17, GAP-76, GAP-77): the one
 * place that decides. Discounts take off items only, each not below zero. The wallet comes first, unless an activity is
 * for payment only. Pure.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  parts: readonly PricedPart[],
  purse: Purse,
): CartTotals {
  const byActivity = new Map(parts.map((part) => [part.activityId, partTotals(part, lines)]))
  const sum = (of: (totals: PartTotals) => number) =>
    [...byActivity.values()].reduce((total, part) => total + of(part), 0)
  const itemsCents = sum((part) => part.itemsCents)
  const discountCents = sum((part) => part.discountCents)
  const deliveryCents = sum((part) => part.deliveryCents)
  const finalCents = itemsCents - discountCents + deliveryCents
  const isPaymentOnly = parts.some((part) => part.isPaymentOnly)
  const wallet = isPaymentOnly ? nothing : walletPart(finalCents, purse)
  return {
    ...{ itemsCents, discountCents, deliveryCents, finalCents },
    ...wallet,
    restCents: finalCents - wallet.walletCents,
    cashbackH: sum((part) => part.cashbackH),
    parts: byActivity,
  }
}

function partTotals(part: PricedPart, lines: readonly PricedLine[]): PartTotals {
  const own = lines.filter(({ activityId }) => activityId === part.activityId)
  const itemsCents = own.reduce((total, line) => total + lineCents(line), 0)
  const delivery = Math.min(itemsCents, part.discountDeliveryCents)
  const code = Math.min(itemsCents - delivery, codeCents(itemsCents, part.code))
  const { deliveryCents } = part
  const isFree = itemsCents - delivery - code + deliveryCents <= 0
  const cashbackH = isFree ? 0 : part.cashbackH
  return { itemsCents, discountCents: delivery + code, deliveryCents, cashbackH }
}

const codeCents = (itemsCents: number, code: CodeDiscount | null): number =>
  code?.amountCents ?? Math.round((itemsCents * (code?.percent ?? 0)) / 100)

const nothing = { walletCents: 0, walletH: 0 }

/** Decimals that a multiplication leaves: 100 × 0.29 is 28.999999999999996. */
const tolerance = 1e-6

/** What the wallet pays of an amount: what it is worth in whole centavos, and the points for that, never more than it has. */
function walletPart(cents: number, { balanceH, multiplier }: Purse) {
  const worthCents = Math.floor(Math.max(0, balanceH) * multiplier + tolerance)
  const walletCents = Math.min(cents, worthCents)
  if (walletCents <= 0) return nothing
  return { walletCents, walletH: Math.min(balanceH, hundredthsForCents(walletCents, multiplier)) }
}
