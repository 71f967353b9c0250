import { and, eq, gt, lte } from 'drizzle-orm'
import type { SessionAnswer } from '#contract/people/access/schemas.ts'
import { type ApiContext, inTransaction, type PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { deviceToken } from './known-device.ts'
import { linkTokenId, newLinkToken } from './link-key.ts'
import { enter } from './start-session.ts'
import { loginTokens, participants } from './tables.ts'
import { linkOver } from './texts.ts'
import { userAnswer } from './user-answer.ts'

/** GAP-18. */
const lifetimeMs = 10 * 60 * 1000

/**
 * A token that begins a session of the participant once, within ten minutes: for links to another host (STN-013,
 * GAP-12) and for the log-in that follows an activation.
 */
export async function createTempToken(
  ctx: ApiContext,
  participantId: number,
  { isByCode = false }: { isByCode?: boolean } = {},
): Promise<string> {
  const token = newLinkToken()
  const now = ctx.ports.clock.now()
  await ctx.db.insert(loginTokens).values({
    stationId: ctx.station.id,
    id: linkTokenId(token),
    participantId,
    isByCode,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  })
  return token
}

/** The station of an open token, or null. Platform-wide by nature: the token says which station a call is for. */
export async function findLoginToken(
  { db, ports }: PlatformContext,
  token: string,
): Promise<{ stationId: number } | null> {
  const id = linkTokenId(token)
  // Awaited inside: a query runs when it is awaited, and this one has no station to carry.
  const rows = await acrossStations(
    async () =>
      await db
        .select({ stationId: loginTokens.stationId })
        .from(loginTokens)
        .where(and(eq(loginTokens.id, id), gt(loginTokens.expiresAt, ports.clock.now()))),
  )
  return rows[0] ?? null
}

/**
 * Exchanges a temporary token for a session (ACC-08, ACC-12). Of two who send it at once one gets in. The session is
 * always a new one, whatever the caller carried before. Of who has codes it has to follow a log-in with one (PPL-26).
 * @throws not_authenticated when it is used, old or unknown
 */
export async function redeemLoginToken(ctx: ApiContext, token: string): Promise<SessionAnswer> {
  return inTransaction(ctx, async (ctx) => {
    const [used] = await ctx.db
      .delete(loginTokens)
      .where(withId(loginTokens, ctx, linkTokenId(token), gt(loginTokens.expiresAt, ctx.ports.clock.now())))
      .returning({ participantId: loginTokens.participantId, isByCode: loginTokens.isByCode })
    const [account] = used
      ? await ctx.db
          .select()
          .from(participants)
          .where(withId(participants, ctx, used.participantId))
      : []
    if (!account || (account.codesSince !== null && !used?.isByCode))
      throw new ApiError('not_authenticated', linkOver)
    // A link was followed: neither password nor code was typed here.
    const session = await enter(ctx, account, { isProof: false })
    const user = await userAnswer(ctx, account)
    const device = await deviceToken(ctx, account)
    const { token: begun, expiresAt } = session
    return { ...user, token: begun, expires_at: expiresAt.toISOString(), tempToken: null, device }
  })
}

/** Removes temporary tokens that are over. */
export async function tidyLoginTokens({ db, ports }: PlatformContext): Promise<void> {
  await acrossStations(async () => {
    await db.delete(loginTokens).where(lte(loginTokens.expiresAt, ports.clock.now()))
  })
}
