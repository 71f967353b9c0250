import { sql } from 'drizzle-orm'
import type { Product } from '#contract/activity-types/products.ts'
import type { ApiContext } from '../../platform/context.ts'
import type { Amount } from '../catalog/index.ts'
import { cartItems } from './tables.ts'

/**
 * Writes how many of each product are in somebody's cart, and what one costs from then on: new ones and those that are there, by one
 * statement whose text is always the same (SEC-99). Each product once.
 */
export async function writeItems(
  { db, station, ports }: ApiContext,
  participantId: number,
  items: readonly (Amount & { product: Product })[],
): Promise<void> {
  const activityIds = sql.param(items.map(({ activityId }) => activityId))
  const numbers = sql.param(items.map(({ productNumber }) => productNumber))
  const quantities = sql.param(items.map(({ quantity }) => quantity))
  const prices = sql.param(items.map(({ product }) => priceOf(product)))
  await db.execute(sql`
    insert into ${cartItems}
      (station_id, participant_id, activity_id, product_number, quantity, unit_cents, added_at)
    select ${station.id}::bigint, ${participantId}::bigint, item.*, ${ports.clock.now().toISOString()}::timestamptz
    from unnest(${activityIds}::bigint[], ${numbers}::integer[], ${quantities}::integer[], ${prices}::bigint[]) as item
    on conflict (station_id, participant_id, activity_id, product_number)
      do update set quantity = excluded.quantity, unit_cents = excluded.unit_cents`)
}

/** In centavos. Pure. */
const priceOf = ({ valueCents, discountCents }: Product): number => Math.max(0, valueCents - discountCents)
