import { bigint, timestamp } from 'drizzle-orm/pg-core'

/**
 * The columns that begin every table of a station, with the key `primaryKey({ columns: [t.stationId, t.id] })`: rows of
 * two stations never meet in one key, foreign keys carry the station, and the schema can be sharded by it.
 * Numbers the database gives start at 100000, so content that brings its own small ids never meets them.
 */
export const stationColumns = () => ({ stationId: stationId(), id: id() })

export const stationId = () => bigint({ mode: 'number' }).notNull()

/** A row's own number; imported rows bring theirs. */
export const id = () =>
  bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity({ startWith: 100_000 })

/** A reference to another row's number; nullable until `.notNull()`. */
export const reference = () => bigint({ mode: 'number' })

/** An instant, stored in UTC. Nullable until `.notNull()`. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

/** Money in integer centavos. Name it `…Cents`. */
export const cents = () => bigint({ mode: 'number' })

/** Points in integer hundredths. Name it `…H`. */
export const hundredths = () => bigint({ mode: 'number' })
