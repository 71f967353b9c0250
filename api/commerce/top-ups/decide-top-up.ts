import { topUpStatus } from '#contract/commerce/top-ups/state.ts'
import { lockWallets, purseOf, takeBack } from '../../ledger/index.ts'
import { lockAccounts } from '../../people/access/index.ts'
import { countWithRight } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { requireUndoable } from '../../platform/require-undoable.ts'
import { creditTopUp } from './credit-top-up.ts'
import { topUpTexts } from './texts.ts'
import { mailTopUp } from './top-up-mail.ts'
import { causeOf, lockTopUp, topUpInStation, writeTopUp } from './top-up-rows.ts'
import type { TopUpRow } from './types.ts'

/** An owner, in their own name. */
type By = { id: number; name: string }
/** `isDone`: something changed now; else it was so before. */
type Decided = { topUp: TopUpRow; isDone: boolean }

/** Above what the station sets, a transfer is confirmed by two owners. Pure. */
export const needsSecond = (
  { station }: Pick<ApiContext, 'station'>,
  { amountCents }: Pick<TopUpRow, 'amountCents'>,
): boolean => {
  const { fourEyesAboveCents } = station.config.topUp
  return fourEyesAboveCents !== null && amountCents > fourEyesAboveCents
}

/**
 * The transfer of a request arrived: its credits go to the wallet, once, whoever of the owners says so how often; above the amount of the
 * station the second of two owners credits it. Sent again after it was taken back it is refused, where it says `undoneTimes`. In the
 * owner's transaction. @throws not_found, conflict
 */
export async function confirmTopUp(
  ctx: ApiContext,
  { id, undoneTimes }: { id: number; undoneTimes?: number },
  by: By,
): Promise<Decided> {
  const topUp = await lockWaiting(ctx, id, by)
  if (undoneTimes !== undefined && undoneTimes !== topUp.undoneTimes)
    throw new ApiError('conflict', topUpTexts.undoneSince)
  const isSame = topUp.state === 'paid' && topUp.decidedBy === by.id
  if (isSame) return { topUp, isDone: false }
  if (topUp.state !== 'waiting') throw decidedBefore(topUp)
  if (!needsSecond(ctx, topUp) || (topUp.firstBy !== null && topUp.firstBy !== by.id)) {
    const decided = { decidedBy: by.id, decidedByName: by.name }
    return { topUp: await creditTopUp(ctx, topUp, decided), isDone: true }
  }
  if ((await countWithRight(ctx, 'sales', topUp.participantId)) < 2)
    throw new ApiError('conflict', topUpTexts.needsTwo)
  if (topUp.firstBy === by.id) throw new ApiError('conflict', topUpTexts.firstIsYou)
  return { topUp: await writeTopUp(ctx, topUp, { firstBy: by.id, firstByName: by.name }), isDone: true }
}

/** The transfer did not arrive: nothing is credited, and its person reads why. @throws not_found, conflict */
export async function refuseTopUp(
  ctx: ApiContext,
  { id, reason }: { id: number; reason: string },
  by: By,
): Promise<Decided> {
  const topUp = await lockWaiting(ctx, id, by)
  const isSame = topUp.state === 'refused' && topUp.decidedBy === by.id && topUp.reason === reason
  if (isSame) return { topUp, isDone: false }
  if (topUp.state !== 'waiting') throw decidedBefore(topUp)
  const refused = await writeTopUp(ctx, topUp, {
    ...{ state: 'refused', reason, decidedBy: by.id, decidedByName: by.name },
    settledAt: ctx.ports.clock.now(),
  })
  await mailTopUp(ctx, { topUpId: id, mail: 'refused' })
  return { topUp: refused, isDone: true }
}

/**
 * Takes back a confirmation of the last ten minutes: the credits leave the wallet again, as long as they are all there, and the request
 * waits as before. Its person is told. @throws not_found, gone, conflict
 */
export async function undoTopUp(
  ctx: ApiContext,
  { id, undoUntil }: { id: number; undoUntil: string },
  by: By,
): Promise<Decided> {
  const topUp = await lockWaiting(ctx, id, by)
  if (topUp.state === 'waiting' && topUp.undoneTimes > 0) return { topUp, isDone: false }
  if (topUp.state !== 'paid') throw decidedBefore(topUp)
  requireUndoable(topUp.settledAt, undoUntil, ctx.ports.clock.now())
  const { participantId, pointsH } = topUp
  await lockWallets(ctx, [participantId])
  const { availableH } = await purseOf(ctx, participantId)
  if (availableH < pointsH) throw new ApiError('conflict', topUpTexts.usedSince)
  const undoneTimes = topUp.undoneTimes + 1
  await takeBack(ctx, {
    ...{ participantId, amountH: pointsH, isPaid: true, key: `top-up:${id}:undone:${undoneTimes}` },
    ...{ cause: causeOf(topUp), referenceId: id, note: topUpTexts.notes.undone },
  })
  const waiting = { state: 'waiting', settledAt: null, firstBy: null, firstByName: null } as const
  const undone = await writeTopUp(ctx, topUp, {
    ...{ ...waiting, undoneTimes, decidedBy: null, decidedByName: null },
  })
  await mailTopUp(ctx, { topUpId: id, mail: 'undone', number: undoneTimes })
  return { topUp: undone, isDone: true }
}

/** Person first, then the request (ADR 24). Nobody decides what they asked for themselves. */
async function lockWaiting(ctx: ApiContext, id: number, by: By): Promise<TopUpRow> {
  const { participantId, way } = await topUpInStation(ctx, id)
  if (way === 'pix') throw new ApiError('conflict', topUpTexts.isPix)
  if (participantId === by.id) throw new ApiError('conflict', topUpTexts.ownRequest)
  await lockAccounts(ctx, [participantId])
  return lockTopUp(ctx, id)
}

const decidedBefore = (topUp: TopUpRow) =>
  new ApiError('conflict', topUpTexts.decided(topUpStatus(topUp), topUp.decidedByName))
