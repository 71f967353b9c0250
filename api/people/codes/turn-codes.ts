import { eq, ne } from 'drizzle-orm'
import type { OwnCodes } from '#contract/people/codes/endpoints.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { endPendingLogins, lockAccounts } from '../access/index.ts'
import { participants, sessions } from '../access/tables.ts'
import { checkPassword } from '../account/index.ts'
import { audit } from '../owner-changes/index.ts'
import { countCode, takeCode } from './check-code.ts'
import { codesOff } from './codes-off.ts'
import { begunSecret, getOwnCodes, personOf, sealSecret } from './own-codes.ts'
import { makeRecovery } from './recovery-codes.ts'
import { codeSecrets } from './tables.ts'
import { tellCodes } from './tell-codes.ts'
import { codeTexts } from './texts.ts'
import { stepOf } from './totp.ts'

type Person = Awaited<ReturnType<typeof personOf>>
type Recovery = { recovery: string[] }

/**
 * Turns codes on, or over to another app, by a code that it shows: from now on each log-in asks for one. Other sessions and log-ins that wait
 * end; the person is told by mail, and reads ten recovery codes this once. Of two at once one does it; the session that began it alone (SEC-109).
 * @throws gone where nothing is begun, invalid_input beside the code, too_many_requests
 */
export async function confirmCodes(
  ctx: ApiContext,
  { code }: { code: string },
  urls: UrlSettings,
): Promise<Recovery> {
  const person = await personOf(ctx)
  await countCode(ctx, { account: person, code })
  const begun = await begunSecret(ctx, person.id)
  if (!begun) throw new ApiError('gone', codeTexts.setupOver)
  const step = stepOf(begun.secret, code, ctx.ports.clock.now())
  if (step === null) throw ApiError.fields({ code: codeTexts.wrong })
  const sealed = sealSecret(ctx, person.id, begun.secret)
  const recovery = await inTransaction(ctx, async (ctx) => {
    await lockAccounts(ctx, [person.id])
    const taken = await ctx.db
      .update(codeSecrets)
      .set({ sealed, lastStep: step, begunSealed: null, begunAt: null })
      .where(
        inStation(
          codeSecrets,
          ctx,
          eq(codeSecrets.participantId, person.id),
          eq(codeSecrets.begunSealed, begun.sealed),
        ),
      )
      .returning({ id: codeSecrets.participantId })
    if (taken.length === 0) throw new ApiError('gone', codeTexts.setupOver)
    return turnOn(ctx, person)
  })
  await tellCodes(ctx, person, 'on', urls)
  return { recovery }
}

async function turnOn(ctx: ApiContext, person: Person): Promise<string[]> {
  const { actor, ports, station } = ctx
  await ctx.db
    .update(participants)
    .set({ codesSince: person.codesSince ?? ports.clock.now() })
    .where(withId(participants, ctx, person.id))
  await endPendingLogins(ctx, { stationId: station.id, id: person.id })
  const own = actor.kind === 'participant' ? actor.sessionId : ''
  await ctx.db
    .delete(sessions)
    .where(inStation(sessions, ctx, eq(sessions.participantId, person.id), ne(sessions.id, own)))
  await note(ctx, person, 'team.codes-on')
  return makeRecovery(ctx, person.id)
}

/** Who of the team logs in with codes is a matter of the station's safety: the history says since when, and nothing else. */
const note = (ctx: ApiContext, { id, name }: Person, what: string): Promise<void> =>
  audit(ctx, { who: name, participantId: id, what, part: `team:${id}`, name })

/** Makes new recovery codes; those of before open nothing any more. @throws conflict where codes are off */
export function renewRecovery(outer: ApiContext): Promise<Recovery> {
  return inTransaction(outer, async (ctx) => {
    const person = await personOf(ctx)
    await lockAccounts(ctx, [person.id])
    if (person.codesSince === null) throw new ApiError('conflict', codeTexts.isOff)
    await note(ctx, person, 'team.codes-renew')
    return { recovery: await makeRecovery(ctx, person.id) }
  })
}

/**
 * Takes one's own codes off, by the password and a code; the person is told by mail. Twice is once.
 * @throws forbidden where they are wanted of everybody, invalid_input beside what was wrong, too_many_requests
 */
export async function endCodes(
  ctx: ApiContext,
  { current_password, code }: { current_password: string; code: string },
  urls: UrlSettings,
): Promise<OwnCodes> {
  const person = await personOf(ctx)
  if (ctx.needsCodes && person.codesSince !== null) throw new ApiError('forbidden', codeTexts.required)
  await checkPassword(ctx, current_password)
  if (person.codesSince === null) return getOwnCodes(ctx)
  await countCode(ctx, { account: person, code })
  if (!(await takeCode(ctx, person.id, code))) throw ApiError.fields({ code: codeTexts.wrong })
  await inTransaction(ctx, async (ctx) => {
    await lockAccounts(ctx, [person.id])
    await codesOff(ctx, person.id)
    await note(ctx, person, 'team.codes-off')
  })
  await tellCodes(ctx, person, 'off', urls)
  return getOwnCodes(ctx)
}
