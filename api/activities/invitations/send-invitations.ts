import { countDistinct, eq, gt, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import { lockParticipant } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import { isSubscribed, unsubscribeLink } from '../../people/links/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { fullUntil, sendMail } from '../../platform/mail/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { type RenderedMail, renderMail } from '../../stations/mail-templates/index.ts'
import { type OpenInvitation, openInvitation, ownLink } from './invitation-link.ts'
import { invitationMails } from './tables.ts'
import { invitationTexts } from './texts.ts'

type Sending = { activityId: number; kind: 'member' | 'partner'; emails: string[] }

const hourMs = 60 * 60 * 1000
/** Addresses one person may name in a day, whether or not they are written to (GAP-58). */
const dailyCap = 50
/** Forms a person sends in an hour, whatever becomes of them: each may cost five mails their rendering (SEC-39). */
const sendings = { name: 'invitation-sendings', points: 30, durationSeconds: 3600 }
/** Invitations that one mailbox gets in a day, whoever invites, from all stations together; the others are not sent (SEC-75). */
export const perMailbox = { name: 'invitation-mailbox', points: 20, durationSeconds: 86_400 }
/** For so long the same person's invitation is not sent to the same address again. */
const againAfterMs = 7 * 24 * hourMs

/**
 * Mails an invitation to up to five people (ACT-01, ACT-19). The server writes the mail; who has an account, left the
 * list, was invited a short while ago or had its invitations of the day gets none, and nobody learns which (GAP-58).
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
  const asked = [...new Set(emails)]
  // Before anything is known of them: a full day must not tell who has an account (SEC-91).
  await noteAsked(ctx, invitation, asked)
  const recipients = await unheardOf(ctx, invitation, await mailableAddresses(ctx, asked))
  const open = await withRoom(ctx, recipients)
  const mails = await prepare(ctx, { recipients: open, invitation, inviterName: inviter.name, kind }, urls)
  await inTransaction(ctx, async (ctx) => {
    await lockParticipant(ctx, invitation.participantId)
    const fresh = await noteSent(ctx, invitation, open)
    for (const to of fresh) {
      const mail = mails.get(to)
      if (mail) await sendMail(ctx, { ...mail, stationId: ctx.station.id, kind: 'invitation', to })
    }
  })
}

async function withRoom(ctx: ApiContext, emails: string[]): Promise<string[]> {
  const open: string[] = []
  for (const email of emails) if (!(await fullUntil(ctx, email, [perMailbox]))) open.push(email)
  return open
}

async function inviterOf({ db, station }: ApiContext, id: number) {
  return db
    .select({ name: participants.name, email: participants.email })
    .from(participants)
    .where(withId(participants, { station }, id))
    .then(one())
}

/** Those of the addresses that have no account and did not unsubscribe. */
async function mailableAddresses(ctx: ApiContext, emails: string[]): Promise<string[]> {
  const known = await ctx.db
    .select({ email: participants.email })
    .from(participants)
    .where(
      inStation(participants, ctx, inArray(participants.email, emails), ne(participants.status, 'inactive')),
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

/** Notes whom a person wants to invite. @throws too_many_requests when these would be more than a day's; then nobody is noted */
async function noteAsked(ctx: ApiContext, invitation: OpenInvitation, emails: string[]): Promise<void> {
  const { activity, participantId } = invitation
  const now = ctx.ports.clock.now()
  const { stationId, inviterId, activityId, email } = invitationMails
  const of = { stationId: ctx.station.id, activityId: activity.id, inviterId: participantId, askedAt: now }
  await inTransaction(ctx, async (ctx) => {
    await lockParticipant(ctx, participantId)
    await ctx.db
      .insert(invitationMails)
      .values(emails.map((email) => ({ ...of, email })))
      .onConflictDoUpdate({
        target: [stationId, inviterId, activityId, email],
        set: { askedAt: sql`excluded.asked_at` },
      })
    if ((await askedToday(ctx, invitation)) > dailyCap)
      throw new ApiError('too_many_requests', invitationTexts.dailyCap(dailyCap))
  })
}

/** Notes who is written to and answers which of them are new, or not heard of for a week. */
async function noteSent(
  { db, station, ports }: ApiContext,
  { activity, participantId }: OpenInvitation,
  emails: string[],
): Promise<string[]> {
  if (emails.length === 0) return []
  const now = ports.clock.now()
  const { inviterId, activityId, email, sentAt } = invitationMails
  const fresh = await db
    .update(invitationMails)
    .set({ sentAt: now })
    .where(
      inStation(
        invitationMails,
        { station },
        eq(inviterId, participantId),
        eq(activityId, activity.id),
        inArray(email, emails),
        or(isNull(sentAt), lt(sentAt, new Date(now.getTime() - againAfterMs))),
      ),
    )
    .returning({ email })
  return fresh.map((row) => row.email)
}

/** Those of the addresses that were not invited a short while ago. */
async function unheardOf(
  { db, station, ports }: ApiContext,
  { activity, participantId }: OpenInvitation,
  emails: string[],
): Promise<string[]> {
  const { inviterId, activityId, email, sentAt } = invitationMails
  const rows = await db
    .select({ email })
    .from(invitationMails)
    .where(
      inStation(
        invitationMails,
        { station },
        eq(inviterId, participantId),
        eq(activityId, activity.id),
        inArray(email, emails),
        gte(sentAt, new Date(ports.clock.now().getTime() - againAfterMs)),
      ),
    )
  const heard = new Set(rows.map((row) => row.email))
  return emails.filter((one) => !heard.has(one))
}

/** How many addresses a person named since this time yesterday. */
async function askedToday(
  { db, station, ports }: ApiContext,
  { participantId }: OpenInvitation,
): Promise<number> {
  const { inviterId, email, askedAt } = invitationMails
  const [asked] = await db
    .select({ count: countDistinct(email) })
    .from(invitationMails)
    .where(
      inStation(
        invitationMails,
        { station },
        eq(inviterId, participantId),
        gt(askedAt, new Date(ports.clock.now().getTime() - 24 * hourMs)),
      ),
    )
  return asked?.count ?? 0
}

/** Decimal points as mails say them: `1.250,00 milhas`, or with the name in front (TEN-07). Pure. */
function formatReward(points: number, { name, multiplier, position }: StationConfig['currency']): string {
  const figure = new Intl.NumberFormat('pt-BR', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(points * multiplier)
  return position === 'before_currency' ? `${name} ${figure}` : `${figure} ${name}`
}
