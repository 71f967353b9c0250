import { asc, eq } from 'drizzle-orm'
import type { ApiContext, PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { sendMail } from '../../platform/mail/index.ts'
import { limit, mailboxKey } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { isSameSecret, signInStation } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { provedMailboxes } from './tables.ts'

/** Owners who read a station's messages as long as its contact is not proved. */
const mostOwners = 5

/** The published contact address, and whether mails may go there. */
export async function contactMail(ctx: ApiContext): Promise<{ mail: string | null; proved: boolean }> {
  const mail = ctx.station.config.contact.mail?.toLowerCase() ?? null
  return { mail, proved: mail !== null && (await isProved(ctx, mail)) }
}

/**
 * Where messages of a station's visitors go: to the contact that was proved, until then to the mailboxes its owners
 * confirmed. Only who runs an installation can fix an address that needs no proof (STN-U02).
 */
export async function supportMailboxes(ctx: ApiContext): Promise<string[]> {
  const { fixedSupportMail } = ctx.station.config.behaviour
  if (fixedSupportMail) return [fixedSupportMail]
  const { mail, proved } = await contactMail(ctx)
  return mail && proved ? [mail] : ownersMailboxes(ctx)
}

async function isProved(ctx: ApiContext, mail: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ email: provedMailboxes.email })
    .from(provedMailboxes)
    .where(inStation(provedMailboxes, ctx, eq(provedMailboxes.email, mail)))
  return row !== undefined || (await ownersMailboxes(ctx)).includes(mail)
}

async function ownersMailboxes({ db, station }: ApiContext): Promise<string[]> {
  const rows = await db
    .select({ email: participants.email })
    .from(participants)
    .where(
      inStation(participants, { station }, eq(participants.role, 'owner'), eq(participants.status, 'active')),
    )
    .orderBy(asc(participants.id))
    .limit(mostOwners)
  return rows.map(({ email }) => email)
}

const purpose = 'contact-mail'
const hour = { durationSeconds: 3600 }

const contactMailTexts = {
  none: 'Informe um e-mail de contato e publique antes de confirmar.',
  already: 'Este e-mail já está confirmado.',
  sent: 'Enviamos um link de confirmação para o e-mail de contato.',
  wrong: 'Este link não vale para o e-mail de contato publicado. Peça outro.',
} as const

/**
 * Mails a link to the published contact. It works for an owner of the station only, so that nobody proves a mailbox by
 * opening what they did not ask for. @throws not_found, already_done, too_many_requests
 */
export async function sendContactProof(ctx: ApiContext, urls: UrlSettings): Promise<{ messages: string[] }> {
  const { mail, proved } = await contactMail(ctx)
  if (!mail) throw new ApiError('not_found', contactMailTexts.none)
  if (proved) throw new ApiError('already_done', contactMailTexts.already)
  await limit(ctx, { name: 'contact-proof-station', key: String(ctx.station.id), points: 5, ...hour })
  await countProof(ctx, mail)
  const token = await signInStation(ctx, purpose, mail)
  const link = `${stationUrl(ctx.station, urls)}/gestao/dados?confirmar=${token}`
  const rendered = await renderMail(ctx.station, urls, { kind: 'contact-proof', link })
  await sendMail(ctx, { ...rendered, stationId: ctx.station.id, kind: 'contact_proof', to: mail })
  return { messages: [contactMailTexts.sent] }
}

/**
 * A mailbox gets few such mails, but other stations that ask for it do not keep a station from its first of the day.
 * @throws too_many_requests
 */
async function countProof(ctx: ApiContext, mail: string): Promise<void> {
  const mailbox = mailboxKey(mail)
  const own = `${ctx.station.id}:${mailbox}`
  await limit(ctx, { name: 'contact-proof', key: own, points: 3, ...hour })
  await limit(ctx, { name: 'contact-proof-mailbox', key: mailbox, points: 6, ...hour }).catch(
    async (refusal) => {
      if (!(refusal instanceof ApiError)) throw refusal
      await limit(ctx, { name: 'contact-proof-first', key: own, points: 1, durationSeconds: 86_400 })
    },
  )
}

/** Takes the link of that mail: messages go to the published contact from now on. @throws not_found */
export async function proveContactMail(ctx: ApiContext, token: string): Promise<{ mail: string }> {
  const { mail } = await contactMail(ctx)
  if (!mail || !isSameSecret(token, await signInStation(ctx, purpose, mail)))
    throw new ApiError('not_found', contactMailTexts.wrong)
  const row = { stationId: ctx.station.id, email: mail, provedAt: ctx.ports.clock.now() }
  await ctx.db.insert(provedMailboxes).values(row).onConflictDoNothing()
  return { mail }
}

/** The contact of a folder is the word of who runs the installation: it counts as proved (ADR 0049). */
export async function importProvedMailbox(
  ctx: PlatformContext,
  stationId: number,
  mail: string | undefined,
): Promise<void> {
  if (!mail) return
  const row = { stationId, email: mail.toLowerCase(), provedAt: ctx.ports.clock.now() }
  await ctx.db.insert(provedMailboxes).values(row).onConflictDoNothing()
}
