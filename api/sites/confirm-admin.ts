import { and, eq, gt } from 'drizzle-orm'
import type { SessionAnswer } from '#contract/access/schemas.ts'
import { createParticipant, hashPassword, slowAddress, startSession, userAnswer } from '../access/index.ts'
import type { ApiContext } from '../context.ts'
import { inTransaction } from '../context.ts'
import { ApiError } from '../errors.ts'
import { recordConsents } from '../onboarding/index.ts'
import { requireMakerStation } from './maker-station.ts'
import { signupTokenHash } from './signup-admin.ts'
import { changeSiteDraft } from './site-draft.ts'
import { siteSignups } from './tables.ts'

type Input = { email: string; hash: string; name: string; password: string; password_confirmation: string }

/** Links an address tries in a quarter of an hour before it waits. */
const perAddress = { name: 'confirm-admin', free: 30, durationSeconds: 900 }
const staleLink = 'Este link não vale mais. Peça outro, é rápido.'

/**
 * The link of the sign-up mail came back with a name and a password: makes the account and begins its session (ONB-13).
 * The link works once. @throws gone, invalid_input, too_many_requests
 */
export async function confirmAdmin(ctx: ApiContext, input: Input): Promise<SessionAnswer> {
  requireMakerStation(ctx)
  await slowAddress(ctx, perAddress)
  if (input.password !== input.password_confirmation)
    throw ApiError.fields({ password_confirmation: 'Digite a mesma senha que digitou acima' })
  const passwordHash = await hashPassword(input.password)
  return inTransaction(ctx, async (ctx) => {
    const [signup] = await ctx.db
      .delete(siteSignups)
      .where(
        and(
          eq(siteSignups.stationId, ctx.station.id),
          eq(siteSignups.email, input.email),
          eq(siteSignups.tokenHash, signupTokenHash(input.hash)),
          gt(siteSignups.expiresAt, ctx.ports.clock.now()),
        ),
      )
      .returning({ subdomain: siteSignups.subdomain })
    const person = signup && {
      name: input.name,
      email: input.email,
      status: 'active' as const,
      passwordHash,
    }
    const row = person && (await createParticipant(ctx, person))
    if (!row) throw new ApiError('gone', staleLink)
    await recordConsents(ctx, row.id, ['terms', 'privacy'])
    if (signup.subdomain) await keepWish(ctx, row.id, signup.subdomain)
    const { token, expiresAt } = await startSession(ctx, row.id)
    const user = await userAnswer(ctx, row)
    return { ...user, token, expires_at: expiresAt.toISOString(), tempToken: null }
  })
}

/** The address one asked for at the very beginning waits in the wizard. */
function keepWish(ctx: ApiContext, id: number, subdomain: string): Promise<void> {
  const actor = { kind: 'participant' as const, id, role: 'participant' as const, sessionId: '' }
  return changeSiteDraft({ ...ctx, actor }, { subdomain })
}
