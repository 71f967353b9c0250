import { and, count, desc, eq, lt } from 'drizzle-orm'
import type { InvitedUser } from '#contract/activities/invitations/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page, withId } from '../../platform/db/rows.ts'
import { activities } from '../participation/tables.ts'
import { invitations } from './tables.ts'

type Page = { after?: number | undefined; limit: number }

/** Who came by the caller's invitations, newest first, one page by keyset (PTS-05). */
export async function listInvitedUsers(
  ctx: ApiContext,
  { after, limit }: Page,
): Promise<{ content: InvitedUser[]; total: number; next: number | null }> {
  const { db } = ctx
  const mine = inStation(invitations, ctx, eq(invitations.inviterId, memberOf(ctx)))
  const [all] = await db.select({ total: count() }).from(invitations).where(mine)
  const { rows, last } = await page(
    db
      .select({
        id: invitations.id,
        name: participants.name,
        status: participants.status,
        createdAt: invitations.createdAt,
        creditedAt: invitations.creditedAt,
        pointsInviterH: invitations.pointsInviterH,
        action: { id: activities.id, name: activities.name },
      })
      .from(invitations)
      .innerJoin(participants, withId(participants, invitations, invitations.invitedId))
      .innerJoin(activities, withId(activities, invitations, invitations.activityId))
      .where(and(mine, after === undefined ? undefined : lt(invitations.id, after)))
      .orderBy(desc(invitations.id)),
    limit,
  )
  const content = rows.map((row) => ({
    id: row.id,
    invited: { name: row.name },
    createdAt: row.createdAt.toISOString(),
    state: stateOf(row),
    points: row.creditedAt ? row.pointsInviterH / 100 : null,
    action: row.action,
  }))
  return { content, total: all?.total ?? 0, next: last?.id ?? null }
}

/** Whose e-mail alone is confirmed is not in yet where the team approves. */
const isIn = (status: string) => !['inactive', 'imported', 'invited', 'pending', 'refused'].includes(status)

function stateOf({ creditedAt, status }: { creditedAt: Date | null; status: string }): InvitedUser['state'] {
  if (creditedAt) return 'credited'
  return isIn(status) ? 'confirmed' : 'registered'
}
