import { centsForHundredths } from '#contract/activities/wallet/points-for-cents.ts'
import { balanceOf, lockWallets, transfer } from '../../ledger/index.ts'
import { tellMember } from '../../people/notices/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import type { PointRow } from './handled-points.ts'
import { pointTexts as texts } from './texts.ts'

type Amount = Pick<PointRow, 'participantId' | 'direction' | 'amountH'>

/** What is wrong with a debit of more than is there, under the lock of the wallet from then on; null: nothing. */
export async function missingFor(
  ctx: ApiContext,
  { participantId, direction, amountH }: Amount,
): Promise<string | null> {
  await lockWallets(ctx, [participantId])
  const { availableH } = await balanceOf(ctx, participantId)
  return direction === 'debit' && availableH < amountH ? texts.notThere(amountText(ctx, availableH)) : null
}

/** Moves the points of an act, once, as a line of its own in the ledger, and tells their person. */
export async function carryOut(ctx: ApiContext, act: PointRow): Promise<void> {
  await movePoints(ctx, act)
  const { id, participantId, amountH } = act
  await tellMember(ctx, {
    kind: act.direction === 'credit' ? 'points-given' : 'points-taken',
    about: id,
    participantId,
    facts: [
      [texts.mail.amount, amountText(ctx, amountH)],
      [texts.mail.kind, texts.kinds[act.kind]],
    ],
  })
}

/** Moves the points of an act, once, as a line of its own in the ledger. */
export async function movePoints(ctx: ApiContext, act: PointRow): Promise<void> {
  const { id, participantId, amountH } = act
  const wallet = { kind: 'wallet', participantId } as const
  const programme = { kind: 'programme' } as const
  const isCredit = act.direction === 'credit'
  await transfer(ctx, {
    key: `by-hand:${id}`,
    cause: 'adjustment',
    note: texts.note(texts.kinds[act.kind], act.reason),
    amountH,
    from: isCredit ? programme : wallet,
    to: isCredit ? wallet : programme,
  })
}

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Hundredths of points in the station's unit, as members read them. Pure. */
export function amountText({ station }: Pick<ApiContext, 'station'>, amountH: number): string {
  const { name, position, multiplier } = station.config.currency
  const amount = decimal.format(centsForHundredths(amountH, multiplier) / 100)
  return position === 'before_currency' ? `${name} ${amount}` : `${amount} ${name}`
}
