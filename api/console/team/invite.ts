import { eq, ne } from 'drizzle-orm'
import type { TeamRole } from '#contract/team.ts'
import { linkTokenId, newLinkToken, rolesOf } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import type { Teammate } from '../../people/owner-changes/index.ts'
import { teamInvitations } from '../../people/team/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, insertRow, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { sendMail } from '../../platform/mail/index.ts'
import { limit, mailboxKey } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { changePart, makePart } from '../entries/owner-part.ts'
import { getTeam, teamPart } from './team.ts'
import { teamTexts as texts } from './texts.ts'

/** How long an invitation may be accepted. */
const invitationDays = 7
const dayMs = 24 * 60 * 60 * 1000
/** People and open invitations of a team. */
const mostOfTeam = 200
const hour = { durationSeconds: 3600 }

type Invited = { email: string; roles: readonly TeamRole[] }

/**
 * Invites somebody by mail to look after some of the station; who has no account here makes one first. Of several invitations of one
 * address the last one counts. @throws forbidden, invalid_input, too_many_requests
 */
export function inviteToTeam(ctx: ApiContext, input: Invited, key: string | undefined, urls: UrlSettings) {
  const prepare = async () => {
    await limit(ctx, { name: 'team-invitation', key: String(ctx.station.id), points: 40, ...hour })
    await limit(ctx, { name: 'team-invitation-mailbox', key: mailboxKey(input.email), points: 6, ...hour })
  }
  return changePart(ctx, teamPart, { prepare }, (ctx, teammate) =>
    makePart(ctx, teammate, {
      what: 'team',
      key,
      input,
      async make() {
        const id = await invite(ctx, input, { teammate, urls })
        const after = { name: input.email, roles: input.roles }
        return { id, done: { what: 'team.invite', part: `team-invitation:${id}`, after } }
      },
      answer: getTeam,
    }),
  )
}

async function invite(
  ctx: ApiContext,
  { email, roles }: Invited,
  { teammate, urls }: { teammate: Teammate; urls: UrlSettings },
): Promise<number> {
  if (roles.length === 0) throw ApiError.fields({ roles: texts.noRole })
  await requireOutside(ctx, email)
  const token = newLinkToken()
  await ctx.db
    .delete(teamInvitations)
    .where(inStation(teamInvitations, ctx, eq(teamInvitations.email, email)))
  const row = await insertRow(ctx.db, teamInvitations, {
    ...{ stationId: ctx.station.id, email, roles: [...new Set(roles)], tokenId: linkTokenId(token) },
    ...{ invitedById: teammate.id, invitedByName: teammate.name },
    expiresAt: new Date(ctx.ports.clock.now().getTime() + invitationDays * dayMs),
  })
  const link = `${stationUrl(ctx.station, urls)}/equipe/${token}`
  const words = { by: teammate.name, roles, link, validForMinutes: invitationDays * 24 * 60 }
  const mail = await renderMail(ctx.station, urls, { kind: 'team-invitation', ...words })
  await sendMail(ctx, { stationId: ctx.station.id, kind: 'team_invitation', to: email, ...mail })
  return row.id
}

/** @throws invalid_input beside the e-mail of who is in the team already, or whose account is closed */
async function requireOutside(ctx: ApiContext, email: string): Promise<void> {
  const all = await getTeam(ctx)
  if (all.people.length + all.invitations.length >= mostOfTeam)
    throw ApiError.fields({ email: texts.full(mostOfTeam) })
  const [known] = await ctx.db
    .select()
    .from(participants)
    .where(inStation(participants, ctx, eq(participants.email, email), ne(participants.status, 'inactive')))
  if (known && known.status !== 'active') throw ApiError.fields({ email: texts.closed })
  if (known && rolesOf(known).length > 0) throw ApiError.fields({ email: texts.alreadyThere })
}

/** Takes an invitation back: its link works no more. Twice is once. @throws forbidden */
export function withdrawInvitation(ctx: ApiContext, id: number) {
  return changePart(ctx, teamPart, {}, async (ctx) => {
    const [gone] = await ctx.db
      .delete(teamInvitations)
      .where(withId(teamInvitations, ctx, id))
      .returning({ email: teamInvitations.email })
    if (!gone) return { answer: getTeam }
    const before = { name: gone.email }
    return { done: { what: 'team.withdraw', part: `team-invitation:${id}`, before }, answer: getTeam }
  })
}
