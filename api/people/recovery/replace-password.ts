import { and, eq, ne } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { sendMail } from '../../platform/mail/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { lockAccounts } from '../access/index.ts'
import { loginTokens, participants, sessions } from '../access/tables.ts'
import { type AccountAt, accessEnded, passwordChanging } from './events.ts'
import { passwordResets } from './tables.ts'

type Account = { id: number; email: string; passwordHash: string | null }
type RenderedMail = Awaited<ReturnType<typeof passwordChangedMail>>

type Change = {
  account: Account
  passwordHash: string
  mail: RenderedMail
  /** What stays of the access to the account: the link that was followed, the session that asked. */
  keeps?: { link?: string; session?: string }
  /** Whether it is (still) to be done, asked once the account is locked; with what else the account becomes. */
  claim(): Promise<Partial<typeof participants.$inferInsert> | null>
}

/**
 * Gives an account another password, in the caller's transaction: it and its copies with the same password (ADR 74) are locked,
 * get it, lose their sessions, links and temporary tokens, and the account is told by mail. False, and nothing is done, where
 * `claim` finds that it is not to be done any more.
 */
export async function replacePassword(ctx: ApiContext, change: Change): Promise<boolean> {
  const { account, passwordHash, mail, keeps = {} } = change
  const { id, email } = account
  const copies = await copiesOf(ctx, account)
  await lockAccounts(ctx, [id])
  const becomes = await change.claim()
  if (!becomes) return false
  await write(ctx, { stationId: ctx.station.id, id }, { ...becomes, passwordHash }, keeps)
  for (const copy of copies) await write(ctx, copy, { passwordHash })
  await sendMail(ctx, { stationId: ctx.station.id, kind: 'password_changed', to: email, ...mail })
  return true
}

/** The mail that says so. Rendered before the transaction. */
export const passwordChangedMail = ({ station, ports }: ApiContext, name: string, urls: UrlSettings) =>
  renderMail(station, urls, {
    kind: 'password-changed',
    name,
    at: ports.clock.now(),
    recoveryLink: `${stationUrl(station, urls)}/esqueci-minha-senha`,
  })

async function copiesOf(ctx: ApiContext, { id, email, passwordHash }: Account): Promise<AccountAt[]> {
  if (passwordHash === null) return []
  return await passwordChanging.ask(ctx, { id, email, passwordHash })
}

/**
 * Whoever is in by the old password, or holds another link, is out. Sessions go last: a token that is exchanged at this
 * moment is waited for, and its session ends, too.
 */
async function write(
  ctx: ApiContext,
  { stationId, id }: AccountAt,
  values: Partial<typeof participants.$inferInsert>,
  { link, session }: NonNullable<Change['keeps']> = {},
): Promise<void> {
  const { db } = ctx
  await db
    .update(participants)
    .set(values)
    .where(withId(participants, { stationId }, id))
  const ofAccount = (table: typeof sessions | typeof passwordResets | typeof loginTokens) =>
    inStation(table, { stationId }, eq(table.participantId, id))
  const isOtherLink = link === undefined ? undefined : ne(passwordResets.id, link)
  const isOtherSession = session === undefined ? undefined : ne(sessions.id, session)
  await db.delete(passwordResets).where(and(ofAccount(passwordResets), isOtherLink))
  await db.delete(loginTokens).where(ofAccount(loginTokens))
  await accessEnded.publish(ctx, { stationId, id })
  await db.delete(sessions).where(and(ofAccount(sessions), isOtherSession))
}
