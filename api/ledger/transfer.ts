import { max } from 'drizzle-orm'
import { inStation } from '../platform/db/rows.ts'
import { post } from './post.ts'
import { ledgerTransfers } from './tables.ts'
import type { AccountRef, LedgerContext, Movement, Transfer, TransferKind } from './types.ts'

/** Two entries: out of one account, into another. `amountH` is checked here, for all verbs. */
export function postPair(
  ctx: LedgerContext,
  movement: Movement & { kind: TransferKind; aboutId?: number; from: AccountRef; to: AccountRef },
): Promise<Transfer> {
  const { amountH, from, to, ...facts } = movement
  if (!Number.isSafeInteger(amountH) || amountH <= 0)
    throw new RangeError(`An amount is an integer of hundredths above zero, not ${amountH}`)
  const entries = [
    { account: from, amountH: -amountH },
    { account: to, amountH },
  ]
  return post(ctx, { ...facts, entries })
}

function isSameAccount(a: AccountRef, b: AccountRef): boolean {
  const owner = (ref: AccountRef) => ('participantId' in ref ? ref.participantId : 0)
  return a.kind === b.kind && owner(a) === owner(b)
}

/** Centavos of what gateways took, not points. */
const isMoney = ({ kind }: AccountRef) => kind === 'cash' || kind === 'sales'

/**
 * Moves points between two accounts, once per key, inside the surrounding transaction if there is one.
 *
 * @throws ApiError `insufficient_balance`; `conflict` when the key stands for another movement
 * @throws RangeError when the amount is no integer above zero, both accounts are one, or one is in points and one in centavos
 */
export function transfer(
  ctx: LedgerContext,
  movement: Movement & { from: AccountRef; to: AccountRef },
): Promise<Transfer> {
  const { from, to } = movement
  if (isSameAccount(from, to)) throw new RangeError('A transfer has two different accounts')
  if (isMoney(from) !== isMoney(to)) throw new RangeError('A transfer is in points or in centavos')
  return postPair(ctx, { ...movement, kind: 'move' })
}

/** Credits a participant's wallet from the station's programme. Errors as `transfer`. */
export function earn(
  ctx: LedgerContext,
  { participantId, ...movement }: Movement & { participantId: number },
): Promise<Transfer> {
  return transfer(ctx, { ...movement, from: { kind: 'programme' }, to: { kind: 'wallet', participantId } })
}

/**
 * Credits wallets of several people from the station's programme by one transfer, an entry for each: for many at once. Each person is
 * named once. Errors as `transfer`.
 */
export function earnTogether(
  ctx: LedgerContext,
  { of, ...facts }: Omit<Movement, 'amountH'> & { of: readonly { participantId: number; amountH: number }[] },
): Promise<Transfer> {
  const sumH = of.reduce((sum, { amountH }) => sum + amountH, 0)
  if (!Number.isSafeInteger(sumH) || of.some(({ amountH }) => !Number.isSafeInteger(amountH) || amountH <= 0))
    throw new RangeError('Amounts are integers of hundredths above zero')
  const entries = [
    { account: { kind: 'programme' } as const, amountH: -sumH },
    ...of.map(({ participantId, amountH }) => ({
      account: { kind: 'wallet', participantId } as const,
      amountH,
    })),
  ]
  return post(ctx, { ...facts, kind: 'move', entries })
}

/** Debits a participant's wallet for good. For what is not yet paid for, `hold`. Errors as `transfer`. */
export function spend(
  ctx: LedgerContext,
  { participantId, ...movement }: Movement & { participantId: number },
): Promise<Transfer> {
  return transfer(ctx, { ...movement, from: { kind: 'wallet', participantId }, to: { kind: 'sink' } })
}

/**
 * Points of a wallet whose time is over go back to the programme (GAP-112). Whoever calls it holds the lock of the wallet and found them there:
 * no other one of this wallet has the same newest transfer of the station, so that makes the key. Errors as `transfer`.
 */
export async function expire(
  ctx: LedgerContext,
  { participantId, amountH }: { participantId: number; amountH: number },
): Promise<Transfer> {
  const [newest] = await ctx.db
    .select({ id: max(ledgerTransfers.id) })
    .from(ledgerTransfers)
    .where(inStation(ledgerTransfers, ctx))
  return transfer(ctx, {
    key: `expiry:${participantId}:${newest?.id ?? 0}`,
    cause: 'expiry',
    amountH,
    from: { kind: 'wallet', participantId },
    to: { kind: 'programme' },
  })
}

/**
 * Sets points of a wallet aside, first phase of a payment that is not yet certain (GAP-64). Its `id` is what `capture`
 * or `release` settles. Errors as `transfer`.
 */
export function hold(
  ctx: LedgerContext,
  { participantId, ...movement }: Movement & { participantId: number },
): Promise<Transfer> {
  return postPair(ctx, {
    ...movement,
    kind: 'hold',
    from: { kind: 'wallet', participantId },
    to: { kind: 'hold', participantId },
  })
}
