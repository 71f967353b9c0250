import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { AnswerInput, ParsedInput } from '#contract/endpoint.ts'
import type { activateParticipant as call } from '#contract/onboarding/endpoints.ts'
import { startSession, userAnswer, verifyPassword } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { awardSignUp } from '../activities/index.ts'
import { type ApiContext, inTransaction } from '../context.ts'
import { ApiError } from '../errors.ts'
import { isSubscribed, unsubscribeLink } from '../links/index.ts'
import { renderMail } from '../mail-templates/index.ts'
import { sendMail } from '../ports/index.ts'
import { limit } from '../rate-limit/index.ts'
import { stationUrl, type UrlSettings } from '../stations/index.ts'
import { codeHashOf, linkHashOf } from './activation-mail.ts'
import { findPending, isAddressOf, type PendingAccount } from './pending-account.ts'
import { dropDraftsOf } from './signup-draft.ts'
import { activations } from './tables.ts'
import { onboardingTexts } from './texts.ts'

type Attempt = ParsedInput<typeof call>['body']
const texts = onboardingTexts.activation

/** Wrong codes before one is worth nothing any more. */
const maxTries = 5
const perQuarterHour = 60

/**
 * Confirms an account by the code or the link of its mail; a session begins (ACC-12, ACC-13). A code has five tries,
 * counted in the database before it is compared, so that many at once have no more; a link works once.
 * @throws invalid_input with fields, gone, already_done, too_many_requests
 */
export async function activateParticipant(
  ctx: ApiContext,
  attempt: Attempt,
  urls: UrlSettings,
): Promise<AnswerInput<typeof call>> {
  const key = `${ctx.station.id}:${ctx.address}`
  await limit(ctx, { name: 'activate', key, points: perQuarterHour, durationSeconds: 900 })
  const { account, code } = await whatIsMeant(ctx, attempt)
  if (!account || !isAddressOf(account, attempt.email))
    throw new ApiError('gone', code ? texts.expired : texts.linkOver)
  if (account.status === 'active') throw new ApiError('already_done', texts.done)
  if (account.status !== 'inactive') throw new ApiError('account_blocked', onboardingTexts.notYou)
  if (code) await spendTry(ctx, account, code)
  else requireLink(ctx, account)
  if (attempt.password !== undefined) await requirePassword(ctx, account, attempt.password)
  return confirm(ctx, account, urls)
}

/** The account of an attempt, and the digits if it is one by code. Six digits alone are a code of the e-mail's account. */
async function whatIsMeant(ctx: ApiContext, { email, hash, code }: Attempt) {
  if (/^\d{6}$/.test(hash)) return { account: await findPending(ctx, { email }), code: hash }
  if (code) return { account: await findPending(ctx, { reference: hash }), code }
  return { account: await findPending(ctx, { linkHash: linkHashOf(hash) }), code: null }
}

async function spendTry(ctx: ApiContext, account: PendingAccount, code: string): Promise<void> {
  const { db, station, ports } = ctx
  const [spent] = await db
    .update(activations)
    .set({ tries: sql`${activations.tries} + 1` })
    .where(
      and(
        eq(activations.stationId, station.id),
        eq(activations.participantId, account.id),
        lt(activations.tries, maxTries),
        gt(activations.expiresAt, ports.clock.now()),
        isNull(activations.usedAt),
      ),
    )
    .returning({ tries: activations.tries, reference: activations.reference, codeHash: activations.codeHash })
  if (!spent) {
    const isOver = !account.expiresAt || account.expiresAt <= ports.clock.now()
    throw new ApiError('gone', isOver ? texts.expired : texts.exhausted)
  }
  if (spent.codeHash === codeHashOf(spent.reference, code)) return
  const left = maxTries - spent.tries
  throw left > 0 ? ApiError.fields({ code: texts.wrong(left) }) : new ApiError('gone', texts.exhausted)
}

function requireLink({ ports }: ApiContext, { expiresAt }: PendingAccount): void {
  if (!expiresAt || expiresAt <= ports.clock.now()) throw new ApiError('gone', texts.linkOver)
}

/** Whoever opens the link elsewhere shows that the registration was theirs (ADR on registration). */
async function requirePassword(ctx: ApiContext, account: PendingAccount, password: string): Promise<void> {
  await limit(ctx, {
    name: 'activate-password',
    key: `${ctx.station.id}:#${account.id}`,
    points: 10,
    durationSeconds: 900,
  })
  if (!(await verifyPassword(account.passwordHash, password)))
    throw ApiError.fields({ password: texts.wrongPassword })
}

async function confirm(ctx: ApiContext, account: PendingAccount, urls: UrlSettings) {
  const link = stationUrl(ctx.station, urls)
  const welcome = await renderMail(ctx.station, urls, {
    kind: 'welcome',
    name: account.name,
    link,
    unsubscribeLink: await unsubscribeLink(ctx, { participantId: account.id }, urls),
  })
  return inTransaction(ctx, async (ctx) => {
    const { station } = ctx
    await useUp(ctx, account)
    const [row] = await ctx.db
      .update(participants)
      .set({ status: 'active' })
      .where(
        and(
          eq(participants.stationId, station.id),
          eq(participants.id, account.id),
          eq(participants.status, 'inactive'),
        ),
      )
      .returning()
    if (!row) throw new ApiError('already_done', texts.done)
    await dropDraftsOf(ctx, row.id)
    await awardSignUp(ctx, row)
    if (await isSubscribed(ctx, row.email))
      await sendMail(ctx, { ...welcome, stationId: station.id, kind: 'welcome', to: row.email })
    const { token, expiresAt } = await startSession(ctx, row.id)
    const user = await userAnswer(ctx, row)
    const messages = [onboardingTexts.codeValid]
    return { ...user, token, expires_at: expiresAt.toISOString(), tempToken: null, messages }
  })
}

/** Once: not twice at the same moment, and not when the person registered anew since it was looked up. */
async function useUp({ db, station, ports }: ApiContext, account: PendingAccount): Promise<void> {
  const used = await db
    .update(activations)
    .set({ usedAt: ports.clock.now() })
    .where(
      and(
        eq(activations.stationId, station.id),
        eq(activations.participantId, account.id),
        eq(activations.reference, account.reference ?? ''),
        isNull(activations.usedAt),
      ),
    )
    .returning({ id: activations.participantId })
  if (used.length === 0) throw new ApiError('gone', texts.linkOver)
}
