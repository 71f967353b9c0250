import { eq } from 'drizzle-orm'
import { reverse } from '../../ledger/index.ts'
import { ledgerTransfers } from '../../ledger/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { giveBackPlace } from './places.ts'
import { placesOffered } from './registry.ts'
import { activities, type participations } from './tables.ts'

type Row = Pick<typeof participations.$inferSelect, 'id' | 'activityId'>

/**
 * What an undone participation had taken: the wallet gets back what it paid, by a counter-entry, and the place is free
 * again. Its voucher is worth nothing from then on, by `undoneAt`. Inside the undoing transaction, before what was earned
 * is taken back. Answers whether an activity without a free place has one now.
 */
export async function giveBack(ctx: ApiContext, { id, activityId }: Row, reason: string): Promise<boolean> {
  const { db } = ctx
  const [activity] = await db
    .select({ typeId: activities.typeId, body: activities.body })
    .from(activities)
    .where(withId(activities, ctx, activityId))
  const offer = activity && placesOffered(activity.typeId, activity.body)
  const isFreeAgain = offer ? await giveBackPlace(ctx, activityId, offer) : false
  const [spent] = await db
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(inStation(ledgerTransfers, ctx, eq(ledgerTransfers.key, `participation:${id}:spent`)))
  if (spent) await reverse(ctx, { transferId: spent.id, reason })
  return isFreeAgain
}
