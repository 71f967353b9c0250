import { earn } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { causeOf } from './cause-of.ts'
import { topUpTexts } from './texts.ts'
import { mailTopUp } from './top-up-mail.ts'
import { writeTopUp } from './top-up-rows.ts'
import type { TopUpRow } from './types.ts'

const noteOf = ({ way, isPurchase }: TopUpRow) =>
  isPurchase ? topUpTexts.notes.purchase : topUpTexts.notes[way]

/** Of the movement that credits it: another one after a confirmation was taken back. Pure. */
const creditKeyOf = ({ id, undoneTimes }: TopUpRow) =>
  undoneTimes === 0 ? `top-up:${id}` : `top-up:${id}:again:${undoneTimes}`

/**
 * The money of a request is there: its points go to the wallet, once, and its person is told. Under the locks of person and request, which
 * waited.
 */
export async function creditTopUp(
  ctx: ApiContext,
  topUp: TopUpRow,
  by: Pick<TopUpRow, 'decidedBy' | 'decidedByName'> | null = null,
): Promise<TopUpRow> {
  const { id, participantId, pointsH, undoneTimes } = topUp
  await earn(ctx, {
    participantId,
    key: creditKeyOf(topUp),
    cause: causeOf(topUp),
    referenceId: id,
    note: noteOf(topUp),
    amountH: pointsH,
  })
  const paid = await writeTopUp(ctx, topUp, { ...by, state: 'paid', settledAt: ctx.ports.clock.now() })
  await mailTopUp(ctx, { topUpId: id, mail: 'confirmed', ...(undoneTimes > 0 && { number: undoneTimes }) })
  return paid
}
