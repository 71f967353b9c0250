import type { ApiContext } from '../../platform/context.ts'
import { subscriptionEnded } from './events.ts'
import { openBillOf, writeBill, writeSubscription } from './subscription-rows.ts'
import { asNext, type SubscriptionRow } from './types.ts'

/** It is over: nothing is given, nothing is charged any more; what comes nevertheless goes back. Under its lock; twice is once. */
export async function endSubscription(ctx: ApiContext, row: SubscriptionRow): Promise<SubscriptionRow> {
  if (row.state === 'ended') return row
  const bill = await openBillOf(ctx, row.id)
  if (bill) await writeBill(ctx, bill.id, { state: 'void' })
  const ended = await writeSubscription(ctx, row.id, {
    ...{ state: 'ended', endedAt: ctx.ports.clock.now(), nextStepAt: null, suspendsAt: null },
    ...asNext(null),
  })
  await subscriptionEnded.publish(ctx, ended)
  return ended
}
