import { and, eq, gt, isNull } from 'drizzle-orm'
import type { SessionAnswer } from '#contract/people/access/schemas.ts'
import {
  createParticipant,
  deviceToken,
  slowAddress,
  startSession,
  startSessionByPassword,
  usedLinkEnds,
  userAnswer,
} from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import { recordConsents } from '../../people/onboarding/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { signupTokenHash } from './signup-admin.ts'
import { changeSiteDraft, requireMakerStation } from './site-draft.ts'
import { siteSignups } from './tables.ts'

type Input = { email: string; hash: string; name: string; password: string; password_confirmation: string }
type Account = typeof participants.$inferSelect

/** Links an address tries in a quarter of an hour before it waits. */
const perAddress = { name: 'confirm-admin', free: 30, durationSeconds: 900 }
const staleLink = 'Este link não vale mais. Peça outro, é rápido.'
const accountMade = 'Sua conta já foi criada. Entre com a senha que você escolheu.'

/**
 * The link of the sign-up mail came back with a name and a password: makes the account and begins its session (ONB-13).
 * The link works once; sent again with the same password it begins a session of the account it made (ADR 34).
 * @throws gone, already_done, invalid_input, too_many_requests
 */
export async function confirmAdmin(ctx: ApiContext, input: Input): Promise<SessionAnswer> {
  requireMakerStation(ctx)
  await slowAddress(ctx, perAddress)
  if (input.password !== input.password_confirmation)
    throw ApiError.fields({ password_confirmation: 'Digite a mesma senha que digitou acima' })
  const passwordHash = await ctx.ports.passwords.hash(input.password)
  const made = await inTransaction(ctx, (ctx) => makeAccount(ctx, input, passwordHash))
  return made ?? answerRepeated(ctx, input)
}

const linkOf = (ctx: ApiContext, { email, hash }: Input) =>
  inStation(
    siteSignups,
    ctx,
    eq(siteSignups.email, email),
    eq(siteSignups.tokenHash, signupTokenHash(hash)),
    gt(siteSignups.expiresAt, ctx.ports.clock.now()),
  )

/** Null when the link is used, also at this moment, or none at all. */
async function makeAccount(
  ctx: ApiContext,
  input: Input,
  passwordHash: string,
): Promise<SessionAnswer | null> {
  const now = ctx.ports.clock.now()
  const [signup] = await ctx.db
    .update(siteSignups)
    .set({ usedAt: now, expiresAt: usedLinkEnds(siteSignups.expiresAt, now) })
    .where(and(linkOf(ctx, input), isNull(siteSignups.usedAt)))
    .returning({ subdomain: siteSignups.subdomain })
  if (!signup) return null
  const { name, email } = input
  const row = await createParticipant(ctx, {
    ...{ name, email, status: 'active', passwordHash },
    // The link came by mail.
    emailProvedAt: now,
  })
  if (!row) throw new ApiError('gone', staleLink)
  await recordConsents(ctx, row.id, ['terms', 'privacy'])
  if (signup.subdomain) await keepWantedSubdomain(ctx, row.id, signup.subdomain)
  return answer(ctx, row, await startSession(ctx, row.id))
}

/** For a link that was used already: the same password begins a session, another one leads to the log-in. */
async function answerRepeated(ctx: ApiContext, input: Input): Promise<SessionAnswer> {
  const [used] = await ctx.db.select({ id: siteSignups.id }).from(siteSignups).where(linkOf(ctx, input))
  if (!used) throw new ApiError('gone', staleLink)
  const key = `${ctx.station.id}:${used.id}`
  await limit(ctx, { name: 'confirm-again', key, points: 10, durationSeconds: 3600 })
  const [account] = await ctx.db
    .select()
    .from(participants)
    .where(
      inStation(participants, ctx, eq(participants.email, input.email), eq(participants.status, 'active')),
    )
  const isRight = account && (await ctx.ports.passwords.verify(account.passwordHash, input.password))
  const session = isRight ? await startSessionByPassword(ctx, account) : null
  if (!account || !session) throw new ApiError('already_done', accountMade)
  return answer(ctx, account, session)
}

async function answer(
  ctx: ApiContext,
  account: Account,
  { token, expiresAt }: { token: string; expiresAt: Date },
): Promise<SessionAnswer> {
  const user = await userAnswer(ctx, account)
  const device = await deviceToken(ctx, account)
  return { ...user, token, expires_at: expiresAt.toISOString(), tempToken: null, device }
}

/** The sub-domain that was asked for with the sign-up becomes the draft's. */
function keepWantedSubdomain(ctx: ApiContext, id: number, subdomain: string): Promise<void> {
  const actor = { kind: 'participant' as const, id, roles: [], sessionId: '' }
  return changeSiteDraft({ ...ctx, actor }, { subdomain })
}
