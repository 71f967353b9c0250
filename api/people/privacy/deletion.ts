import { eq } from 'drizzle-orm'
import type { Answer } from '#contract/endpoint.ts'
import type { getDeletion as call } from '#contract/people/privacy/endpoints.ts'
import { daysToThink } from '#contract/people/privacy/schemas.ts'
import { ledgerAccounts } from '../../ledger/tables.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { sendMail } from '../../platform/mail/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { lockParticipant, memberOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { checkPassword, endSessions } from '../account/index.ts'
import { deletionHeld } from './events.ts'
import { type Register, shownRegister } from './register.ts'
import { type PrivacyRequest, privacyRequests } from './tables.ts'
import { privacyTexts as texts } from './texts.ts'

const dayMs = 86_400_000

/** What keeps somebody's account from going now, in words for them: what areas say, a debt, a station without anybody else (PPL-31). */
export async function holdsOf(ctx: ApiContext, participantId: number): Promise<string[]> {
  const areas = await deletionHeld.ask(ctx, { participantId })
  const owners = await ownersOf(ctx)
  return [
    ...(owners.length === 1 && owners[0] === participantId ? [texts.lastOwner] : []),
    ...((await owes(ctx, participantId)) ? [texts.owes] : []),
    ...areas,
  ]
}

/** Who answers for the station, by number: locked with whoever goes, so that of two who go at once one stays. */
export async function ownersOf({ db, station }: ApiContext): Promise<number[]> {
  const owners = await db
    .select({ id: participants.id })
    .from(participants)
    .where(
      inStation(participants, { station }, eq(participants.role, 'owner'), eq(participants.status, 'active')),
    )
  return owners.map(({ id }) => id)
}

/** Paid credits that went back after they were used; rewards that were taken back are nobody's debt in money. */
async function owes({ db, station }: ApiContext, participantId: number): Promise<boolean> {
  const [wallet] = await db
    .select({ owedPaidH: ledgerAccounts.owedPaidH })
    .from(ledgerAccounts)
    .where(
      inStation(
        ledgerAccounts,
        { station },
        eq(ledgerAccounts.participantId, participantId),
        eq(ledgerAccounts.kind, 'wallet'),
      ),
    )
  return (wallet?.owedPaidH ?? 0) > 0
}

async function waitingOf(ctx: ApiContext, participantId: number): Promise<PrivacyRequest | undefined> {
  const [row] = await ctx.db
    .select()
    .from(privacyRequests)
    .where(
      inStation(
        privacyRequests,
        ctx,
        eq(privacyRequests.participantId, participantId),
        eq(privacyRequests.kind, 'deletion'),
        eq(privacyRequests.state, 'waiting'),
      ),
    )
  return row
}

/** What the end of the caller's account takes and leaves, and what is to be settled first. */
export async function getDeletion(ctx: ApiContext, register: Register): Promise<Answer<typeof call>> {
  const id = memberOf(ctx)
  const row = await waitingOf(ctx, id)
  const at = row?.actsAt?.toISOString()
  return {
    waiting: row && at ? { askedAt: row.createdAt.toISOString(), at, heldBy: row.heldBy } : null,
    holds: await holdsOf(ctx, id),
    register: shownRegister(register, ctx).map(({ group, name, stays }) => ({ group, name, stays })),
  }
}

type Asked = { register: Register; urls: UrlSettings; password: string }

/**
 * Has the caller's account deleted in a week, who says their password (PPL-31). Their other sessions end, so that whoever else is in
 * sees it and can take nothing back. Asked again, its day stays.
 * @throws invalid_input beside the password, conflict with what is to be settled first, too_many_requests
 */
export async function askForDeletion(
  outer: ApiContext,
  { register, urls, password }: Asked,
): Promise<Answer<typeof call>> {
  const account = await checkPassword(outer, password)
  return inTransaction(outer, async (ctx) => {
    await lockParticipant(ctx, account.id)
    if (await beginDeletion(ctx, account, urls)) await endSessions(ctx, 'others')
    return getDeletion(ctx, register)
  })
}

type Leaving = { id: number; name: string; email: string }

/**
 * Has an account go in a week and says so to its person, who can take it back; in a transaction that holds the account. False: it goes
 * already, and its day stays. @throws conflict with what is to be settled first
 */
export async function beginDeletion(ctx: ApiContext, account: Leaving, urls: UrlSettings): Promise<boolean> {
  if (await waitingOf(ctx, account.id)) return false
  const holds = await holdsOf(ctx, account.id)
  if (holds.length > 0) throw new ApiError('conflict', texts.held(holds))
  const now = ctx.ports.clock.now()
  const actsAt = new Date(now.getTime() + daysToThink * dayMs)
  const stationId = ctx.station.id
  const asked = { kind: 'deletion', state: 'waiting' } as const
  await ctx.db
    .insert(privacyRequests)
    .values({ ...asked, stationId, participantId: account.id, createdAt: now, actsAt })
  await setDay(ctx, account.id, actsAt)
  const mail = await askedMail(ctx, { name: account.name, actsAt, urls })
  await sendMail(ctx, { ...mail, stationId, kind: 'privacy_deletion', to: account.email })
  return true
}

/** The day stands with the account, so that each page of theirs says it. */
export const setDay = ({ db, station }: ApiContext, id: number, deletesAt: Date | null) =>
  db
    .update(participants)
    .set({ deletesAt })
    .where(withId(participants, { station }, id))

function askedMail(
  { station }: ApiContext,
  { name, actsAt, urls }: { name: string; actsAt: Date; urls: UrlSettings },
) {
  const { when, ...words } = texts.asked
  const day = new Intl.DateTimeFormat('pt-BR', {
    ...{ dateStyle: 'short', timeStyle: 'short' },
    timeZone: station.config.timezone,
  })
  return renderMail(station, urls, {
    ...{ kind: 'notice', name, ...words, facts: [[when, day.format(actsAt)]] },
    link: `${stationUrl(station, urls)}/homepage/privacidade/exclusao`,
  })
}

/** Keeps the account after all. Twice is once. */
export function takeDeletionBack(outer: ApiContext, register: Register): Promise<Answer<typeof call>> {
  return inTransaction(outer, async (ctx) => {
    const id = memberOf(ctx)
    await lockParticipant(ctx, id)
    const row = await waitingOf(ctx, id)
    if (row) {
      const settledAt = ctx.ports.clock.now()
      await ctx.db
        .update(privacyRequests)
        .set({ state: 'withdrawn', settledAt, heldBy: null })
        .where(withId(privacyRequests, ctx, row.id))
      await setDay(ctx, id, null)
    }
    return getDeletion(ctx, register)
  })
}
