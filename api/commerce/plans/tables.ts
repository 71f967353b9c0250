import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { nothingGiven, type PlanGives } from '#contract/commerce/plans/gives.ts'
import { cents, instant, stationColumns } from '../../platform/db/columns.ts'

export const plans = pgTable(
  'plans',
  {
    ...stationColumns(),
    position: integer().notNull(),
    externalId: text(),
    name: text().notNull(),
    description: text().notNull(),
    benefits: jsonb().$type<string[]>().notNull(),
    /** Null: 'A negociar'. */
    priceCents: cents(),
    /** Taken off the price (D3§9). */
    discountCents: cents().notNull(),
    /** 30, 183 or 365 (GAP-73). */
    days: integer().notNull(),
    image: text(),
    purchaseText: text().notNull(),
    highlighted: boolean().notNull(),
    /** What the platform itself gives, as it is said now. */
    gives: jsonb().$type<PlanGives>().notNull().default(nothingGiven),
    deletedAt: instant(),
    /** Never offered yet: nobody but owners knows of it (GAP-141). */
    isDraft: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.id] })],
)
