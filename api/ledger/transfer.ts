import { post } from './post.ts'
import type { AccountRef, LedgerContext, Movement, Transfer, TransferKind } from './types.ts'

/** Two lines: out of one account, into another. `amountH` is checked here, for all verbs. */
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
