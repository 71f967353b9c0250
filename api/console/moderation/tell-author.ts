import { and, eq } from 'drizzle-orm'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { sendMail } from '../../platform/mail/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { type MailContent, type RenderedMail, renderMail } from '../../stations/mail-templates/index.ts'

type Told = Omit<Extract<MailContent, { kind: 'writing-decided' }>, 'kind' | 'name'>
export type AuthorMail = RenderedMail & { to: string }

/** The mail that tells a member what became of what they wrote; made before the transaction that sends it. */
export async function mailToAuthor(
  { db, station }: ApiContext,
  authorId: number,
  told: Told,
  urls: UrlSettings,
): Promise<AuthorMail | undefined> {
  const [author] = await db
    .select({ name: participants.name, email: participants.email })
    .from(participants)
    .where(and(eq(participants.stationId, station.id), eq(participants.id, authorId)))
  if (!author) return undefined
  const mail = await renderMail(station, urls, { kind: 'writing-decided', name: author.name, ...told })
  return { ...mail, to: author.email }
}

/** Sends it, in the transaction of what it tells of. */
export async function tellAuthor(ctx: ApiContext, mail: AuthorMail | undefined): Promise<void> {
  if (mail) await sendMail(ctx, { ...mail, stationId: ctx.station.id, kind: 'writing-decided' })
}
