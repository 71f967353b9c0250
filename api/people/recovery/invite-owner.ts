import { eq, ne } from 'drizzle-orm'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { sendMail } from '../../platform/mail/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { createParticipant, linkTokenId, lockAccounts, newLinkToken } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { passwordResets } from './tables.ts'
import { recoveryTexts } from './texts.ts'

/** How long an invitation works, from when its mail leaves. */
export const invitationMinutes = 72 * 60

type Invited = { email: string; name: string }

/**
 * Invites somebody to own a station, by mail and by the link it answers: it works once, for three days, and nobody owns
 * anything before a password was chosen by it. An account of that e-mail is kept and becomes the owner's; without one,
 * one is made that nobody can use yet. An invitation before this one stops working. @throws conflict
 */
export async function inviteOwner(
  ctx: Pick<ApiContext, 'db' | 'ports' | 'station'>,
  { email, name }: Invited,
  urls: UrlSettings,
): Promise<{ link: string; expiresAt: Date }> {
  const { station, ports } = ctx
  const token = newLinkToken()
  const link = `${stationUrl(station, urls)}/redefinir-senha/${token}/${encodeURIComponent(email)}`
  const mail = await renderMail(station, urls, {
    kind: 'owner-invitation',
    link,
    validForMinutes: invitationMinutes,
  })
  const now = ports.clock.now()
  const id = linkTokenId(token)
  const expiresAt = new Date(now.getTime() + invitationMinutes * 60_000)
  await inTransaction(ctx, async (ctx) => {
    const participantId = await accountOf(ctx, { email, name })
    await lockAccounts(ctx, [participantId])
    const invitations = inStation(
      passwordResets,
      ctx,
      eq(passwordResets.participantId, participantId),
      eq(passwordResets.makesOwner, true),
    )
    await ctx.db.delete(passwordResets).where(invitations)
    await ctx.db.insert(passwordResets).values({
      stationId: station.id,
      id,
      participantId,
      createdAt: now,
      expiresAt,
      makesOwner: true,
    })
    await sendMail(ctx, { stationId: station.id, kind: 'owner_invitation', to: email, codeId: id, ...mail })
  })
  return { link, expiresAt }
}

/** The account of that e-mail, or a new one without a password. Registrations that wait are nobody's account yet. */
async function accountOf(
  ctx: Pick<ApiContext, 'db' | 'ports' | 'station'>,
  { email, name }: Invited,
): Promise<number> {
  const [known] = await ctx.db
    .select({ id: participants.id, status: participants.status })
    .from(participants)
    .where(inStation(participants, ctx, eq(participants.email, email), ne(participants.status, 'inactive')))
  if (known && known.status !== 'active') throw new ApiError('conflict', recoveryTexts.closedAccount)
  const account = known ?? (await createParticipant(ctx, { email, name, status: 'active' }))
  if (!account) throw new ApiError('conflict', recoveryTexts.closedAccount)
  return account.id
}
