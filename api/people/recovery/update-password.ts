import { and, eq, isNull, ne } from 'drizzle-orm'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { sendMail } from '../../platform/mail/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import {
  forgetTries,
  hashPassword,
  linkTokenId,
  lockAccounts,
  usedLinkEnds,
  verifyPassword,
} from '../access/index.ts'
import { loginTokens, participants, sessions } from '../access/tables.ts'
import { type AccountAt, passwordChanging } from './events.ts'
import { findReset, type ResetLink } from './find-reset.ts'
import { passwordResets } from './tables.ts'
import { recoveryTexts } from './texts.ts'

type Choice = ResetLink & { password: string }
type Account = NonNullable<Awaited<ReturnType<typeof findReset>>>
type ChangedMail = Awaited<ReturnType<typeof changedMail>>

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
    const passwordHash = await hashPassword(choice.password)
    const mail = await changedMail(ctx, account.name, urls)
    const isFirst = await inTransaction(ctx, (ctx) => change(ctx, choice, { account, passwordHash, mail }))
    if (isFirst) await forgetTries(ctx, account)
    else await requireSent(ctx, choice)
  } else await requireSent(ctx, choice)
  return { messages: [recoveryTexts.changed] }
}

/** False when the link was used at the same moment: whoever changes a password holds the account first (ADR 24). */
async function change(
  ctx: ApiContext,
  link: ResetLink,
  { account, passwordHash, mail }: { account: Account; passwordHash: string; mail: ChangedMail },
): Promise<boolean> {
  const { db, station } = ctx
  const copies = await copiesOf(ctx, account)
  await lockAccounts(ctx, [account.id])
  const now = ctx.ports.clock.now()
  const id = linkTokenId(link.hash)
  const [used] = await db
    .update(passwordResets)
    .set({ usedAt: now, expiresAt: usedLinkEnds(passwordResets.expiresAt, now) })
    .where(
      and(eq(passwordResets.stationId, station.id), eq(passwordResets.id, id), isNull(passwordResets.usedAt)),
    )
    .returning({ makesOwner: passwordResets.makesOwner })
  if (!used) return false
  await db
    .update(participants)
    .set({ passwordHash, ...(used.makesOwner && owner) })
    .where(and(eq(participants.stationId, station.id), eq(participants.id, account.id)))
  await endAccess(ctx, { stationId: station.id, id: account.id }, id)
  for (const copy of copies) await changeCopy(ctx, copy, passwordHash)
  await sendMail(ctx, { stationId: station.id, kind: 'password_changed', to: account.email, ...mail })
  return true
}

async function copiesOf(ctx: ApiContext, { id, email, passwordHash }: Account): Promise<AccountAt[]> {
  if (passwordHash === null) return []
  return (await passwordChanging.publish(ctx, { id, email, passwordHash })).flat()
}

async function changeCopy(ctx: ApiContext, copy: AccountAt, passwordHash: string): Promise<void> {
  await ctx.db
    .update(participants)
    .set({ passwordHash })
    .where(and(eq(participants.stationId, copy.stationId), eq(participants.id, copy.id)))
  await endAccess(ctx, copy)
}

/** A used link answers success to whoever sends the password that it set; all others get `gone`. @throws gone, too_many_requests */
async function requireSent(ctx: ApiContext, choice: Choice): Promise<void> {
  const key = `${ctx.station.id}:${linkTokenId(choice.hash)}`
  await limit(ctx, { name: 'reset-again', key, points: 10, durationSeconds: 3600 })
  const account = await findReset(ctx, choice)
  const isSame = account?.usedAt && (await verifyPassword(account.passwordHash, choice.password))
  if (!isSame) throw new ApiError('gone', recoveryTexts.over)
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

/**
 * Whoever is in by the old password, or holds another link, is out. Sessions go last: a token that is exchanged at this
 * moment is waited for, and its session ends, too.
 */
async function endAccess(
  { db }: ApiContext,
  { stationId, id }: AccountAt,
  usedLink: string | null = null,
): Promise<void> {
  const ofAccount = (table: typeof sessions | typeof passwordResets | typeof loginTokens) =>
    and(eq(table.stationId, stationId), eq(table.participantId, id))
  const isOther = usedLink === null ? undefined : ne(passwordResets.id, usedLink)
  await db.delete(passwordResets).where(and(ofAccount(passwordResets), isOther))
  await db.delete(loginTokens).where(ofAccount(loginTokens))
  await db.delete(sessions).where(ofAccount(sessions))
}
