import type { SubscriberDetail } from '#contract/console/plans/schemas.ts'
import { cancelForMember, changeForMember, giveUpOpenCharge } from '../../commerce/subscriptions/index.ts'
import { ownerChange } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { getSubscriber } from './get-subscriber.ts'

const partOf = (id: number) => `subscriber:${id}`

/** Ends somebody's plan with what is paid of it; they read why (PLN-07). Twice is once. @throws not_found, conflict */
export function cancelSubscriber(
  outer: ApiContext,
  { id, reason }: { id: number; reason: string },
): Promise<SubscriberDetail> {
  const prepare = () => giveUpOpenCharge(outer, id)
  return ownerChange(outer, { prepare }, async (ctx) => {
    const answer = (ctx: ApiContext) => getSubscriber(ctx, { id })
    const { isDone } = await cancelForMember(ctx, { id, reason })
    if (!isDone) return { answer }
    const { person, plan } = await getSubscriber(ctx, { id })
    const after = { name: person.name, plan, reason }
    return { done: { what: 'subscriber.cancel', part: partOf(id), after }, answer }
  })
}

/** Another plan for somebody from the end of what is paid (GAP-74). Twice is once. @throws not_found, conflict */
export function changeSubscriber(
  outer: ApiContext,
  { id, planId, reason }: { id: number; planId: number; reason: string },
): Promise<SubscriberDetail> {
  return ownerChange(outer, {}, async (ctx) => {
    const answer = (ctx: ApiContext) => getSubscriber(ctx, { id })
    const { row, isDone } = await changeForMember(ctx, { id, planId, reason })
    if (!isDone) return { answer }
    const { person, plan } = await getSubscriber(ctx, { id })
    const after = { name: person.name, plan, nextPlan: row.nextPlanName, reason }
    return { done: { what: 'subscriber.change', part: partOf(id), after }, answer }
  })
}
