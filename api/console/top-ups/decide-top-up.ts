import type { ManagedTopUp } from '#contract/console/top-ups/schemas.ts'
import {
  confirmTopUp as confirm,
  refuseTopUp as refuse,
  undoTopUp as undo,
} from '../../commerce/top-ups/index.ts'
import { ownerChange } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { getManagedTopUp } from './top-up-rows.ts'

const partOf = (id: number) => `top-up:${id}`

/** Says that a transfer arrived, in an owner's name; above the amount of the station the second of two credits it. @throws not_found, conflict */
export function confirmTopUp(
  ctx: ApiContext,
  { id, undoneTimes }: { id: number; undoneTimes?: number },
): Promise<ManagedTopUp> {
  return ownerChange(ctx, {}, async (ctx, owner) => {
    const answer = (ctx: ApiContext) => getManagedTopUp(ctx, id)
    const { topUp, isDone } = await confirm(ctx, { id, undoneTimes }, owner)
    if (!isDone) return { answer }
    const { person } = await getManagedTopUp(ctx, id)
    const what = topUp.state === 'paid' ? 'top-up.confirm' : 'top-up.first'
    const after = { name: person.name, amountCents: topUp.amountCents }
    return { done: { what, part: partOf(id), after }, answer }
  })
}

/** Refuses a transfer, with a reason that its person reads. @throws not_found, conflict */
export function refuseTopUp(
  ctx: ApiContext,
  { id, reason }: { id: number; reason: string },
): Promise<ManagedTopUp> {
  return ownerChange(ctx, {}, async (ctx, owner) => {
    const answer = (ctx: ApiContext) => getManagedTopUp(ctx, id)
    const { topUp, isDone } = await refuse(ctx, { id, reason }, owner)
    if (!isDone) return { answer }
    const { person } = await getManagedTopUp(ctx, id)
    const after = { name: person.name, amountCents: topUp.amountCents, reason }
    return { done: { what: 'top-up.refuse', part: partOf(id), after }, answer }
  })
}

/** Takes back a confirmation of the last ten minutes (GAP-142). @throws not_found, gone, conflict */
export function undoTopUp(
  ctx: ApiContext,
  { id, undoUntil }: { id: number; undoUntil: string },
): Promise<ManagedTopUp> {
  return ownerChange(ctx, {}, async (ctx, owner) => {
    const answer = (ctx: ApiContext) => getManagedTopUp(ctx, id)
    const { topUp, isDone } = await undo(ctx, { id, undoUntil }, owner)
    if (!isDone) return { answer }
    const { person } = await getManagedTopUp(ctx, id)
    const after = { name: person.name, amountCents: topUp.amountCents }
    return { done: { what: 'top-up.undo', part: partOf(id), after }, answer }
  })
}
