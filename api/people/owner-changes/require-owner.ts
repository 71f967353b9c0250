import { eq, ne } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { participants } from '../access/tables.ts'
import { ownerChangeTexts } from './texts.ts'

export type Owner = { id: number; name: string }

/** The owner of the call's station. The contract asks for the role; verbs ask again. @throws forbidden */
export async function requireOwner(ctx: ApiContext): Promise<Owner> {
  if (ctx.actor.kind !== 'participant' || ctx.actor.role !== 'owner')
    throw new ApiError('forbidden', ownerChangeTexts.ownersOnly)
  const [row] = await ctx.db
    .select({ id: participants.id, name: participants.name })
    .from(participants)
    .where(withId(participants, ctx, ctx.actor.id))
  if (!row) throw new ApiError('forbidden', ownerChangeTexts.ownersOnly)
  return row
}

/** How many people look after the station and can act now, besides the one whose own matter it is. */
export const countOwners = ({ db, station }: ApiContext, besides?: number): Promise<number> =>
  db.$count(
    participants,
    inStation(
      participants,
      { station },
      eq(participants.role, 'owner'),
      eq(participants.status, 'active'),
      besides === undefined ? undefined : ne(participants.id, besides),
    ),
  )
