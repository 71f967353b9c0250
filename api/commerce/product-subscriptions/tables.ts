import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { cents, reference, stationId } from '../../platform/db/columns.ts'
import { subscriptions } from '../subscriptions/tables.ts'

/** What a subscription gives at each of its dates, as it was on the day it was taken; so many of the stock are its own until it ends. */
export const subscriptionItems = pgTable(
  'subscription_items',
  {
    stationId: stationId(),
    subscriptionId: reference().notNull(),
    productNumber: integer().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    /** Of each, after discount. */
    unitCents: cents().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.subscriptionId, t.productNumber] }),
    foreignKey({
      columns: [t.stationId, t.subscriptionId],
      foreignColumns: [subscriptions.stationId, subscriptions.id],
    }),
    check('subscription_items_quantity', sql`${t.quantity} > 0`),
  ],
)
