import { asc, eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
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
