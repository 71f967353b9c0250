import { inexactProblem } from '#contract/activities/wallet/exact-amount.ts'
import { hundredthsForCents } from '#contract/activities/wallet/points-for-cents.ts'
import { type MovedPoints, mostPointCents, type PointAct } from '#contract/console/points/schemas.ts'
import { lockAccounts } from '../../people/access/index.ts'
import { countWithRight, type Teammate } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { insertRow } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { changePart, makePart, type OwnerPart } from '../entries/owner-part.ts'
import { amountText, carryOut, missingFor } from './carry-out.ts'
import { pointRow } from './handled-points.ts'
import { closedFor, getPersonPoints, personInStation } from './person-points.ts'
import { fourEyesAbove } from './point-settings.ts'
import { pointActs } from './tables.ts'
import { pointTexts as texts } from './texts.ts'

const wallets: OwnerPart = { locks: [], isPublic: false }
type Sent = PointAct & { id: number }

/**
 * Gives points to a person from the programme, or takes some back to it: a line of its own in the ledger, never another one changed, with
 * kind and reason in the statement (GAP-162). Once for each form; a debit takes no more than is there; above the amount of the station it
 * waits for a second person, and moves nothing until then.
 * @throws forbidden, not_found, conflict, invalid_input
 */
export function movePersonPoints(ctx: ApiContext, input: Sent, key?: string): Promise<MovedPoints> {
  const { id } = input
  return changePart(ctx, wallets, {}, async (ctx, owner) => {
    await personInStation(ctx, id)
    // Person first, then the wallet (ADR 24).
    await lockAccounts(ctx, [id])
    return makePart(ctx, owner, {
      what: 'points',
      key,
      input,
      make: () => make(ctx, owner, input),
      answer: async (ctx, actId) => {
        const { state } = await pointRow(ctx, actId)
        return { ...(await getPersonPoints(ctx, { id })), state }
      },
    })
  })
}

async function make(ctx: ApiContext, owner: Teammate, { id: participantId, ...act }: Sent) {
  const person = await personInStation(ctx, participantId)
  const closed = closedFor(person, owner)
  if (closed) throw new ApiError('conflict', texts.closed[closed])
  const { direction, kind, reason } = act
  const amountH = amountOf(ctx, act)
  const missing = await missingFor(ctx, { participantId, direction, amountH })
  if (missing) throw ApiError.fields({ amountCents: missing })
  const waits = await needsSecond(ctx, { participantId, amountCents: act.amountCents })
  const made = await insertRow(ctx.db, pointActs, {
    ...{ stationId: ctx.station.id, participantId, direction, amountH, kind, reason },
    ...{ state: waits ? 'waiting' : 'done', askedBy: owner.id, askedByName: owner.name },
    createdAt: ctx.ports.clock.now(),
  })
  if (!waits) await carryOut(ctx, made)
  const after = { name: person.name, amount: amountText(ctx, amountH), kind, reason }
  const what = waits ? `points.ask-${direction}` : `points.${direction}`
  return { id: made.id, done: { what, part: `points:${participantId}`, after } }
}

/** What moves, in hundredths. @throws invalid_input for what does not convert */
export function amountOf({ station }: ApiContext, { amountCents }: Pick<PointAct, 'amountCents'>): number {
  const { multiplier } = station.config.currency
  const inexact = inexactProblem(amountCents, multiplier, { minCents: 1, maxCents: mostPointCents })
  if (inexact) throw ApiError.fields({ amountCents: inexact })
  return hundredthsForCents(amountCents, multiplier)
}

type Asked = { participantId: number; amountCents: number }

/** Whether a second person has to confirm. @throws invalid_input where there is none */
async function needsSecond(ctx: ApiContext, { participantId, amountCents }: Asked): Promise<boolean> {
  const above = await fourEyesAbove(ctx)
  if (above === null || amountCents <= above) return false
  // Who asks is one of them, and whose wallet it is decides nothing.
  if ((await countWithRight(ctx, 'points', participantId)) < 2)
    throw ApiError.fields({ amountCents: texts.noSecond })
  return true
}
