import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { purseOf, reverse, transfer } from '../../ledger/index.ts'
import { ledgerTransfers } from '../../ledger/tables.ts'
import { participants } from '../../people/access/tables.ts'
import { ownerChange, wasDone } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { participationUndone } from './events.ts'
import { seatsOffered } from './registry.ts'
import { giveBackSeat } from './seats.ts'
import { activities, participations } from './tables.ts'

type Row = typeof participations.$inferSelect
type Undoing = {
  id: number
  reason: string
  /** Take back the rewards that the wallet still has when the points were spent; otherwise that is refused. */
  available: boolean
}

/**
 * Takes a participation back: what it paid and the seat it took are given back, what it earned leaves the wallet by a
 * counter-entry, no limit and no prerequisite counts it any more, and the audit log says who and why. Under the lock of its participant, like taking part itself.
 * Sent again by the same owner it is done. @throws not_found, already_done; conflict when its voucher was redeemed; insufficient_balance with `details` { available, earned } when the points were spent
 */
export function undoParticipation(ctx: ApiContext, { id, reason, available }: Undoing): Promise<Undone> {
  return ownerChange(ctx, {}, async (ctx, owner) => {
    const row = await participationInTurn(ctx, id)
    const act = { what: 'participation.undo', part: `participation:${id}` }
    const sent = { ...act, participantId: owner.id, after: { reason } }
    if (row.undoneAt) return { answer: await undoneBefore(ctx, row, sent) }
    await participationUndone.publish(ctx, { participationId: id })
    const isFreeAgain = await giveBack(ctx, row, undoTexts.note(reason))
    const takenH = await takeBack(ctx, row, { reason, available })
    await ctx.db
      .update(participations)
      .set({
        undoneAt: ctx.ports.clock.now(),
        idempotencyKey: keyOfUndone(row),
        undoneBy: owner.name,
        undoneReason: reason,
        undoneTakenH: takenH,
      })
      .where(withId(participations, ctx, id))
    const earned = row.earnedH / 100
    const before = { activity_id: row.activityId, participant_id: row.participantId, earned }
    return {
      done: { ...act, before, after: { reason, taken: takenH / 100 }, isPublic: isFreeAgain },
      answer: () => ({ id, taken: takenH / 100, earned }),
    }
  })
}

type Undone = { id: number; taken: number; earned: number }

/** What this owner undid with the same reason is done, and only the answer was lost (ADR 0052). @throws already_done */
async function undoneBefore(
  ctx: ApiContext,
  { id, earnedH, undoneTakenH }: Row,
  act: Parameters<typeof wasDone>[1],
): Promise<() => Undone> {
  if (!(await wasDone(ctx, act))) throw new ApiError('already_done', undoTexts.already)
  return () => ({ id, taken: (undoneTakenH ?? 0) / 100, earned: earnedH / 100 })
}

/**
 * Videos are taken part in under keys of their own (`playlist:5`): such a key is free again, or they could never be taken
 * part in anew. The key of a form stays: sent again, it is still the same. Keys are the clients' to choose: one that could
 * be guessed could be taken before, and the participation never undone.
 */
const keyOfUndone = ({ id, idempotencyKey }: Row) =>
  /^(playlist|video):/.test(idempotencyKey) ? `undone:${id}:${randomUUID()}` : idempotencyKey

/** The participation under the lock of its participant, whose account may be closed by now. */
async function participationInTurn({ db, station }: ApiContext, id: number): Promise<Row> {
  const find = () =>
    db
      .select()
      .from(participations)
      .where(withId(participations, { station }, id))
  const [first] = await find()
  if (!first) throw new ApiError('not_found', undoTexts.unknown)
  await db
    .select({ id: participants.id })
    .from(participants)
    .where(withId(participants, { station }, first.participantId))
    .for('no key update')
  const [row] = await find()
  if (!row) throw new ApiError('not_found', undoTexts.unknown)
  return row
}

/** Counter-entries for what was earned, of rewards only: what was paid for stays (GAP-119). Answers how much went back, in hundredths. */
async function takeBack(
  ctx: ApiContext,
  { id, participantId, activityId, earnedH }: Row,
  { reason, available }: Pick<Undoing, 'reason' | 'available'>,
): Promise<number> {
  const earning = earnedH > 0 ? await transferOf(ctx, `participation:${id}`) : undefined
  if (earning === undefined) return 0
  const note = undoTexts.note(reason)
  const { rewardsH } = await purseOf(ctx, participantId)
  if (rewardsH >= earnedH) {
    await reverse(ctx, { transferId: earning, reason: note })
    return earnedH
  }
  if (!available)
    throw new ApiError('insufficient_balance', undoTexts.spent, {
      details: { available: rewardsH / 100, earned: earnedH / 100 },
    })
  if (rewardsH > 0)
    await transfer(ctx, {
      key: `participation:${id}:undone`,
      from: { kind: 'wallet', participantId },
      to: { kind: 'programme' },
      cause: 'participation',
      referenceId: activityId,
      note,
      amountH: rewardsH,
    })
  return rewardsH
}

/** The transfer that the engine booked under a key; what came with the demo history may have none. */
async function transferOf({ db, station }: ApiContext, key: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(inStation(ledgerTransfers, { station }, eq(ledgerTransfers.key, key)))
  return row?.id
}

/** What undoing a participation says. */
const undoTexts = {
  unknown: 'Esta participação não existe.',
  already: 'Esta participação já foi desfeita.',
  spent:
    'Os pontos desta participação já foram gastos: a carteira tem menos premiações do que ela rendeu. Nada foi desfeito.',
  /** In the participant's statement. */
  note: (reason: string) => `Participação desfeita: ${reason}`,
} as const

type TakenBack = Pick<typeof participations.$inferSelect, 'id' | 'activityId'>

/**
 * What an undone participation had taken: the wallet gets back what it paid, by a counter-entry, and the seat is free
 * again. Its voucher is worth nothing from then on, by `undoneAt`. Inside the undoing transaction, before what was earned
 * is taken back. Answers whether an activity without a free place has one now.
 */
async function giveBack(ctx: ApiContext, { id, activityId }: TakenBack, reason: string): Promise<boolean> {
  const { db } = ctx
  const [activity] = await db
    .select({ typeId: activities.typeId, body: activities.body })
    .from(activities)
    .where(withId(activities, ctx, activityId))
  const offer = activity && seatsOffered(activity.typeId, activity.body)
  const isFreeAgain = offer ? await giveBackSeat(ctx, activityId, offer) : false
  const [spent] = await db
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(inStation(ledgerTransfers, ctx, eq(ledgerTransfers.key, `participation:${id}:spent`)))
  if (spent) await reverse(ctx, { transferId: spent.id, reason })
  return isFreeAgain
}
