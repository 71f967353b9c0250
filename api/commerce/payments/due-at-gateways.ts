import { sql } from 'drizzle-orm'
import { acrossStations } from '../../platform/db/across-stations.ts'
import type { JobContext } from '../../platform/jobs/index.ts'
import { charges, refunds } from './tables.ts'

/** What a gateway is to be asked about now. */
export type Due = { what: 'charge' | 'refund'; stationId: number; id: number; gateway: string }

/** Of each gateway, of refunds and of charges, in one run; what is left is first in the next. */
const batch = 200

/**
 * What is due, by gateway: refunds, then charges in doubt and money that has to go back, then what ran out of time, what waits, and
 * last what is only watched, which a member can make much of. Of each of these stations take turns, the oldest of each first (SEC-98).
 */
export async function dueAtGateways({ db, ports }: JobContext): Promise<Due[][]> {
  const now = sql`${ports.clock.now().toISOString()}::timestamptz`
  const { rows } = await acrossStations(
    async () =>
      await db.execute<{ what: Due['what']; station_id: number; id: number; gateway: string }>(sql`
        with due as (
          select 'refund' as what, refund.station_id, refund.id, charge.gateway, refund.next_try_at as at, 0 as rank
          from ${refunds} refund
          join ${charges} charge on charge.station_id = refund.station_id and charge.id = refund.charge_id
          where refund.state = 'asked' and refund.next_try_at <= ${now}
          union all
          select 'charge', station_id, id, gateway, next_read_at, case
            when state in ('refused', 'expired') and paid_cents = 0 then 4
            when state = 'pending' and expires_at > ${now} then 3
            when state = 'pending' and expires_at is not null then 2
            else 1
          end
          from ${charges} where next_read_at <= ${now}
        ), turns as (
          select *, row_number() over (partition by gateway, rank, station_id order by at, id) as turn from due
        ), places as (
          select *, row_number() over (partition by gateway, what order by rank, turn, at) as place from turns
        )
        select what, station_id, id, gateway from places where place <= ${batch} order by rank, turn, at`),
  )
  const byGateway = new Map<string, Due[]>()
  for (const { what, station_id: stationId, id, gateway } of rows) {
    const due = byGateway.get(gateway) ?? []
    byGateway.set(gateway, due)
    due.push({ what, stationId: Number(stationId), id: Number(id), gateway })
  }
  return [...byGateway.values()]
}
