import { createHash, randomBytes } from 'node:crypto'
import { eq, isNull, ne } from 'drizzle-orm'
import { addressLoads, passAddress } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { type RenewCode, sendMail } from '../../platform/mail/index.ts'
import { isFirstOfNetwork, limit, mailboxKey } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { requireMakerStation } from './site-draft.ts'
import { siteSignups } from './tables.ts'

type Input = {
  email: string
  subdomain?: string | undefined
  captcha?: string | undefined
  website?: string | undefined
  started_at?: string | undefined
}

/** How long a link works, from when its mail leaves. */
const validForMinutes = 24 * 60

export const signupTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/**
 * Company sign-up (ONB-13): sends the mail that confirms the address. Whoever has an account gets another mail and the
 * same answer (GAP-15, GAP-28). @throws invalid_input, too_many_requests, not_found
 */
export async function signupAdmin(
  ctx: ApiContext,
  input: Input,
  urls: UrlSettings,
): Promise<{ messages: string[] }> {
  requireMakerStation(ctx)
  await passAddress(ctx, addressLoads.signupAdmin, input, { always: true })
  await passMailbox(ctx, input.email)
  const token = randomBytes(24).toString('base64url')
  const [known] = await ctx.db
    .select({ id: participants.id })
    .from(participants)
    .where(
      inStation(participants, ctx, eq(participants.email, input.email), ne(participants.status, 'inactive')),
    )
  const base = stationUrl(ctx.station, urls)
  const link = known
    ? `${base}/login?redirectTo=${encodeURIComponent('/criar-estacao')}`
    : `${base}/criar-estacao/confirmar/${token}/${encodeURIComponent(input.email)}`
  const mail = await renderMail(ctx.station, urls, {
    kind: 'company-signup',
    link,
    validForMinutes,
    hasAccount: known !== undefined,
  })
  await inTransaction(ctx, async (ctx) => {
    if (!known) await keepSignup(ctx, input, token)
    const codeId = known ? undefined : signupTokenHash(token)
    const { id: stationId } = ctx.station
    await sendMail(ctx, { stationId, kind: 'company-signup', to: input.email, codeId, ...mail })
  })
  return { messages: ['Verifique sua caixa de e-mails'] }
}

/** Five mails an hour; and whatever strangers used up, the first one of a day of each network, up to so many. @throws too_many_requests */
async function passMailbox(ctx: ApiContext, email: string): Promise<void> {
  const key = `${ctx.station.id}:${mailboxKey(email)}`
  const isFirst = await isFirstOfNetwork(ctx, { name: 'signup-admin-line', key })
  await limit(ctx, { name: 'signup-admin-mail', key, points: 5, durationSeconds: 3600 }).catch((refusal) => {
    if (!isFirst || !(refusal instanceof ApiError)) throw refusal
    return limit(ctx, { name: 'signup-admin-firsts', key, points: 40, durationSeconds: 86_400 })
  })
}

async function keepSignup(ctx: ApiContext, { email, subdomain = '' }: Input, token: string): Promise<void> {
  const now = ctx.ports.clock.now()
  await ctx.db.insert(siteSignups).values({
    stationId: ctx.station.id,
    email,
    subdomain,
    tokenHash: signupTokenHash(token),
    expiresAt: new Date(now.getTime() + validForMinutes * 60_000),
    createdAt: now,
  })
}

/** A link whose mail leaves late lives from now on, unless it was used. */
export const renewSignup: RenewCode = async ({ db, ports }, { stationId, id }) => {
  const expiresAt = new Date(ports.clock.now().getTime() + validForMinutes * 60_000)
  const renewed = await db
    .update(siteSignups)
    .set({ expiresAt })
    .where(inStation(siteSignups, { stationId }, eq(siteSignups.tokenHash, id), isNull(siteSignups.usedAt)))
    .returning({ id: siteSignups.id })
  return renewed.length > 0
}
