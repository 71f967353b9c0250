import { eq, gt, isNull, lt, ne, or } from 'drizzle-orm'
import { type ApiContext, inTransaction, type PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { mailsWaitMs, type RenewCode, sendMail } from '../../platform/mail/index.ts'
import { limit, mailboxKey } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { type MailContent, renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { linkTokenId, lockAccounts, newLinkToken } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { checkPassword } from './change-password.ts'
import { emailChanges } from './tables.ts'
import { accountTexts } from './texts.ts'

/** How long the links work, from when their mails leave. */
const emailLinkMinutes = 24 * 60
/** Changes that one account asks for, and mails of all stations that one address gets by them, in an hour. */
const perAccount = { name: 'email-change', points: 5, durationSeconds: 3600 }
const perMailbox = { name: 'email-change-mailbox', points: 10, durationSeconds: 3600 }

type Asked = { email: string; current_password: string }
type Account = Awaited<ReturnType<typeof checkPassword>>

/**
 * Sends a link to the address somebody has and one to the address they want; the one before, if any, is given up. Who has that
 * address already is told so by mail, in place of the link, and the answer is the same.
 * @throws invalid_input with `fields`, too_many_requests
 */
export async function requestEmailChange(
  ctx: ApiContext,
  { email, current_password }: Asked,
  urls: UrlSettings,
): Promise<{ messages: string[] }> {
  const account = await checkPassword(ctx, current_password)
  if (account.email === email) throw ApiError.fields({ email: accountTexts.sameEmail })
  await limit(ctx, { ...perAccount, key: `${ctx.station.id}:${account.id}` })
  await limit(ctx, { ...perMailbox, key: mailboxKey(email) })
  await send(ctx, account, email, urls)
  return { messages: [accountTexts.emailAsked] }
}

async function send(ctx: ApiContext, account: Account, email: string, urls: UrlSettings): Promise<void> {
  const tokens = { old: newLinkToken(), new: newLinkToken() }
  const ids = { old: linkTokenId(tokens.old), new: linkTokenId(tokens.new) }
  const home = stationUrl(ctx.station, urls)
  const mailOf = (side: 'old' | 'new'): MailContent => ({
    ...{ kind: 'email-change', name: account.name, side, email },
    ...{ link: `${home}/confirmar-email/${tokens[side]}`, validForMinutes: emailLinkMinutes },
  })
  const toOld = await renderMail(ctx.station, urls, mailOf('old'))
  const isTaken = await hasOwner(ctx, email, account.id)
  const toNew = await renderMail(
    ctx.station,
    urls,
    isTaken ? { kind: 'email-taken', link: `${home}/login` } : mailOf('new'),
  )
  await inTransaction(ctx, async (ctx) => {
    await lockAccounts(ctx, [account.id])
    if (await wasJustAsked(ctx, account.id, email)) return
    await store(ctx, account.id, email, ids)
    const mail = { stationId: ctx.station.id, kind: 'email_change' }
    await sendMail(ctx, { ...mail, ...toOld, to: account.email, codeId: ids.old })
    await sendMail(ctx, { ...mail, ...toNew, to: email, ...(isTaken ? {} : { codeId: ids.new }) })
  })
}

/** Within this time the same is the same: a form that was sent twice. */
const sameMs = 60_000

/** The links of the first mails stay good when a form comes twice. */
async function wasJustAsked({ db, station, ports }: ApiContext, participantId: number, email: string) {
  const { createdAt } = emailChanges
  const asked = inStation(
    emailChanges,
    { station },
    eq(emailChanges.participantId, participantId),
    eq(emailChanges.email, email),
    gt(createdAt, new Date(ports.clock.now().getTime() - sameMs)),
  )
  return (await db.$count(emailChanges, asked)) > 0
}

/** What nobody confirmed is nobody's (ADR 35). */
async function hasOwner({ db, station }: ApiContext, email: string, but: number): Promise<boolean> {
  const [row] = await db
    .select({ id: participants.id })
    .from(participants)
    .where(
      inStation(
        participants,
        { station },
        eq(participants.email, email),
        ne(participants.status, 'inactive'),
        ne(participants.id, but),
      ),
    )
    .limit(1)
  return row !== undefined
}

async function store(
  { db, station, ports }: ApiContext,
  participantId: number,
  email: string,
  ids: { old: string; new: string },
): Promise<void> {
  const now = ports.clock.now()
  await db
    .delete(emailChanges)
    .where(inStation(emailChanges, { station }, eq(emailChanges.participantId, participantId)))
  await db.insert(emailChanges).values({
    ...{ stationId: station.id, participantId, email, oldLink: ids.old, newLink: ids.new },
    createdAt: now,
    expiresAt: new Date(now.getTime() + emailLinkMinutes * 60_000),
  })
}

/** A link whose mail leaves late lives from now on, unless the change is done or given up (ADR 28). */
export const renewEmailLink: RenewCode = async ({ db, ports }, { stationId, id }) => {
  const renewed = await db
    .update(emailChanges)
    .set({ expiresAt: new Date(ports.clock.now().getTime() + emailLinkMinutes * 60_000) })
    .where(
      inStation(
        emailChanges,
        { stationId },
        or(eq(emailChanges.oldLink, id), eq(emailChanges.newLink, id)),
        isNull(emailChanges.changedAt),
      ),
    )
    .returning({ id: emailChanges.id })
  return renewed.length > 0
}

/** Removes changes that are over and whose mails cannot be on their way any more. */
export async function tidyEmailChanges({ db, ports }: PlatformContext): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - mailsWaitMs)
  await acrossStations(async () => {
    await db.delete(emailChanges).where(lt(emailChanges.expiresAt, before))
  })
}
