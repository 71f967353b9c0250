import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import type { Teammate } from '#contract/console/team/schemas.ts'
import type { TeamRole } from '#contract/team.ts'
import { rolesOf } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import { codesOff } from '../../people/codes/index.ts'
import { countWithRight, requireTeam } from '../../people/owner-changes/index.ts'
import { toColumns } from '../../people/team/index.ts'
import { teamInvitations } from '../../people/team/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { sendMail } from '../../platform/mail/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { changePart, type OwnerPart } from '../entries/owner-part.ts'
import { teamTexts as texts } from './texts.ts'

/** One change of the team at a time: of two who end each other's one stays (PPL-24). */
export const teamPart: OwnerPart = { locks: ['entries:team'], isPublic: false }

const { id, name, email, image, role, roles, codesSince } = participants
const columns = { id, name, email, image, role, roles, codesSince }
/** As the index of the team has it. */
export const isOfTeam = or(eq(role, 'owner'), sql`cardinality(${roles}) > 0`)

/** Who looks after the station, whatever the state of their account, and who is invited to: two queries. @throws forbidden */
export async function getTeam(ctx: ApiContext) {
  const { id: caller } = await requireTeam(ctx)
  const rows = await ctx.db
    .select(columns)
    .from(participants)
    .where(inStation(participants, ctx, isOfTeam))
    .orderBy(asc(participants.id))
  const waiting = await ctx.db
    .select()
    .from(teamInvitations)
    .where(inStation(teamInvitations, ctx, gt(teamInvitations.expiresAt, ctx.ports.clock.now())))
    .orderBy(asc(teamInvitations.id))
  return {
    people: rows.map((row) => toTeammate(row, caller)),
    invitations: waiting.map(({ id, email, roles, invitedByName, expiresAt }) => ({
      ...{ id, email, roles, by: invitedByName },
      expiresAt: expiresAt.toISOString(),
    })),
    codes: teamCodesOf(ctx, ctx.station.needsCodes === true),
  }
}

/** Whether codes are wanted of everybody of the team, and who says so (PPL-26). Pure. */
export const teamCodesOf = ({ needsCodes, station }: ApiContext, isRequired: boolean) => ({
  isRequired,
  isByInstallation: needsCodes === true && station.needsCodes !== true,
})

type Row = Pick<typeof participants.$inferSelect, keyof typeof columns>
const toTeammate = (row: Row, caller: number): Teammate => ({
  ...{ id: row.id, name: row.name, email: row.email, image: row.image },
  ...{ roles: [...rolesOf(row)], hasCodes: row.codesSince !== null, isYou: row.id === caller },
})

/** One of the team. @throws forbidden, not_found */
export async function getTeammate(ctx: ApiContext, personId: number): Promise<Teammate> {
  const caller = await requireTeam(ctx)
  const row = await ctx.db
    .select(columns)
    .from(participants)
    .where(withId(participants, ctx, personId, isOfTeam))
    .then(one(texts.unknown))
  return toTeammate(row, caller.id)
}

type Change = { id: number; roles: readonly TeamRole[]; seen: readonly TeamRole[] }

/**
 * Changes what somebody of the team looks after, or ends it at once: their next request has no right any more, and what they
 * invited others to is taken back. They are told by mail, unless it is themselves. The last one who answers for the station stays.
 * @throws forbidden, not_found, conflict, invalid_input beside the role
 */
export function setTeammateRoles(ctx: ApiContext, { id, seen, ...to }: Change, urls: UrlSettings) {
  return changePart(ctx, teamPart, {}, async (ctx, teammate) => {
    const itself = withId(participants, ctx, id)
    const person = await ctx.db
      .select()
      .from(participants)
      .where(and(itself, isOfTeam))
      .for('no key update')
      .then(one(texts.unknown))
    const [before, roles] = [sorted(rolesOf(person)), sorted(to.roles)]
    if (String(before) === String(roles)) return { answer: getTeam }
    if (String(sorted(seen)) !== String(before)) throw new ApiError('conflict', texts.changed)
    if (before.includes('owner') && !roles.includes('owner')) await requireAnother(ctx, id)
    await ctx.db.update(participants).set(toColumns(roles)).where(itself)
    // They are for the team, and nobody could reset them any more (PPL-26).
    if (roles.length === 0 && person.codesSince !== null) await codesOff(ctx, id)
    if (!roles.includes('owner'))
      await ctx.db
        .delete(teamInvitations)
        .where(inStation(teamInvitations, ctx, eq(teamInvitations.invitedById, id)))
    if (id !== teammate.id) await tell(ctx, person, { roles, by: teammate.name }, urls)
    const sides = { before: { roles: before }, after: { name: person.name, roles } }
    return {
      done: { what: roles.length > 0 ? 'team.change' : 'team.end', part: `team:${id}`, ...sides },
      answer: afterwards,
    }
  })
}

/** Whoever ended their own is answered with nothing of the team. */
const afterwards = (ctx: ApiContext) =>
  getTeam(ctx).catch((problem) => {
    if (problem instanceof ApiError && problem.code === 'forbidden')
      return { people: [], invitations: [], codes: teamCodesOf(ctx, false) }
    throw problem
  })

const sorted = (roles: readonly TeamRole[]): TeamRole[] => [...new Set(roles)].sort()

async function requireAnother(ctx: ApiContext, besides: number): Promise<void> {
  if ((await countWithRight(ctx, 'team', besides)) === 0) throw ApiError.fields({ roles: texts.last })
}

type Told = { roles: readonly TeamRole[]; by: string }

async function tell(ctx: ApiContext, person: { name: string; email: string }, told: Told, urls: UrlSettings) {
  const link = `${stationUrl(ctx.station, urls)}${told.roles.length > 0 ? '/gestao' : '/homepage'}`
  const mail = await renderMail(ctx.station, urls, { kind: 'team-changed', name: person.name, link, ...told })
  await sendMail(ctx, { stationId: ctx.station.id, kind: 'team_changed', to: person.email, ...mail })
}
