import { eq, lt } from 'drizzle-orm'
import { codeDigits } from '#contract/people/codes/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { type Limit, limit } from '../../platform/rate-limit/index.ts'
import { knownDevice } from '../access/index.ts'
import { takeRecovery } from './recovery-codes.ts'
import { codeSecrets } from './tables.ts'
import { stepOf } from './totp.ts'

type Account = { id: number; passwordHash: string | null; codesSince: Date | null }
type Tried = { account: Account; code: string; devices?: string[] | undefined }

const dayOf = { durationSeconds: 24 * 3600 }

/**
 * Codes that are tried of one account: from a browser that has been in, and by everybody else together; in a day of all browsers together,
 * too, for nothing says that one who was in is their person's. Recovery codes are guessed by nobody: they stay a way in where somebody
 * else's tries filled a day (SEC-108).
 */
function windowsOf({ station }: ApiContext, { account, code }: Tried, device: string | null): Limit[] {
  // With a new password whoever tried with the old one keeps nobody out: all windows begin anew.
  const [all, own] = [`${station.id}:${account.id}:${account.passwordHash ?? ''}`, device ?? '']
  const quarter = { name: 'code', key: `${all}:${own}`, points: 10, durationSeconds: 15 * 60 }
  if (code.length !== codeDigits) return [quarter]
  return [
    quarter,
    { ...dayOf, name: 'code-day', key: `${all}:${own}`, points: 40 },
    { ...dayOf, name: 'code-account', key: all, points: 200 },
  ]
}

/**
 * Counts a code that is about to be looked at. Others' tries never count for a browser that has been in before (SEC-12), but of two hundred
 * in a day. Outside transactions. @throws too_many_requests
 */
export async function countCode(ctx: ApiContext, tried: Tried): Promise<void> {
  const device = await knownDevice(ctx, tried.account, tried.devices)
  for (const one of windowsOf(ctx, tried, device)) await limit(ctx, one)
}

/** What a secret is sealed for: that of one account opens for no other. */
export const sealedFor = (ctx: ApiContext, participantId: number): string =>
  `codes of ${ctx.station.id}:${participantId}`

/**
 * Whether a code is one of an account, and which kind: each is taken once, of several who send it at once by one. Null for a wrong one, one
 * that was taken, or of an account without codes. To be counted before (`countCode`).
 */
export async function takeCode(
  ctx: ApiContext,
  participantId: number,
  code: string,
): Promise<'app' | 'recovery' | null> {
  if (code.length !== codeDigits) return (await takeRecovery(ctx, participantId, code)) ? 'recovery' : null
  const ofPerson = eq(codeSecrets.participantId, participantId)
  const [kept] = await ctx.db
    .select({ sealed: codeSecrets.sealed })
    .from(codeSecrets)
    .where(inStation(codeSecrets, ctx, ofPerson))
  const secret = kept?.sealed && ctx.ports.seal.open(kept.sealed, sealedFor(ctx, participantId))
  const step = secret ? stepOf(secret, code, ctx.ports.clock.now()) : null
  if (step === null) return null
  const taken = await ctx.db
    .update(codeSecrets)
    .set({ lastStep: step })
    .where(inStation(codeSecrets, ctx, ofPerson, lt(codeSecrets.lastStep, step)))
    .returning({ step: codeSecrets.lastStep })
  return taken.length > 0 ? 'app' : null
}
