import { eq, gt } from 'drizzle-orm'
import type { OwnCodes } from '#contract/people/codes/endpoints.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { memberOf, rolesOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { sealedFor } from './check-code.ts'
import { countRecovery } from './recovery-codes.ts'
import { codeSecrets } from './tables.ts'
import { codeTexts } from './texts.ts'
import { newSecret, secretUri } from './totp.ts'

/** How long a secret waits for the first code of its app. */
const setupMs = 30 * 60 * 1000
/** A secret of 160 bits in base 32 has 32 letters. */
const sealedBytes = 40

/** What a secret that was begun is sealed for: the session that began it, and no other one that is open meanwhile (SEC-109). */
function begunFor(ctx: ApiContext, participantId: number): string {
  const session = ctx.actor.kind === 'participant' ? ctx.actor.sessionId : ''
  return `begun by ${session}, ${sealedFor(ctx, participantId)}`
}

/** Seals a secret for an account, as it is in use. */
export const sealSecret = (ctx: ApiContext, participantId: number, secret: string): string =>
  ctx.ports.seal.close(secret, { purpose: sealedFor(ctx, participantId), bytes: sealedBytes })

export const personOf = (ctx: ApiContext) =>
  ctx.db
    .select()
    .from(participants)
    .where(withId(participants, ctx, memberOf(ctx)))
    .then(one())

/** The secret that a session began to set up, sealed and open; null: none, too long ago, or another session's. */
export async function begunSecret(ctx: ApiContext, participantId: number) {
  const since = new Date(ctx.ports.clock.now().getTime() - setupMs)
  const [row] = await ctx.db
    .select({ sealed: codeSecrets.begunSealed })
    .from(codeSecrets)
    .where(
      inStation(
        codeSecrets,
        ctx,
        eq(codeSecrets.participantId, participantId),
        gt(codeSecrets.begunAt, since),
      ),
    )
  const secret = row?.sealed && ctx.ports.seal.open(row.sealed, begunFor(ctx, participantId))
  return secret && row.sealed ? { sealed: row.sealed, secret } : null
}

/** What somebody has of codes, and what is begun (PPL-26). A secret that is in use is said to nobody, its person neither. */
export async function getOwnCodes(ctx: ApiContext): Promise<OwnCodes> {
  const person = await personOf(ctx)
  const begun = await begunSecret(ctx, person.id)
  const names = { station: ctx.station.config.name, email: person.email }
  return {
    since: person.codesSince?.toISOString() ?? null,
    left: person.codesSince ? await countRecovery(ctx, person.id) : 0,
    setup: begun && { secret: begun.secret, uri: secretUri(begun.secret, names) },
    isOffered: rolesOf(person).length > 0,
    isRequired: ctx.needsCodes === true,
  }
}

/** Makes a secret for an app; what is in use stays so until a code of the new one is typed. @throws forbidden for who is of no team */
export async function beginCodes(ctx: ApiContext): Promise<OwnCodes> {
  const person = await personOf(ctx)
  if (rolesOf(person).length === 0) throw new ApiError('forbidden', codeTexts.notOfTeam)
  const to = { purpose: begunFor(ctx, person.id), bytes: sealedBytes }
  const begun = {
    begunSealed: ctx.ports.seal.close(newSecret(), to),
    begunAt: ctx.ports.clock.now(),
  }
  await ctx.db
    .insert(codeSecrets)
    .values({ stationId: ctx.station.id, participantId: person.id, ...begun })
    .onConflictDoUpdate({ target: [codeSecrets.stationId, codeSecrets.participantId], set: begun })
  return getOwnCodes(ctx)
}
