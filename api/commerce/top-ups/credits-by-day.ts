import { eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import { ledgerEntries, ledgerTransfers } from '../../ledger/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import type { CreditDay } from '../payments/index.ts'
import { topUps } from './tables.ts'

/** What the entries of a wallet say that a request came to; of an old one its amount, where the ledger has all its points. */
const credited = sql`round(coalesce(${ledgerEntries.amountH}, 0)::numeric * coalesce(${topUps.creditCents}, ${topUps.amountCents}) / ${topUps.pointsH})`

/**
 * What was paid for credits between two instants, the second left out, by PIX or by transfer, and what the ledger credited for it, both in
 * centavos, by day of the station's calendar (GAP-118). One query.
 */
export async function creditsByDay(
  { db, station }: ApiContext,
  { from, to }: { from: Date; to: Date },
): Promise<CreditDay[]> {
  return db
    .select({
      day: sql<string>`to_char(${topUps.settledAt} at time zone ${station.config.timezone}, 'YYYY-MM-DD')`,
      paidCents: sql`sum(${topUps.amountCents})`.mapWith(Number),
      creditedCents: sql`sum(${credited})`.mapWith(Number),
    })
    .from(topUps)
    .leftJoin(
      ledgerTransfers,
      inStation(
        ledgerTransfers,
        topUps,
        eq(
          ledgerTransfers.key,
          sql`'top-up:' || ${topUps.id} || case ${topUps.undoneTimes} when 0 then '' else ':again:' || ${topUps.undoneTimes} end`,
        ),
      ),
    )
    .leftJoin(
      ledgerEntries,
      inStation(
        ledgerEntries,
        ledgerTransfers,
        eq(ledgerEntries.transferId, ledgerTransfers.id),
        gt(ledgerEntries.amountH, 0),
      ),
    )
    .where(
      inStation(
        topUps,
        { station },
        inArray(topUps.state, ['paid', 'refunded']),
        gte(topUps.settledAt, from),
        lt(topUps.settledAt, to),
      ),
    )
    .groupBy(sql`1`)
}
