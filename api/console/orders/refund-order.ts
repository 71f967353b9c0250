import type { z } from 'zod'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import {
  orderManagementTexts as fieldTexts,
  type ManagedOrder,
  type refundInputSchema,
} from '#contract/console/orders/schemas.ts'
import { lockOrder, refundOrder as refund } from '../../commerce/orders/index.ts'
import { ownerChange } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { getManagedOrder } from './get-managed-order.ts'
import { orderManagementTexts as texts } from './texts.ts'

type Input = { id: number } & z.output<typeof refundInputSchema>

/**
 * Gives back an order, whole or in part, with a reason, and notes who did it. Its number says which refund it is: sent again it
 * is done; another one that came first is a conflict in words (ADR 34). @throws not_found, conflict
 */
export function refundOrder(
  ctx: ApiContext,
  { id, number, backToStock, ...input }: Input,
): Promise<ManagedOrder> {
  return ownerChange(ctx, {}, async (ctx) => {
    const answer = (ctx: ApiContext) => getManagedOrder(ctx, id)
    const { code } = await lockOrder(ctx, id)
    const { refunds, nextRefund, refundableCents } = await getManagedOrder(ctx, id)
    // Nothing goes back of what cost something; what cost nothing goes back for nothing.
    if (input.amountCents === 0 && refundableCents > 0)
      throw ApiError.fields({ amountCents: fieldTexts.amount })
    const there = refunds.find((one) => one.number === number)
    if (there ? there.amountCents !== input.amountCents : number !== nextRefund)
      throw new ApiError('conflict', texts.otherRefund)
    if (there) return { answer }
    await refund(ctx, {
      ...{ orderId: id, number },
      ...input,
      backToStock: backToStock.map(({ activity_id, number, quantity }) => ({
        productId: productIdOf({ activityId: activity_id, number }),
        quantity,
      })),
    })
    const after = { name: code, amountCents: input.amountCents, reason: input.reason }
    return { done: { what: 'order.refund', part: `order:${id}`, after }, answer }
  })
}
