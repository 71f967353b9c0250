import { centsOf, reaisOf } from '#contract/activities/wallet/cents.ts'
import type { Installment } from '#contract/commerce/cart/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { catalogTexts, offersOf } from '../catalog/index.ts'
import { instalmentsOf, planOf } from './instalments.ts'

type Asked = { action_id: number | number[]; amount: number }

/** Ways to pay an amount by card that all of these activities allow (CAR-08, GAP-75). @throws not_found */
export async function calculateInstallments(
  ctx: ApiContext,
  { action_id, amount }: Asked,
): Promise<{ content: Installment[] }> {
  const ids = [...new Set([action_id].flat())]
  const offers = [...(await offersOf(ctx, ids)).values()].filter(({ isOnAir }) => isOnAir)
  if (offers.length < ids.length) throw new ApiError('not_found', catalogTexts.withdrawn)
  const plan = planOf(offers.map(({ body }) => body))
  return { content: instalmentsOf(centsOf(amount), plan).map(instalmentAnswer) }
}

/** Amounts in reais. Pure. */
export const instalmentAnswer = ({
  count,
  eachCents,
  totalCents,
}: ReturnType<typeof instalmentsOf>[number]): Installment => ({
  installment: count,
  installment_amount: reaisOf(eachCents),
  total: reaisOf(totalCents),
})
