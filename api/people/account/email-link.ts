import { eq, gt, isNull, or } from 'drizzle-orm'
import type { EmailLink } from '#contract/people/account/schemas.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { sqlState, sqlStates } from '../../platform/db/client.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { linkTokenId, lockAccounts, memberOf, slowAddress } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { emailChanges } from './tables.ts'

type Change = typeof emailChanges.$inferSelect

const perAddress = { name: 'email-link-address', free: 60, durationSeconds: 3600 }
const over: EmailLink = { state: 'over', side: null }

/** What the link of a change of address would do; looking changes nothing. @throws too_many_requests */
export async function checkEmailLink(ctx: ApiContext, token: string): Promise<EmailLink> {
  await slowAddress(ctx, perAddress)
  const change = await findChange(ctx, token)
  return change ? stateOf(change, sideOf(change, token)) : over
}

/**
 * Confirms the side whose link it is; with the second one the account has the new address. Somebody else who got that address
 * meanwhile keeps it: the links are over then. Twice is once. @throws too_many_requests
 */
export async function confirmEmailLink(ctx: ApiContext, token: string): Promise<EmailLink> {
  await slowAddress(ctx, perAddress)
  const found = await findChange(ctx, token)
  if (!found) return over
  try {
    return await inTransaction(ctx, (ctx) => confirm(ctx, found.participantId, token))
  } catch (error) {
    if (sqlState(error) !== sqlStates.uniqueViolation) throw error
    await ctx.db.delete(emailChanges).where(withId(emailChanges, ctx, found.id))
    return over
  }
}

async function confirm(ctx: ApiContext, participantId: number, token: string): Promise<EmailLink> {
  const [account] = await lockAccounts(ctx, [participantId])
  // Read anew, for the other link may have been followed meanwhile, or another address asked for.
  const change = await findChange(ctx, token)
  if (!change || account?.status !== 'active') return over
  const side = sideOf(change, token)
  const now = ctx.ports.clock.now()
  const confirmed: Change = {
    ...change,
    ...(side === 'old'
      ? { oldConfirmedAt: change.oldConfirmedAt ?? now }
      : { newConfirmedAt: change.newConfirmedAt ?? now }),
  }
  const isWhole = confirmed.oldConfirmedAt !== null && confirmed.newConfirmedAt !== null
  const after = { ...confirmed, changedAt: isWhole ? (change.changedAt ?? now) : null }
  const { oldConfirmedAt, newConfirmedAt, changedAt } = after
  await ctx.db
    .update(emailChanges)
    .set({ oldConfirmedAt, newConfirmedAt, changedAt })
    .where(withId(emailChanges, ctx, change.id))
  if (isWhole && change.changedAt === null) await moveAccount(ctx, participantId, change.email)
  return stateOf(after, side)
}

const moveAccount = ({ db, station, ports }: ApiContext, id: number, email: string) =>
  db
    .update(participants)
    .set({ email, emailProvedAt: ports.clock.now() })
    .where(withId(participants, { station }, id))

async function findChange({ db, station, ports }: ApiContext, token: string): Promise<Change | undefined> {
  const id = linkTokenId(token)
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(
      inStation(
        emailChanges,
        { station },
        or(eq(emailChanges.oldLink, id), eq(emailChanges.newLink, id)),
        gt(emailChanges.expiresAt, ports.clock.now()),
      ),
    )
  return row
}

const sideOf = ({ oldLink }: Change, token: string) => (oldLink === linkTokenId(token) ? 'old' : 'new')

function stateOf(change: Change, side: 'old' | 'new'): EmailLink {
  if (change.changedAt) return { state: 'changed', side }
  return {
    state: (side === 'old' ? change.oldConfirmedAt : change.newConfirmedAt) ? 'waiting' : 'open',
    side,
  }
}

/** The address that the participant asked for and that is waited for, with when its links end; null where there is none. */
export async function getEmailChange(ctx: ApiContext) {
  const { db, ports } = ctx
  const [row] = await db
    .select({ email: emailChanges.email, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .where(
      inStation(
        emailChanges,
        ctx,
        eq(emailChanges.participantId, memberOf(ctx)),
        isNull(emailChanges.changedAt),
        gt(emailChanges.expiresAt, ports.clock.now()),
      ),
    )
  return { waiting: row ? { email: row.email, expires_at: row.expiresAt.toISOString() } : null }
}

/** Gives it up: its links are over. */
export async function cancelEmailChange(ctx: ApiContext): Promise<{ cancelled: true }> {
  const { db } = ctx
  await db
    .delete(emailChanges)
    .where(
      inStation(
        emailChanges,
        ctx,
        eq(emailChanges.participantId, memberOf(ctx)),
        isNull(emailChanges.changedAt),
      ),
    )
  return { cancelled: true }
}
