import type { ApiContext } from '../../platform/context.ts'
import { openBillOf, writeBill, writeSubscription } from './subscription-rows.ts'
import { asNext, type SubscriptionRow } from './types.ts'

/** It is over: nothing is given, nothing is charged any more; what comes nevertheless goes back. Under its lock. */
export async function endSubscription(ctx: ApiContext, { id }: SubscriptionRow): Promise<SubscriptionRow> {
  const bill = await openBillOf(ctx, id)
  if (bill) await writeBill(ctx, bill.id, { state: 'void' })
  return writeSubscription(ctx, id, {
    ...{ state: 'ended', endedAt: ctx.ports.clock.now(), nextStepAt: null, suspendsAt: null },
    ...asNext(null),
  })
}
