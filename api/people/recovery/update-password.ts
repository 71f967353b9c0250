import { eq, gt, isNull, ne } from 'drizzle-orm'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { forgetTries, linkTokenId, slowAddress, usedLinkEnds } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { passwordChangedMail, replacePassword } from './replace-password.ts'
import { passwordResets } from './tables.ts'
import { recoveryTexts } from './texts.ts'

type Choice = ResetLink & { password: string }
type Account = NonNullable<Awaited<ReturnType<typeof findReset>>>

/**
 * Gives an account the password its owner chose by the link of a mail (ACC-10). The link works once; sent again with
 * the password it gave, it answers that again (ADR 34). Every session, every other link and every temporary token of
 * the account ends, and its owner is told by mail; tries of others keep them out no longer. Copies of the account that
 * have the same password get the new one with it, and end with it (ADR 74). By an invitation to own the
 * station they become its owner. @throws gone, too_many_requests
 */
export async function updatePassword(
  ctx: ApiContext,
  choice: Choice,
  urls: UrlSettings,
): Promise<{ messages: string[] }> {
  const account = await findReset(ctx, choice)
  if (!account) throw new ApiError('gone', recoveryTexts.over)
  if (account.usedAt === null) {
    const passwordHash = await ctx.ports.passwords.hash(choice.password)
    const mail = await passwordChangedMail(ctx, account.name, urls)
    const isFirst = await inTransaction(ctx, (ctx) => change(ctx, choice, { account, passwordHash, mail }))
    if (isFirst) await forgetTries(ctx, account)
    else await requireSent(ctx, choice)
  } else await requireSent(ctx, choice)
  return { messages: [recoveryTexts.changed] }
}

/** False when the link was used at the same moment: whoever changes a password holds the account first (ADR 24). */
function change(
  ctx: ApiContext,
  link: ResetLink,
  made: { account: Account; passwordHash: string; mail: Awaited<ReturnType<typeof passwordChangedMail>> },
): Promise<boolean> {
  const id = linkTokenId(link.hash)
  return replacePassword(ctx, { ...made, keeps: { link: id }, claim: () => useLink(ctx, id) })
}

/** Uses the link up; null where it was used already. By an invitation to own the station the account becomes an owner's. */
async function useLink({ db, station, ports }: ApiContext, id: string) {
  const now = ports.clock.now()
  const [used] = await db
    .update(passwordResets)
    .set({ usedAt: now, expiresAt: usedLinkEnds(passwordResets.expiresAt, now) })
    .where(withId(passwordResets, { station }, id, isNull(passwordResets.usedAt)))
    .returning({ makesOwner: passwordResets.makesOwner })
  if (!used) return null
  // Who follows a link of a mail reads that mailbox.
  return { ...(used.makesOwner ? owner : {}), emailProvedAt: now }
}

/** A used link answers success to whoever sends the password that it set; all others get `gone`. @throws gone, too_many_requests */
async function requireSent(ctx: ApiContext, choice: Choice): Promise<void> {
  const key = `${ctx.station.id}:${linkTokenId(choice.hash)}`
  await limit(ctx, { name: 'reset-again', key, points: 10, durationSeconds: 3600 })
  const account = await findReset(ctx, choice)
  const isSame = account?.usedAt && (await ctx.ports.passwords.verify(account.passwordHash, choice.password))
  if (!isSame) throw new ApiError('gone', recoveryTexts.over)
}

/** Who followed an invitation to own the station is through with everything that members are asked first. */
const owner = { role: 'owner', briefingDone: true, firstLogin: false } as const

type ResetLink = { hash: string; email: string }

/** Links an address tries in an hour before it waits. */
const perAddress = { name: 'reset-address', free: 60, durationSeconds: 3600 }

/**
 * The account that a link of the station may give a new password, or gave one (`usedAt`), or null: old, forged, for
 * another address, or followed by another link.
 * @throws too_many_requests
 */
export async function findReset(ctx: ApiContext, { hash, email }: ResetLink) {
  const { db, ports } = ctx
  await slowAddress(ctx, perAddress)
  const [row] = await db
    .select({
      id: participants.id,
      name: participants.name,
      email: participants.email,
      cpf: participants.cpf,
      passwordHash: participants.passwordHash,
      usedAt: passwordResets.usedAt,
    })
    .from(passwordResets)
    .innerJoin(participants, withId(participants, passwordResets, passwordResets.participantId))
    .where(
      withId(
        passwordResets,
        ctx,
        linkTokenId(hash),
        gt(passwordResets.expiresAt, ports.clock.now()),
        eq(participants.email, email),
        ne(participants.status, 'deleted'),
      ),
    )
  return row ?? null
}
