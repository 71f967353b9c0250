import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { activities } from '../../activities/participation/tables.ts'
import { instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'

const ofActivity = (t: { stationId: never; activityId: never }) =>
  foreignKey({
    columns: [t.stationId, t.activityId],
    foreignColumns: [activities.stationId, activities.id],
  }).onDelete('cascade')

/**
 * How many of a product are taken: ordered, or reserved for somebody. One row each, made with the first; its lock is what makes the
 * last one one. What there is stands in the activity's own part; what is left is the difference (CAR-21).
 */
export const productStocks = pgTable(
  'product_stocks',
  {
    stationId: stationId(),
    activityId: reference().notNull(),
    productNumber: integer().notNull(),
    taken: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.activityId, t.productNumber] }),
    ofActivity(t as never),
    check('product_stocks_not_negative', sql`${t.taken} >= 0`),
  ],
)

/** Why what is left of a product changed. */
export const stockCauses = ['reserved', 'ordered', 'released', 'returned', 'adjusted'] as const

/**
 * Each change of what is left of a product: `quantity` is what was added to it, below zero for what was taken. `ordered` changes
 * nothing: what was reserved became an order's, `note` says how many. Of `adjusted`, by an owner, `note` says who and why; of the
 * others `orderId` may say for which order.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    ...stationColumns(),
    activityId: reference().notNull(),
    productNumber: integer().notNull(),
    quantity: integer().notNull(),
    cause: text({ enum: stockCauses }).notNull(),
    orderId: reference(),
    note: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    index('stock_movements_of_product').on(t.stationId, t.activityId, t.productNumber, t.id),
    ofActivity(t as never),
  ],
)
