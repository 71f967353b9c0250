import { arrayOverlaps, eq, ne, or, type SQL } from 'drizzle-orm'
import { haveRight, type Right, rights, type StaffRole } from '#contract/team.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { rolesOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { ownerChangeTexts } from './texts.ts'

/** Somebody who looks after the station, as what they do is told of them. */
export type Teammate = { id: number; name: string }

/**
 * Who calls, of the team of the call's station, with the right that the call asks for: without one, who answers for the station. The door
 * asks by the session; verbs ask what they are now. @throws forbidden
 */
export async function requireTeam(ctx: ApiContext, right: Right = ctx.right ?? 'team'): Promise<Teammate> {
  if (ctx.actor.kind !== 'participant') throw notTheirs()
  const { id, name, role, roles, status } = participants
  const [row] = await ctx.db
    .select({ id, name, role, roles, status })
    .from(participants)
    .where(withId(participants, ctx, ctx.actor.id))
  if (row?.status !== 'active' || !haveRight(rolesOf(row), right)) throw notTheirs()
  return { id: row.id, name: row.name }
}

const notTheirs = () => new ApiError('forbidden', ownerChangeTexts.notTheirs)

/** How many people of the station have a right and can use it now, besides the one whose own matter it is. */
export const countWithRight = (
  { db, station }: ApiContext,
  right: Right,
  besides?: number,
): Promise<number> =>
  db.$count(
    participants,
    inStation(
      participants,
      { station },
      hasRight(right),
      eq(participants.status, 'active'),
      besides === undefined ? undefined : ne(participants.id, besides),
    ),
  )

/** Whether a row is of somebody with this right. */
function hasRight(right: Right): SQL | undefined {
  const { role, roles } = participants
  const of: readonly string[] = rights[right]
  const staff = of.filter((one): one is StaffRole => one !== 'owner')
  return or(
    of.includes('owner') ? eq(role, 'owner') : undefined,
    staff.length > 0 ? arrayOverlaps(roles, staff) : undefined,
  )
}
