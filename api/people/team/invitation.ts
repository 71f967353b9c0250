import { and, eq, gt, lte } from 'drizzle-orm'
import type { TeamInvitation } from '#contract/people/team/endpoints.ts'
import type { StaffRole, TeamRole } from '#contract/team.ts'
import { type ApiContext, inTransaction, type PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { lockParts } from '../../stations/registry/index.ts'
import { linkTokenId, memberOf, rolesOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { audit } from '../owner-changes/index.ts'
import { teamInvitations } from './tables.ts'
import { teamTexts } from './texts.ts'

const isOpen = ({ ports }: Pick<ApiContext, 'ports'>, token: string) =>
  and(eq(teamInvitations.tokenId, linkTokenId(token)), gt(teamInvitations.expiresAt, ports.clock.now()))

async function openInvitation(ctx: ApiContext, token: string) {
  const [row] = await ctx.db
    .select()
    .from(teamInvitations)
    .where(inStation(teamInvitations, ctx, isOpen(ctx, token)))
  return row
}

const over: TeamInvitation = { state: 'over', email: '', by: '', roles: [] }

/** What the link offers, and to whom; it changes nothing, for programs open the links of mails (PPL-24). */
export async function checkTeamInvitation(ctx: ApiContext, token: string): Promise<TeamInvitation> {
  const row = await openInvitation(ctx, token)
  if (!row) return over
  const { email, invitedByName: by, roles } = row
  return { state: await whoseTurn(ctx, email), email, by, roles }
}

async function whoseTurn(ctx: ApiContext, email: string): Promise<TeamInvitation['state']> {
  const { actor, db } = ctx
  const [account] = await db
    .select({ id: participants.id })
    .from(participants)
    .where(inStation(participants, ctx, eq(participants.email, email), eq(participants.status, 'active')))
  if (actor.kind === 'participant' && !actor.isBlocked) return actor.id === account?.id ? 'yours' : 'other'
  return account ? 'login' : 'signup'
}

/**
 * Gives the account that was invited what it was invited to, beside what it looks after already. Who accepted already is told what they
 * have. @throws not_found when the link is over, forbidden for another account
 */
export function acceptTeamInvitation(outer: ApiContext, token: string): Promise<{ roles: TeamRole[] }> {
  return inTransaction(outer, async (ctx) => {
    await lockParts(ctx, ctx.station.id, ['entries:team'])
    const itself = withId(participants, ctx, memberOf(ctx))
    const [person] = await ctx.db.select().from(participants).where(itself).for('no key update')
    if (!person) throw new ApiError('not_found', teamTexts.over)
    const invitation = await openInvitation(ctx, token)
    if (!invitation) {
      const own = [...rolesOf(person)]
      if (own.length > 0) return { roles: own }
      throw new ApiError('not_found', teamTexts.over)
    }
    if (invitation.email !== person.email) throw new ApiError('forbidden', teamTexts.otherAccount)
    const roles = [...new Set([...rolesOf(person), ...invitation.roles])]
    // The link came to that mailbox.
    const emailProvedAt = ctx.ports.clock.now()
    await ctx.db
      .update(participants)
      .set({ ...toColumns(roles), emailProvedAt })
      .where(itself)
    await ctx.db.delete(teamInvitations).where(withId(teamInvitations, ctx, invitation.id))
    const line = {
      who: person.name,
      participantId: person.id,
      what: 'team.accept',
      part: `team:${person.id}`,
    }
    await audit(ctx, { ...line, before: { roles: rolesOf(person) }, after: { name: person.name, roles } })
    return { roles }
  })
}

/** Roles as they stand in a participant's row. Pure. */
export const toColumns = (roles: readonly TeamRole[]) => ({
  role: roles.includes('owner') ? ('owner' as const) : ('participant' as const),
  roles: roles.filter((one): one is StaffRole => one !== 'owner'),
})

/** Whether an e-mail has an open invitation to the team: where one joins by invitation only, it brings its person (PPL-14). */
export async function isInvitedToTeam(
  { db, station, ports }: ApiContext,
  email: string | undefined,
): Promise<boolean> {
  if (!email) return false
  const { email: invited, expiresAt } = teamInvitations
  const isOpen = and(eq(invited, email), gt(expiresAt, ports.clock.now()))
  return (await db.$count(teamInvitations, inStation(teamInvitations, { station }, isOpen))) > 0
}

/** Forgets invitations that nobody accepted in time. */
export async function tidyInvitations({ db, ports }: PlatformContext): Promise<void> {
  const isOver = lte(teamInvitations.expiresAt, ports.clock.now())
  await acrossStations(async () => await db.delete(teamInvitations).where(isOver))
}
