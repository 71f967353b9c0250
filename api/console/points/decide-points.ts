import type { PointQueue } from '#contract/console/points/schemas.ts'
import { lockAccounts } from '../../people/access/index.ts'
import type { Teammate } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { updateRow, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { changePart, type OwnerPart } from '../entries/owner-part.ts'
import { amountText, carryOut, missingFor } from './carry-out.ts'
import { lockPointRow, type PointRow, pointRow } from './handled-points.ts'
import { closedFor, personInStation } from './person-points.ts'
import { getPointQueue } from './point-queue.ts'
import { requireAsker } from './require-asker.ts'
import { pointActs } from './tables.ts'
import { pointTexts as texts } from './texts.ts'

const queue: OwnerPart = { locks: [], isPublic: false }
const answer = getPointQueue

/**
 * Another person than who asked confirms what waits: the points move, once. A debit of more than is there now goes on waiting.
 * @throws forbidden, not_found, conflict
 */
export function confirmPoints(ctx: ApiContext, { id }: { id: number }): Promise<PointQueue> {
  return changePart(ctx, queue, {}, async (ctx, owner) => {
    const { act, person } = await lockDecided(ctx, id, owner)
    if (act.state === 'done' && act.decidedBy === owner.id) return { answer }
    if (act.state !== 'waiting') throw decidedBefore(act)
    if (act.askedBy === owner.id) throw new ApiError('conflict', texts.askedByYou)
    await requireAsker(ctx, act.askedBy)
    const closed = closedFor(person, owner)
    if (closed) throw new ApiError('conflict', texts.closed[closed])
    const missing = await missingFor(ctx, act)
    if (missing) throw new ApiError('conflict', texts.notThereAny(missing))
    const done = await decide(ctx, act, owner, { state: 'done' })
    await carryOut(ctx, done)
    return { answer, done: lineOf(ctx, done, person.name, `points.${act.direction}`) }
  })
}

/** Somebody refuses what waits, or takes back what they asked for themselves: nothing moves. @throws forbidden, not_found, conflict */
export function refusePoints(
  ctx: ApiContext,
  { id, reason }: { id: number; reason: string },
): Promise<PointQueue> {
  return changePart(ctx, queue, {}, async (ctx, owner) => {
    const { act, person } = await lockDecided(ctx, id, owner)
    const isSame = act.state === 'refused' && act.decidedBy === owner.id && act.refusal === reason
    if (isSame) return { answer }
    if (act.state !== 'waiting') throw decidedBefore(act)
    const refused = await decide(ctx, act, owner, { state: 'refused', refusal: reason })
    return { answer, done: lineOf(ctx, refused, person.name, 'points.refuse') }
  })
}

/** Person first, then the act (ADR 24). Nobody decides on their own wallet. @throws not_found, conflict */
async function lockDecided(ctx: ApiContext, id: number, { id: decider }: Teammate) {
  const { participantId } = await pointRow(ctx, id)
  if (participantId === decider) throw new ApiError('conflict', texts.closed.mine)
  await lockAccounts(ctx, [participantId])
  return { act: await lockPointRow(ctx, id), person: await personInStation(ctx, participantId) }
}

type Decision = Pick<PointRow, 'state'> & Partial<Pick<PointRow, 'refusal'>>

const decide = (ctx: ApiContext, { id }: PointRow, by: Teammate, decision: Decision) =>
  updateRow(ctx.db, pointActs, withId(pointActs, ctx, id), {
    ...{ ...decision, decidedBy: by.id, decidedByName: by.name },
    decidedAt: ctx.ports.clock.now(),
  })

const decidedBefore = ({ state, decidedByName }: PointRow) =>
  new ApiError('conflict', texts.decided(state === 'refused', decidedByName))

/** The line of the history: what was asked, by whom, and why it was refused. Pure. */
const lineOf = (ctx: ApiContext, act: PointRow, name: string, what: string) => ({
  what,
  part: `points:${act.participantId}`,
  after: {
    ...{ name, amount: amountText(ctx, act.amountH), kind: act.kind, reason: act.reason },
    ...{ askedBy: act.askedByName, ...(act.refusal && { refusal: act.refusal }) },
  },
})
