import { asc, eq, inArray, sql } from 'drizzle-orm'
import { inTransaction } from '#api/platform/context.ts'
import { ApiError } from '#api/platform/errors.ts'
import { inStation } from '../platform/db/rows.ts'
import { type Account, findStationAccounts, lockOwned, purseOf } from './accounts.ts'
import { owe, paidLeft } from './owe.ts'
import { settlementKey } from './settlement-key.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './tables.ts'
import type { AccountRef, Cause, GivenBack, LedgerContext, Transfer, TransferKind } from './types.ts'

type Entry = { account: AccountRef; amountH: number }
type Posting = {
  key: string
  kind: TransferKind
  cause: Cause
  referenceId?: number | null | undefined
  note?: string | undefined
  aboutId?: number
  givesBack?: GivenBack | undefined
  /** How much of it was paid for, where whoever posts knows. */
  paidH?: number
  entries: Entry[]
}
type Booked = { account: Account; amountH: number }

/** What the statement says of points that were owed. */
const owedNote = 'Créditos de um pagamento devolvido'

function nameOf(ref: AccountRef): string {
  return 'participantId' in ref ? `${ref.kind} of participant ${ref.participantId}` : ref.kind
}

/** The entries with their accounts; wallets and holds are locked from here on. */
async function resolve(ctx: LedgerContext, entries: Entry[]): Promise<Booked[]> {
  const refs = entries.map((entry) => entry.account)
  const accounts = [...(await lockOwned(ctx, refs)), ...(await findStationAccounts(ctx, refs))]
  return entries.map(({ account: ref, amountH }) => {
    const participantId = 'participantId' in ref ? ref.participantId : null
    const account = accounts.find((one) => one.kind === ref.kind && one.participantId === participantId)
    if (!account)
      throw new Error(`Station ${ctx.station.id} has no ${nameOf(ref)}: openWallet was not called`)
    return { account, amountH }
  })
}

async function findByKey(ctx: LedgerContext, key: string): Promise<Omit<Transfer, 'isNew'> | undefined> {
  const [found] = await ctx.db
    .select()
    .from(ledgerTransfers)
    .where(inStation(ledgerTransfers, ctx, eq(ledgerTransfers.key, key)))
  return found
}

/** The transfer that has the key, if it says the same; the note may differ, names change. */
async function repeat(ctx: LedgerContext, posting: Posting, booked: Booked[]): Promise<Transfer | undefined> {
  const found = await findByKey(ctx, posting.key)
  if (!found) return undefined
  const written = await ctx.db
    .select({ accountId: ledgerEntries.accountId, amountH: ledgerEntries.amountH })
    .from(ledgerEntries)
    .where(inStation(ledgerEntries, ctx, eq(ledgerEntries.transferId, found.id)))
    .orderBy(asc(ledgerEntries.id))
  const isSame =
    found.kind === posting.kind &&
    found.cause === posting.cause &&
    found.referenceId === (posting.referenceId ?? null) &&
    found.aboutId === (posting.aboutId ?? null) &&
    written.length === booked.length &&
    written.every(
      (row, at) => row.accountId === booked[at]?.account.id && row.amountH === booked[at]?.amountH,
    )
  if (!isSame) throw new ApiError('conflict')
  return { ...found, isNew: false }
}

/** Puts the transfer in, or answers undefined when another transaction used the key in this instant. */
async function insertTransfer(ctx: LedgerContext, posting: Posting, paidH: number) {
  const { entries: _entries, givesBack: _givesBack, ...facts } = posting
  const [row] = await ctx.db
    .insert(ledgerTransfers)
    .values({
      ...facts,
      paidH,
      note: posting.note ?? '',
      stationId: ctx.station.id,
      createdAt: ctx.ports.clock.now(),
    })
    .onConflictDoNothing({ target: [ledgerTransfers.stationId, ledgerTransfers.key] })
    .returning()
  return row
}

async function moveBalances(ctx: LedgerContext, booked: Booked[], paidH: number): Promise<void> {
  const owned = booked.filter(({ account }) => account.balanceH !== null)
  if (owned.length === 0) return
  const cases = owned.map(({ account, amountH }) => sql`when ${account.id} then ${amountH}::bigint`)
  const ids = owned.map(({ account }) => account.id)
  const filled = owned.find(({ account, amountH }) => account.kind === 'wallet' && amountH > 0)
  await ctx.db
    .update(ledgerAccounts)
    .set({
      balanceH: sql`${ledgerAccounts.balanceH} + case ${ledgerAccounts.id} ${sql.join(cases, sql` `)} end`,
      ...(filled && {
        paidH: sql`case when ${ledgerAccounts.id} = ${filled.account.id} then ${paidLeft} + ${paidH} else paid_h end`,
      }),
    })
    .where(inStation(ledgerAccounts, ctx, inArray(ledgerAccounts.id, ids)))
}

type Written = { id: number; createdAt: Date }

async function insertEntries(
  ctx: LedgerContext,
  { id, createdAt }: Written,
  booked: Booked[],
): Promise<void> {
  const facts = { stationId: ctx.station.id, transferId: id, createdAt }
  await ctx.db
    .insert(ledgerEntries)
    .values(booked.map(({ account, amountH }) => ({ ...facts, accountId: account.id, amountH })))
}

function isShort({ account, amountH }: Booked): boolean {
  return account.balanceH !== null && account.balanceH + amountH < 0
}

/**
 * What somebody owes the programme goes back with what comes into their wallet: rewards with rewards, what was paid for and is not there any more
 * with anything (GAP-119).
 */
async function collectOwed(ctx: LedgerContext, { id }: Written, booked: Booked[]): Promise<void> {
  for (const { account, amountH } of booked) {
    const { kind, participantId, owedH, owedPaidH } = account
    if (kind !== 'wallet' || participantId === null || owedH + owedPaidH === 0 || amountH <= 0) continue
    const { availableH, rewardsH } = await purseOf(ctx, participantId)
    const fromRewardsH = Math.min(owedH, availableH, rewardsH)
    await collect(ctx, { key: `owed:${id}`, participantId, amountH: fromRewardsH, isPaid: false })
    const fromAllH = Math.min(owedPaidH, availableH - fromRewardsH)
    await collect(ctx, { key: `owed:${id}:paid`, participantId, amountH: fromAllH, isPaid: true })
  }
}

type Debt = { key: string; participantId: number; amountH: number; isPaid: boolean }

async function collect(ctx: LedgerContext, { key, participantId, amountH, isPaid }: Debt): Promise<void> {
  if (amountH <= 0) return
  const entries = [
    { account: { kind: 'wallet', participantId } as const, amountH: -amountH },
    { account: { kind: 'programme' } as const, amountH },
  ]
  await post(ctx, { key, kind: 'move', cause: 'refund', note: owedNote, entries })
  await owe(ctx, { participantId, amountH: -amountH, isPaid })
}

/**
 * The one place where points move. Everything is checked, under the locks, before anything is written, so a refusal
 * leaves the surrounding transaction as it was. Entries sum to zero and name each account once.
 *
 * @throws ApiError `insufficient_balance`; `conflict` when the key stands for another movement
 */
export function post(outer: LedgerContext, posting: Posting): Promise<Transfer> {
  return inTransaction(outer, async (ctx) => {
    const booked = await resolve(ctx, posting.entries)
    const paidH = posting.paidH ?? (await paidPartOf(ctx, { ...posting, booked }))
    const row = booked.some(isShort) ? undefined : await insertTransfer(ctx, posting, paidH)
    if (!row) {
      const first = await repeat(ctx, posting, booked)
      if (first) return first
      throw new ApiError('insufficient_balance', 'Saldo insuficiente')
    }
    await moveBalances(ctx, booked, paidH)
    await insertEntries(ctx, row, booked)
    await collectOwed(ctx, row, booked)
    return { ...row, isNew: true }
  })
}

type Posted = {
  cause: Cause
  aboutId?: number | null | undefined
  givesBack?: GivenBack | undefined
  booked: readonly Booked[]
}

const paidCauses: readonly Cause[] = ['top_up', 'points_purchase']

/**
 * How much of what moves was paid for, in hundredths (GAP-119): of what is spent what is left when the rewards are used; of what comes in all that
 * was bought, and of what comes back after it was spent as much as was paid for then, in proportion.
 */
async function paidPartOf(ctx: LedgerContext, posted: Posted): Promise<number> {
  const { cause, booked } = posted
  const [toSink, fromSink] = [1, -1].map((sign) =>
    booked.find(({ account, amountH }) => account.kind === 'sink' && amountH * sign > 0),
  )
  if (toSink) return paidOfSpending(ctx, booked, toSink.amountH)
  if (fromSink) return paidOfGivenBack(ctx, posted, -fromSink.amountH)
  const incoming = booked.find(({ account, amountH }) => account.kind === 'wallet' && amountH > 0)
  return incoming && paidCauses.includes(cause) ? incoming.amountH : 0
}

async function paidOfSpending(
  ctx: LedgerContext,
  booked: readonly Booked[],
  amountH: number,
): Promise<number> {
  const participantId = booked.find(({ account }) => account.participantId !== null)?.account.participantId
  if (!participantId) return 0
  const { availableH, heldH, paidH } = await purseOf(ctx, participantId)
  return Math.max(0, amountH - (availableH + heldH - paidH))
}

async function paidOfGivenBack(
  ctx: LedgerContext,
  { aboutId, givesBack }: Posted,
  amountH: number,
): Promise<number> {
  const itself = aboutId
    ? eq(ledgerTransfers.id, aboutId)
    : givesBack
      ? eq(ledgerTransfers.key, settlementKey(givesBack.holdId))
      : null
  if (!itself) return 0
  const [spent] = await ctx.db
    .select({ paidH: ledgerTransfers.paidH })
    .from(ledgerTransfers)
    .where(inStation(ledgerTransfers, ctx, itself))
  const ofH = Math.max(amountH, givesBack?.ofH ?? amountH)
  return Math.floor(((spent?.paidH ?? 0) * amountH) / ofH)
}
