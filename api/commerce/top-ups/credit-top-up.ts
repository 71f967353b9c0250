import { earn } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { causeOf } from './cause-of.ts'
import { topUpTexts } from './texts.ts'
import { mailTopUp } from './top-up-mail.ts'
import { writeTopUp } from './top-up-rows.ts'
import type { TopUpRow } from './types.ts'

const noteOf = ({ way, isPurchase }: TopUpRow) =>
  isPurchase ? topUpTexts.notes.purchase : topUpTexts.notes[way]

/**
 * The money of a request is there: its points go to the wallet, once, and its person is told. Under the locks of person and request, which
 * waited.
 */
export async function creditTopUp(
  ctx: ApiContext,
  topUp: TopUpRow,
  by: Pick<TopUpRow, 'decidedBy' | 'decidedByName'> | null = null,
): Promise<TopUpRow> {
  const { id, participantId, pointsH } = topUp
  await earn(ctx, {
    participantId,
    key: `top-up:${id}`,
    cause: causeOf(topUp),
    referenceId: id,
    note: noteOf(topUp),
    amountH: pointsH,
  })
  const paid = await writeTopUp(ctx, topUp, { ...by, state: 'paid', settledAt: ctx.ports.clock.now() })
  await mailTopUp(ctx, { topUpId: id, mail: 'confirmed' })
  return paid
}
