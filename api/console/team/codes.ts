import { and, eq } from 'drizzle-orm'
import { loginTokens, participants, sessions } from '../../people/access/tables.ts'
import { codesOff, tellCodes } from '../../people/codes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { writeNeedsCodes } from '../../stations/registry/index.ts'
import { changePart, type OwnerPart } from '../entries/owner-part.ts'
import { getTeam, isOfTeam, teamCodesOf, teamPart } from './team.ts'
import { teamTexts as texts } from './texts.ts'

/** Every process hears of it: the station has another revision. */
const codesPart: OwnerPart = { ...teamPart, isPublic: true }

/**
 * Says whether everybody of the team logs in with codes in two steps; until they have them, whoever has none reaches nothing but the page that
 * sets them up. Only who has them wants them of others. Twice is once. @throws forbidden, conflict
 */
export function setTeamCodes(ctx: ApiContext, isRequired: boolean) {
  return changePart(ctx, codesPart, {}, async (ctx, { id }) => {
    const answer = async (ctx: ApiContext) => ({
      ...(await getTeam(ctx)),
      codes: teamCodesOf(ctx, isRequired),
    })
    const own = await ctx.db
      .select({ since: participants.codesSince })
      .from(participants)
      .where(withId(participants, ctx, id))
      .then(one())
    if (isRequired && own.since === null) throw new ApiError('conflict', texts.codesFirst)
    if (!(await writeNeedsCodes(ctx, isRequired))) return { answer }
    const what = isRequired ? 'team.codes-want' : 'team.codes-let'
    return { done: { what, part: 'team-codes' }, answer }
  })
}

/**
 * Takes the codes of somebody of the team off whose phone is gone, with what it may have open: their sessions end, and they are told by mail who
 * did it. Twice is once. @throws forbidden, not_found, conflict for one's own
 */
export function resetTeammateCodes(ctx: ApiContext, id: number, urls: UrlSettings) {
  return changePart(ctx, teamPart, {}, async (ctx, teammate) => {
    if (id === teammate.id) throw new ApiError('conflict', texts.ownCodes)
    const person = await ctx.db
      .select()
      .from(participants)
      .where(and(withId(participants, ctx, id), isOfTeam))
      .for('no key update')
      .then(one(texts.unknown))
    if (person.codesSince === null) return { answer: getTeam }
    await codesOff(ctx, id)
    for (const table of [loginTokens, sessions])
      await ctx.db.delete(table).where(inStation(table, ctx, eq(table.participantId, id)))
    await tellCodes(ctx, person, 'reset', urls, teammate.name)
    return {
      done: { what: 'team.codes-reset', part: `team:${id}`, name: person.name },
      answer: getTeam,
    }
  })
}
