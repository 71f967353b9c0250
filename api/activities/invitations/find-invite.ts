import { asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { activityTypes } from '#contract/activity-types/index.ts'
import { invitation } from '#contract/activity-types/invitation.ts'
import { type InviteBody, inviteBody } from '#contract/activity-types/invite-body.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { type InviteReading, readInviteCode } from '#contract/people/onboarding/invite-code.ts'
import type { InviteAnswer } from '#contract/people/onboarding/schemas.ts'
import { slowAddress } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import { stayingOf } from '../../people/merges/index.ts'
import { firstNameOf } from '../../people/onboarding/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { activities } from '../participation/tables.ts'
import { invitations } from './tables.ts'
import { invitationTexts as texts } from './texts.ts'

/** Types whose activities have a code that people sign up with (ONB-02). */
const typesWithInviteCode = activityTypes.filter((type) => type.hasInviteCode).map(({ id }) => id)

type Activity = typeof activities.$inferSelect
type InviteActivity = { activity: Activity; body: InviteBody }

/** The published invitation activity with this code, inside its window; null otherwise. */
async function findInviteActivity(
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

/** Who invites, if the account may: active and of this station. Codes of an account that was merged into another one are that one's (PPL-12). */
async function findInviter(ctx: ApiContext, id: number) {
  const own = await activeAccount(ctx, id)
  if (own) return own
  const staying = await stayingOf(ctx, id)
  return staying === null ? null : activeAccount(ctx, staying)
}

async function activeAccount({ db, station }: ApiContext, id: number) {
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
async function hasInvitesLeft(
  ctx: ApiContext,
  { activity }: InviteActivity,
  inviterId: number,
): Promise<boolean> {
  if (activity.limitPerUser === null) return true
  return (await countInvites(ctx, activity.id, inviterId)) < activity.limitPerUser
}

type Refusal = Exclude<InviteReading, { ok: true }>['reason'] | 'unknown' | 'used_up'
type Inviter = { id: number; name: string }
type Invite =
  | { ok: true; found: InviteActivity; inviter: Inviter | null; pointsInviter: number; pointsInvited: number }
  | { ok: false; reason: Refusal }

/**
 * What an invite code is worth now, for whom reads it (GAP-57). A code without a person counts and pays nothing: what
 * is paid is that somebody invited, and their limit bounds it.
 */
export async function resolveInvite(
  ctx: ApiContext,
  text: string,
  participantId: number | null,
): Promise<Invite> {
  const reading = readInviteCode(text, { stationId: ctx.station.id, participantId })
  if (!reading.ok) return reading
  const { code, inviterId } = reading.invite
  const found = await findInviteActivity(ctx, code)
  if (!found) return { ok: false, reason: 'unknown' }
  if (inviterId === null) return { ok: true, found, inviter: null, pointsInviter: 0, pointsInvited: 0 }
  const inviter = await findInviter(ctx, inviterId)
  if (!inviter) return { ok: false, reason: 'unknown' }
  if (inviter.id === participantId) return { ok: false, reason: 'own' }
  if (!(await hasInvitesLeft(ctx, found, inviter.id))) return { ok: false, reason: 'used_up' }
  const { pointsInviter, pointsInvited } = found.body
  return { ok: true, found, inviter, pointsInviter, pointsInvited }
}

/** Whether an invite code brings somebody who has no account yet (PPL-14). */
export const isGoodInvite = async (ctx: ApiContext, code: string | undefined): Promise<boolean> =>
  code !== undefined && (await resolveInvite(ctx, code, null)).ok

const perAddress = { name: 'invite', free: 60, durationSeconds: 900 }

const refusals = {
  malformed: ['not_found', texts.wrong],
  other_station: ['station_mismatch', texts.otherStation],
  own: ['conflict', texts.own],
  unknown: ['not_found', texts.wrong],
  used_up: ['limit_reached', texts.usedUp],
} as const satisfies Record<string, readonly [ErrorCode, string]>

/**
 * Checks an invite code (ONB-02, GAP-57). Says what the invited person gets and the inviter's first name, nothing else.
 * @throws not_found, station_mismatch, conflict (one's own), limit_reached, too_many_requests
 */
export async function validateInvite(ctx: ApiContext, text: string): Promise<InviteAnswer> {
  await slowAddress(ctx, perAddress)
  const { actor } = ctx
  const invite = await resolveInvite(ctx, text, actor.kind === 'participant' ? actor.id : null)
  if (!invite.ok) {
    const [code, message] = refusals[invite.reason]
    throw new ApiError(code, message)
  }
  const { found, inviter, pointsInvited } = invite
  const { id } = found.activity
  return {
    valid: true,
    member_get_member: { action_id: id, inviter_id: inviter?.id ?? null, code: text },
    memberGetMemberRule: { points_invited: pointsInvited, action: { id } },
    inviter: inviter && firstNameOf(inviter.name),
    messages: [texts.codeValid],
  }
}

/**
 * Which invitation a sending without `action_id` is about: that of the code in its link, else the station's first one.
 * @throws not_found
 */
export async function findInvitationId(ctx: ApiContext, link: string | undefined): Promise<number> {
  const code = /\/cadastrar\/([A-Za-z0-9]{2,40})(?:-U|$|[/?#])/.exec(link ?? '')?.[1]
  const named = code ? await findInviteActivity(ctx, code) : null
  if (named) return named.activity.id
  const first = await ctx.db
    .select({ id: activities.id })
    .from(activities)
    .where(
      inStation(activities, ctx, eq(activities.status, 'published'), eq(activities.typeId, invitation.id)),
    )
    .orderBy(asc(activities.priority), asc(activities.id))
    .limit(1)
    .then(one())
  return first.id
}
