import { eq } from 'drizzle-orm'
import type { CheckoutStep } from '#contract/commerce/cart/schemas.ts'
import { lockAccounts, lockParticipant } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { checkouts } from './tables.ts'

type StationContext = Pick<ApiContext, 'db'> & { station: { id: number } }
export type CheckoutRow = typeof checkouts.$inferSelect

const ofParticipant = (ctx: StationContext, participantId: number) =>
  inStation(checkouts, ctx, eq(checkouts.participantId, participantId))

/** What somebody chose so far; who never came that far has chosen nothing. */
export async function checkoutOf(ctx: StationContext, participantId: number): Promise<CheckoutRow> {
  const [row] = await ctx.db.select().from(checkouts).where(ofParticipant(ctx, participantId))
  return row ?? { ...untouched, stationId: ctx.station.id, participantId }
}

const untouched: Omit<CheckoutRow, 'stationId' | 'participantId'> = {
  locations: {},
  address: null,
  method: null,
  cardId: null,
  installments: 1,
  discountCode: null,
  reserved: [],
  expiresAt: null,
  orderId: null,
  told: null,
  lastKey: null,
}

/**
 * The same, made if need be, under the locks of its person and of itself: before any stock (ADR 24). `ofClosed`: of whoever closed
 * their account, too: money comes and goes all the same.
 */
export async function lockCheckout(
  ctx: StationContext,
  participantId: number,
  { ofClosed = false } = {},
): Promise<CheckoutRow> {
  const { db, station } = ctx
  if (ofClosed) await lockAccounts(ctx, [participantId])
  else await lockParticipant(ctx, participantId)
  const find = () => db.select().from(checkouts).where(ofParticipant(ctx, participantId)).for('no key update')
  const [row] = await find()
  if (row) return row
  await db.insert(checkouts).values({ stationId: station.id, participantId }).onConflictDoNothing()
  const [made] = await find()
  if (!made) throw new Error('The checkout was not made')
  return made
}

/** Writes what changed of it. */
export async function changeCheckout(
  ctx: StationContext,
  participantId: number,
  changes: Partial<Omit<CheckoutRow, 'stationId' | 'participantId'>>,
): Promise<void> {
  await ctx.db.update(checkouts).set(changes).where(ofParticipant(ctx, participantId))
}

type Done = { isReady: boolean; isDeliveryChosen: boolean; isPaymentChosen: boolean }

/** The furthest step that may be opened (GAP-82). Pure. */
export function stepOf({ isReady, isDeliveryChosen, isPaymentChosen }: Done): CheckoutStep {
  if (!isReady) return 'cart'
  if (!isDeliveryChosen) return 'delivery'
  return isPaymentChosen ? 'review' : 'payment'
}
