import { and, count, eq, gt, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import { lockParticipant } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import { isSubscribed, unsubscribeLink } from '../../people/links/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { sendMail } from '../../platform/mail/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { type RenderedMail, renderMail } from '../../stations/mail-templates/index.ts'
import { formatReward } from './format-reward.ts'
import { type OpenInvitation, openInvitation, ownLink } from './invitation-link.ts'
import { invitationMails } from './tables.ts'
import { invitationTexts } from './texts.ts'

type Sending = { activityId: number; kind: 'member' | 'partner'; emails: string[] }

const hourMs = 60 * 60 * 1000
/** Addresses one person may write to in a day (GAP-58). */
const dailyCap = 50
/** Forms a person sends in an hour, whatever becomes of them: each may cost five mails their rendering (SEC-39). */
const sendings = { name: 'invitation-sendings', points: 30, durationSeconds: 3600 }
/** For so long the same person's invitation is not sent to the same address again. */
const againAfterMs = 7 * 24 * hourMs

/**
 * Mails an invitation to up to five people (ACT-01, ACT-19). The server writes the mail; who has an account, left the
 * list, or was invited a short while ago gets none, and nobody learns which (GAP-58).
 * @throws not_found, not_open, limit_reached, prerequisites_missing, too_many_requests, invalid_input with fields
 */
export async function sendInvitations(
  ctx: ApiContext,
  { activityId, kind, emails }: Sending,
  urls: UrlSettings,
): Promise<void> {
  const invitation = await openInvitation(ctx, activityId, [kind])
  await limit(ctx, { ...sendings, key: `${ctx.station.id}:${invitation.participantId}` })
  const inviter = await inviterOf(ctx, invitation.participantId)
  const own = emails.indexOf(inviter.email)
  if (own >= 0) throw ApiError.fields({ [`email_${own}`]: invitationTexts.ownAddress })
  const recipients = await unheardOf(ctx, invitation, await mailableAddresses(ctx, [...new Set(emails)]))
  // Asked again where it is counted: here it saves the work of mails that nobody is sent.
  refuseOver((await sentToday(ctx, invitation)) + recipients.length, recipients)
  const mails = await prepare(ctx, { recipients, invitation, inviterName: inviter.name, kind }, urls)
  await inTransaction(ctx, async (ctx) => {
    await lockParticipant(ctx, invitation.participantId)
    const fresh = await note(ctx, invitation, recipients)
    for (const to of fresh) {
      const mail = mails.get(to)
      if (mail) await sendMail(ctx, { ...mail, stationId: ctx.station.id, kind: 'invitation', to })
    }
  })
}

async function inviterOf({ db, station }: ApiContext, id: number) {
  const [row] = await db
    .select({ name: participants.name, email: participants.email })
    .from(participants)
    .where(and(eq(participants.stationId, station.id), eq(participants.id, id)))
  if (!row) throw new ApiError('not_found')
  return row
}

/** Those of the addresses that have no account and did not unsubscribe. */
async function mailableAddresses(ctx: ApiContext, emails: string[]): Promise<string[]> {
  const known = await ctx.db
    .select({ email: participants.email })
    .from(participants)
    .where(
      and(
        eq(participants.stationId, ctx.station.id),
        inArray(participants.email, emails),
        ne(participants.status, 'inactive'),
      ),
    )
  const members = new Set(known.map(({ email }) => email.toLowerCase()))
  const open = await Promise.all(emails.map((email) => isSubscribed(ctx, email)))
  return emails.filter((email, at) => open[at] && !members.has(email))
}

type Preparation = {
  recipients: string[]
  invitation: OpenInvitation
  inviterName: string
  kind: Sending['kind']
}

/** The mails by address, rendered before the transaction begins. */
async function prepare(
  ctx: ApiContext,
  { recipients, invitation, inviterName, kind }: Preparation,
  urls: UrlSettings,
): Promise<Map<string, RenderedMail>> {
  const { short_url: link } = await ownLink(ctx, invitation, urls)
  const { pointsInvited } = invitation.body
  const reward = pointsInvited > 0 ? formatReward(pointsInvited, ctx.station.config.currency) : undefined
  const mails = new Map<string, RenderedMail>()
  for (const email of recipients) {
    const unsubscribe = await unsubscribeLink(ctx, { email }, urls)
    const content = { kind: 'invitation', inviterName, link, reward, unsubscribeLink: unsubscribe } as const
    mails.set(email, await renderMail(ctx.station, urls, { ...content, toPartner: kind === 'partner' }))
  }
  return mails
}

/**
 * Notes who is written to and answers which of them are new, or not heard of for a week.
 * @throws too_many_requests when the day is full; then nobody is written to
 */
async function note(ctx: ApiContext, invitation: OpenInvitation, emails: string[]): Promise<string[]> {
  if (emails.length === 0) return []
  const { activity, participantId } = invitation
  const { db, station, ports } = ctx
  const now = ports.clock.now()
  const rows = emails.map((email) => ({
    stationId: station.id,
    activityId: activity.id,
    inviterId: participantId,
    email,
    sentAt: now,
  }))
  const { stationId, inviterId, activityId, email, sentAt } = invitationMails
  const fresh = await db
    .insert(invitationMails)
    .values(rows)
    .onConflictDoUpdate({
      target: [stationId, inviterId, activityId, email],
      set: { sentAt: sql`excluded.sent_at` },
      setWhere: lt(sentAt, new Date(now.getTime() - againAfterMs)),
    })
    .returning({ email })
  refuseOver(await sentToday(ctx, invitation), fresh)
  return fresh.map((row) => row.email)
}

/** Those of the addresses that were not invited a short while ago. */
async function unheardOf(
  { db, station, ports }: ApiContext,
  { activity, participantId }: OpenInvitation,
  emails: string[],
): Promise<string[]> {
  const { stationId, inviterId, activityId, email, sentAt } = invitationMails
  const rows = await db
    .select({ email })
    .from(invitationMails)
    .where(
      and(
        eq(stationId, station.id),
        eq(inviterId, participantId),
        eq(activityId, activity.id),
        inArray(email, emails),
        gte(sentAt, new Date(ports.clock.now().getTime() - againAfterMs)),
      ),
    )
  const heard = new Set(rows.map((row) => row.email))
  return emails.filter((one) => !heard.has(one))
}

/** How many addresses a person was let write to since this time yesterday. */
async function sentToday(
  { db, station, ports }: ApiContext,
  { participantId }: OpenInvitation,
): Promise<number> {
  const { stationId, inviterId, sentAt } = invitationMails
  const [sent] = await db
    .select({ count: count() })
    .from(invitationMails)
    .where(
      and(
        eq(stationId, station.id),
        eq(inviterId, participantId),
        gt(sentAt, new Date(ports.clock.now().getTime() - 24 * hourMs)),
      ),
    )
  return sent?.count ?? 0
}

/** @throws too_many_requests when there is somebody new to write to and the day is full */
function refuseOver(sent: number, fresh: readonly unknown[]): void {
  if (sent > dailyCap && fresh.length > 0)
    throw new ApiError('too_many_requests', invitationTexts.dailyCap(dailyCap))
}
