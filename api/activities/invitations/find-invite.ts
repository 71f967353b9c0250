import { count, eq, inArray, ne, sql } from 'drizzle-orm'
import { activityTypes } from '#contract/activity-types/index.ts'
import { type InviteBody, inviteBody } from '#contract/activity-types/invite-body.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { activities } from '../participation/tables.ts'
import { invitations } from './tables.ts'

/** Types whose activities have a code that people sign up with (ONB-02). */
const typesWithInviteCode = activityTypes.filter((type) => type.hasInviteCode).map(({ id }) => id)

type Activity = typeof activities.$inferSelect
export type InviteActivity = { activity: Activity; body: InviteBody }

/** The published invitation activity with this code, inside its window; null otherwise. */
export async function findInviteActivity(
  { db, station, ports }: ApiContext,
  code: string,
): Promise<InviteActivity | null> {
  const [activity] = await db
    .select()
    .from(activities)
    .where(
      inStation(
        activities,
        { station },
        inArray(activities.typeId, typesWithInviteCode),
        eq(activities.status, 'published'),
        sql`${activities.body} ->> 'code' = ${code}`,
      ),
    )
    .limit(1)
  const body = activity && inviteBody.schema.safeParse(activity.body)
  if (!activity || !body?.success) return null
  const now = ports.clock.now()
  const { participationStart: start, participationEnd: end } = activity
  const isOpen = start !== null && end !== null && start <= now && now <= end
  return isOpen ? { activity, body: body.data } : null
}

/** Who invites, if the account may: active and of this station. */
export async function findInviter({ db, station }: ApiContext, id: number) {
  const [row] = await db
    .select({ id: participants.id, name: participants.name })
    .from(participants)
    .where(withId(participants, { station }, id, eq(participants.status, 'active')))
  return row ?? null
}

/**
 * How many people an inviter has brought by an activity. Accounts that nobody confirmed do not count: anybody can make
 * those in anybody's name.
 */
export async function countInvites(
  { db, station }: ApiContext,
  activityId: number,
  inviterId: number,
): Promise<number> {
  const [row] = await db
    .select({ used: count() })
    .from(invitations)
    .innerJoin(participants, withId(participants, invitations, invitations.invitedId))
    .where(
      inStation(
        invitations,
        { station },
        eq(invitations.inviterId, inviterId),
        eq(invitations.activityId, activityId),
        ne(participants.status, 'inactive'),
      ),
    )
  return row?.used ?? 0
}

/** Whether an inviter may bring one more by this activity (GAP-35: null is no limit, 0 is blocked). */
export async function hasInvitesLeft(
  ctx: ApiContext,
  { activity }: InviteActivity,
  inviterId: number,
): Promise<boolean> {
  if (activity.limitPerUser === null) return true
  return (await countInvites(ctx, activity.id, inviterId)) < activity.limitPerUser
}
