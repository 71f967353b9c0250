import { and, asc, gt, gte, lt, lte } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { type GatewayCharge, PaymentInDoubt } from '../../platform/ports/payments/payments.ts'
import { askOutsideSlot } from '../../platform/slots/queue.ts'
import { believeRead, readAtGateway } from './read-charge.ts'
import { charges } from './tables.ts'
import type { Charge } from './types.ts'

/** What one call asks a gateway at most, and so many beside each other. */
const most = 100
const atOnce = 5
/** After so long it begins to ask no more: whoever waits for the answer has a page before their line gives up. */
const beginsForMs = 5_000
/** Whoever was silent so often is not asked on: each silence takes as long as a call may. */
const mostSilent = 3

/** One side of a charge, in centavos. */
type Side = { state: string; paidCents: number; refundedCents: number }
export type Reconciled = {
  charge: Charge
  ours: Side
  /** Null: the gateway does not know it; undefined: it did not answer. */
  theirs: Side | null | undefined
  differs: boolean
}

/** A part of the charges of a time, and what of it was asked before and is left. */
type Reconciliation = {
  /** Those that were asked now, differences first. */
  charges: Reconciled[]
  /** Of the whole time. */
  total: number
  /** Those before these. */
  before: number
  /** For `after` of the call that goes on; null: none is left. */
  next: number | null
  /** It ended early, for the gateway did not answer. */
  isSilent: boolean
}

type Time = { from: Date; to: Date; after?: number | undefined }
type Told = GatewayCharge | null | undefined

/**
 * The gateway's view of the charges of a time against ours, the oldest first, from the one after `after` on: as many as are answered in a
 * few seconds, and it says what was not asked. What it hears is settled on the way, so that what differed by a lost webhook differs no
 * more when it is asked again. The gateway is asked outside the slot that the caller may hold.
 */
export async function reconcile(ctx: ApiContext, { after = 0, ...time }: Time): Promise<Reconciliation> {
  const { db, ports } = ctx
  const isOfTime = inStation(charges, ctx, gte(charges.createdAt, time.from), lt(charges.createdAt, time.to))
  const total = await db.$count(charges, isOfTime)
  const before = after > 0 ? await db.$count(charges, and(isOfTime, lte(charges.id, after))) : 0
  const rows = await db
    .select()
    .from(charges)
    .where(and(isOfTime, gt(charges.id, after)))
    .orderBy(asc(charges.id))
    .limit(most)
  const compared: Reconciled[] = []
  const endMs = ports.clock.now().getTime() + beginsForMs
  const isSilent = () => compared.filter(({ theirs }) => theirs === undefined).length >= mostSilent
  while (compared.length < rows.length && !isSilent() && ports.clock.now().getTime() < endMs)
    compared.push(...(await compareAll(ctx, rows.slice(compared.length, compared.length + atOnce))))
  const isLeft = before + compared.length < total
  const next = isLeft ? (rows[compared.length - 1]?.id ?? null) : null
  compared.sort((a, b) => Number(b.differs) - Number(a.differs))
  return { charges: compared, total, before, next, isSilent: isLeft && isSilent() }
}

async function compareAll(ctx: ApiContext, rows: readonly Charge[]): Promise<Reconciled[]> {
  const told = await askOutsideSlot(() => Promise.all(rows.map((charge) => ask(ctx, charge))))
  const compared = []
  for (const [at, charge] of rows.entries()) compared.push(await compare(ctx, charge, told[at]))
  return compared
}

async function ask(ctx: ApiContext, charge: Charge): Promise<Told> {
  const gateway = ctx.ports.gateways.get(charge.gateway)
  return gateway && readAtGateway(gateway, charge).catch(silence)
}

function silence(error: unknown): undefined {
  if (!(error instanceof PaymentInDoubt)) throw error
}

async function compare(ctx: ApiContext, charge: Charge, told: Told): Promise<Reconciled> {
  const differs = told === undefined || isDifferent(charge, told)
  if (differs && told !== undefined) await believeRead(ctx, charge, told).catch(silence)
  return { charge, ours: sideOf(charge), theirs: told && sideOf(told), differs }
}

const sideOf = ({ state, paidCents, refundedCents }: Side): Side => ({ state, paidCents, refundedCents })

type Ours = Pick<Charge, 'state' | 'amountCents' | 'paidCents' | 'refundedCents' | 'gatewayId'>
type Theirs = Pick<GatewayCharge, 'state' | 'amountCents' | 'paidCents' | 'refundedCents'>

/**
 * Whether a gateway tells something else of a charge than stands here: another amount, other money, or that it waits where it ended here.
 * Null: the gateway does not know it, which is right only for what it refused to make. Pure.
 */
export function isDifferent(ours: Ours, theirs: Theirs | null): boolean {
  if (!theirs) return ours.state !== 'refused' || ours.gatewayId !== null
  return (
    theirs.amountCents !== ours.amountCents ||
    theirs.paidCents !== ours.paidCents ||
    theirs.refundedCents !== ours.refundedCents ||
    standingOf(theirs) !== ourStanding[ours.state]
  )
}

/** How a charge ended unpaid is told in several words; that it ended is what counts. */
type Standing = 'open' | 'paid' | 'ended'
const ourStanding: Record<Ours['state'], Standing | 'unknown'> = {
  asked: 'unknown',
  pending: 'open',
  paid: 'paid',
  refused: 'ended',
  expired: 'ended',
}

/** What went back may have been all of it, or all of what came. */
function standingOf({ state, paidCents, amountCents }: Theirs): Standing {
  if (paidCents >= amountCents) return 'paid'
  return state === 'refused' || state === 'expired' || state === 'refunded' ? 'ended' : 'open'
}
