import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { centsOf, reaisOf } from '#contract/activities/wallet/cents.ts'
import { inexactProblem } from '#contract/activities/wallet/exact-amount.ts'
import { centsForHundredths, hundredthsForCents } from '#contract/activities/wallet/points-for-cents.ts'
import { walletLimits } from '#contract/commerce/top-ups/limits.ts'
import type { TopUpDetail } from '#contract/commerce/top-ups/schemas.ts'
import type { TopUpWay } from '#contract/commerce/top-ups/state.ts'
import { fieldTexts } from '#contract/fields.ts'
import { lockParticipant, memberOf } from '../../people/access/index.ts'
import { tellStation } from '../../people/notices/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, insertRow } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { limitCalls, requireFew } from '../../platform/rate-limit/index.ts'
import { stations } from '../../stations/registry/tables.ts'
import { type PreparedCharge, prepareCharge, sendCharge } from '../payments/index.ts'
import { topUpDetail } from './list-top-ups.ts'
import { topUps } from './tables.ts'
import { topUpTexts } from './texts.ts'
import { topUpInStation } from './top-up-rows.ts'
import type { TopUpRow } from './types.ts'
import { waysOf } from './ways-of.ts'

/** More than anybody asks for; each PIX costs calls at the gateway (SEC-98). */
const perDay = { most: 30, ms: 24 * 3_600_000 }
/** Of one person at once. */
const mostWaiting = 5
/** Minutes in which a PIX may be paid. */
const pixMs = 30 * 60_000

/** What is asked for: its price, and what the wallet gets for it, which is worth that price to the centavo. */
type Wanted = { way: TopUpWay; isPurchase: boolean; amountCents: number; pointsH: number }

/**
 * An amount in reais as whole centavos between the limits that the wallet has points for, to the centavo.
 * @throws invalid_input beside `points`, in the words of GAP-79, or with the nearest amounts (GAP-118)
 */
function requireAmount(reais: number, multiplier: number): number {
  const cents = centsOf(reais)
  // Beyond centavos it is no amount; what a float does to one is no part of it.
  if (!Number.isFinite(reais) || Math.abs(reais * 100 - cents) > 1e-6)
    throw ApiError.fields({ points: fieldTexts.number })
  const { minCents, maxCents, tooLittle, tooMuch } = walletLimits.transfer
  if (cents < minCents) throw ApiError.fields({ points: tooLittle })
  if (cents > maxCents) throw ApiError.fields({ points: tooMuch })
  const inexact = inexactProblem(cents, multiplier, walletLimits.transfer)
  if (inexact) throw ApiError.fields({ points: inexact })
  return cents
}

/**
 * Writes a request, once per key: of a PIX with what is going to be charged in the same transaction; only then the gateway is asked. A lost
 * answer leaves a request that waits and is found out about. @throws conflict, too_many_requests, invalid_input
 */
async function placeTopUp(ctx: ApiContext, wanted: Wanted, key: string = randomUUID()): Promise<TopUpDetail> {
  const participantId = memberOf(ctx)
  await limitCalls(ctx, participantId, { name: 'top-up', words: topUpTexts.tooOften })
  const { id, charge } = await inTransaction(ctx, (inner) => place(inner, { participantId, wanted, key }))
  if (charge) await sendCharge(ctx, charge.charge, charge.request)
  return topUpDetail(ctx, await topUpInStation(ctx, id))
}

type Asked = { participantId: number; wanted: Wanted; key: string }

async function place(
  ctx: ApiContext,
  { participantId, wanted, key }: Asked,
): Promise<{ id: number; charge?: PreparedCharge }> {
  await lockParticipant(ctx, participantId)
  const { way, isPurchase, amountCents } = wanted
  // What it is worth may change between two tries; what was asked for does not.
  const inputDigest = digestOf([way, isPurchase, amountCents])
  const earlier = await byKey(ctx, participantId, key)
  if (earlier && earlier.inputDigest !== inputDigest) throw new ApiError('conflict', topUpTexts.keyOfAnother)
  if (earlier) return { id: earlier.id }
  await requireFewWaiting(ctx, participantId)
  await requireFewMade(ctx, participantId)
  const now = ctx.ports.clock.now()
  const row = await insertRow(ctx.db, topUps, {
    ...wanted,
    creditCents: centsForHundredths(wanted.pointsH, ctx.station.config.currency.multiplier),
    ...{ stationId: ctx.station.id, participantId, state: 'waiting', idempotencyKey: key, inputDigest },
    createdAt: now,
    expiresAt: way === 'pix' ? new Date(now.getTime() + pixMs) : null,
  })
  if (way !== 'pix') await tellStation(ctx, 'top-up', row.id)
  const placed = way === 'pix' ? { id: row.id, charge: await chargeFor(ctx, row) } : { id: row.id }
  await requireSameRate(ctx)
  return placed
}

/** What a point is worth was published anew since the call began: its points would be worth other reais. Reads the station's row last (ADR 24). @throws conflict */
async function requireSameRate({ db, station }: ApiContext): Promise<void> {
  const [row] = await db
    .select({ multiplier: sql<string | null>`${stations.config} #>> '{currency,multiplier}'` })
    .from(stations)
    .where(eq(stations.id, station.id))
    .for('share')
  const published = row?.multiplier ?? null
  if (published !== null && Number(published) !== station.config.currency.multiplier)
    throw new ApiError('conflict', topUpTexts.otherRate)
}

function chargeFor(ctx: ApiContext, row: TopUpRow): Promise<PreparedCharge> {
  const { id: referenceId, participantId, amountCents, expiresAt, isPurchase } = row
  return prepareCharge(ctx, {
    ...{ purpose: 'top_up', referenceId, participantId, amountCents, expiresAt },
    ...{ method: 'pix', installments: 1, cardId: null },
    code: `CREDITO-${referenceId}`,
    description: isPurchase ? topUpTexts.notes.purchase : topUpTexts.notes.pix,
  })
}

async function byKey({ db, station }: ApiContext, participantId: number, key: string) {
  const [row] = await db
    .select()
    .from(topUps)
    .where(
      inStation(topUps, { station }, eq(topUps.participantId, participantId), eq(topUps.idempotencyKey, key)),
    )
  return row
}

function requireFewMade(ctx: ApiContext, participantId: number): Promise<void> {
  const ofMember = inStation(topUps, ctx, eq(topUps.participantId, participantId))
  return requireFew(
    ctx,
    perDay,
    ({ since, behind }) =>
      ctx.db
        .select({ createdAt: topUps.createdAt })
        .from(topUps)
        .where(and(ofMember, gt(topUps.createdAt, since)))
        .orderBy(desc(topUps.createdAt))
        .limit(1)
        .offset(behind),
    topUpTexts.tooOften,
  )
}

/** Counted under the lock of the person. */
async function requireFewWaiting({ db, station }: ApiContext, participantId: number): Promise<void> {
  const waiting = await db.$count(
    topUps,
    inStation(topUps, { station }, eq(topUps.participantId, participantId), eq(topUps.state, 'waiting')),
  )
  if (waiting >= mostWaiting) throw new ApiError('limit_reached', topUpTexts.tooManyWaiting(mostWaiting))
}

type Input = { points: number; way?: TopUpWay | undefined }

/**
 * Asks for credits worth an amount in reais (WAL-01, WAL-03, GAP-79), once per key: by a transfer that an owner confirms, or by PIX.
 * @throws invalid_input beside `points`, conflict for a way that the station has not, limit_reached, too_many_requests
 */
export async function createTopUp(
  ctx: ApiContext,
  { points, way }: Input,
  key?: string,
): Promise<TopUpDetail> {
  const { multiplier } = ctx.station.config.currency
  const amountCents = requireAmount(points, multiplier)
  const ways = waysOf(ctx)
  const chosen = way ?? ways[0]
  if (!chosen || !ways.includes(chosen)) throw new ApiError('conflict', topUpTexts.noWay)
  const pointsH = hundredthsForCents(amountCents, multiplier)
  return placeTopUp(ctx, { way: chosen, isPurchase: false, amountCents, pointsH }, key)
}

/**
 * Buys points of the station by PIX (WAL-05, STN-U15), once per key, at what a point is worth, for an amount between the limits of GAP-79.
 * @throws not_found where points are not sold; else as `createTopUp`
 */
export async function buyPoints(
  ctx: ApiContext,
  { points }: { points: number },
  key?: string,
): Promise<TopUpDetail> {
  const { behaviour, currency } = ctx.station.config
  if (!behaviour.buyPoints || !waysOf(ctx).includes('pix'))
    throw new ApiError('not_found', topUpTexts.noPurchase)
  const pointsH = Math.round(points * 100)
  if (!Number.isSafeInteger(pointsH) || Math.abs(points * 100 - pointsH) > 1e-6)
    throw ApiError.fields({ points: fieldTexts.number })
  const { multiplier } = currency
  const amountCents = requireAmount(reaisOf(centsForHundredths(pointsH, multiplier)), multiplier)
  return placeTopUp(ctx, { way: 'pix', isPurchase: true, amountCents, pointsH }, key)
}
