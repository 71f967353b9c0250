import { eq, isNull } from 'drizzle-orm'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { type RenewCode, sendMail } from '../../platform/mail/index.ts'
import { isFirstOfNetwork, limit, mailboxKey } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { steadyTime } from '../../platform/steady-time.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { confirmedFirst, linkTokenId, newLinkToken, slowAddress } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { unopenedAsked } from './events.ts'
import { invitationMinutes } from './invite-owner.ts'
import { passwordResets } from './tables.ts'
import { recoveryTexts } from './texts.ts'

/** How long a link works, from when its mail leaves. */
const lifetimeMinutes = 60
/** Asking takes this long for everybody; making and storing the mail takes a tenth of it. */
const answerAfterMs = 350

/** Requests an hour: enough for people who mistype, too few to fill somebody's mailbox. */
const perHour = { account: 5 }
/** Of all stations together: whoever registered somebody's address with many of them fills no mailbox (SEC-37). */
const ofMailbox = { name: 'forgot-mailbox', points: 10, durationSeconds: 3600 }
const perAddress = { name: 'forgot-address', free: 30, durationSeconds: 3600 }

/**
 * Sends the link that changes the password to an address that has an account (ACC-09). Answer, limits and time are the
 * same without one. Closed accounts get no link. @throws too_many_requests
 */
export async function requestPasswordReset(
  ctx: ApiContext,
  email: string,
  urls: UrlSettings,
): Promise<{ messages: string[] }> {
  const count = (name: string, key: string, points: number) =>
    limit(ctx, { name, key: `${ctx.station.id}:${key}`, points, durationSeconds: 3600 })
  const mailbox = mailboxKey(email)
  await slowAddress(ctx, perAddress)
  const isFirst = await isFirstOfNetwork(ctx, { name: 'forgot-line', key: mailbox })
  await count('forgot-email', mailbox, perHour.account)
  await limit(ctx, { ...ofMailbox, key: mailbox }).catch((refusal) => {
    if (!isFirst || !(refusal instanceof ApiError)) throw refusal
  })
  await steadyTime(answerAfterMs, () => sendLink(ctx, email, urls))
  return { messages: [recoveryTexts.sent] }
}

async function sendLink(ctx: ApiContext, email: string, urls: UrlSettings): Promise<void> {
  const { db, station, ports } = ctx
  const [account] = await db
    .select({ id: participants.id, name: participants.name, status: participants.status })
    .from(participants)
    .where(inStation(participants, ctx, eq(participants.email, email)))
    .orderBy(...confirmedFirst)
    .limit(1)
  if (!account || account.status === 'deleted') return
  const { id: participantId, name, status } = account
  if (status === 'imported' || status === 'invited')
    return unopenedAsked.publish(ctx, { participantId, name, email, urls })
  const token = newLinkToken()
  const link = `${stationUrl(station, urls)}/redefinir-senha/${token}/${encodeURIComponent(email)}`
  const mail = await renderMail(station, urls, {
    kind: 'password-reset',
    name: account.name,
    link,
    validForMinutes: lifetimeMinutes,
  })
  const now = ports.clock.now()
  const id = linkTokenId(token)
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.insert(passwordResets).values({
      stationId: station.id,
      id,
      participantId: account.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMinutes * 60_000),
    })
    await sendMail(ctx, { stationId: station.id, kind: 'password_reset', to: email, codeId: id, ...mail })
  })
}

/** A link whose mail leaves late lives from now on, unless it is gone: used, replaced, or the password was changed. */
export const renewLink: RenewCode = async ({ db, ports }, { stationId, id }) => {
  const link = withId(passwordResets, { stationId }, id, isNull(passwordResets.usedAt))
  const [found] = await db.select({ makesOwner: passwordResets.makesOwner }).from(passwordResets).where(link)
  const minutes = found?.makesOwner ? invitationMinutes : lifetimeMinutes
  const expiresAt = new Date(ports.clock.now().getTime() + minutes * 60_000)
  const renewed = await db
    .update(passwordResets)
    .set({ expiresAt })
    .where(link)
    .returning({ id: passwordResets.id })
  return renewed.length > 0
}
