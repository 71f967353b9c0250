import { and, eq } from 'drizzle-orm'
import { forgetTries, hashPassword } from '../access/index.ts'
import { participants, sessions } from '../access/tables.ts'
import { type ApiContext, inTransaction } from '../context.ts'
import { ApiError } from '../errors.ts'
import { linkTokenId } from '../links/index.ts'
import { loginTokens } from '../links/tables.ts'
import { renderMail } from '../mail-templates/index.ts'
import { sendMail } from '../ports/index.ts'
import { stationUrl, type UrlSettings } from '../stations/index.ts'
import { findReset, type ResetLink } from './find-reset.ts'
import { passwordResets } from './tables.ts'
import { recoveryTexts } from './texts.ts'

/**
 * Gives an account the password its owner chose by the link of a mail (ACC-10). The link works once, also when it is
 * sent twice at once; every session, every other link and every temporary token of the account ends, and its owner is
 * told by mail; tries of others keep them out no longer. By an invitation to own the station they become its owner. @throws gone, too_many_requests
 */
export async function updatePassword(
  ctx: ApiContext,
  { password, ...link }: ResetLink & { password: string },
  urls: UrlSettings,
): Promise<{ messages: string[] }> {
  const account = await findReset(ctx, link)
  if (!account) throw new ApiError('gone', recoveryTexts.over)
  const passwordHash = await hashPassword(password)
  const mail = await changedMail(ctx, account.name, urls)
  await inTransaction(ctx, async (ctx) => {
    const { db, station } = ctx
    const [used] = await db
      .delete(passwordResets)
      .where(and(eq(passwordResets.stationId, station.id), eq(passwordResets.id, linkTokenId(link.hash))))
      .returning({ makesOwner: passwordResets.makesOwner })
    if (!used) throw new ApiError('gone', recoveryTexts.over)
    await db
      .update(participants)
      .set({ passwordHash, ...(used.makesOwner && owner) })
      .where(and(eq(participants.stationId, station.id), eq(participants.id, account.id)))
    await endAccess(ctx, account.id)
    await sendMail(ctx, { stationId: station.id, kind: 'password_changed', to: account.email, ...mail })
  })
  await forgetTries(ctx, account)
  return { messages: [recoveryTexts.changed] }
}

const changedMail = ({ station, ports }: ApiContext, name: string, urls: UrlSettings) =>
  renderMail(station, urls, {
    kind: 'password-changed',
    name,
    at: ports.clock.now(),
    recoveryLink: `${stationUrl(station, urls)}/esqueci-minha-senha`,
  })

/** Who followed an invitation to own the station is through with everything that members are asked first. */
const owner = { role: 'owner', briefingDone: true, firstLogin: false } as const

/** Whoever is in by the old password, or holds a link, is out. */
async function endAccess({ db, station }: ApiContext, participantId: number): Promise<void> {
  for (const table of [sessions, passwordResets, loginTokens])
    await db.delete(table).where(and(eq(table.stationId, station.id), eq(table.participantId, participantId)))
}
