import { sql } from 'drizzle-orm'
import { usualKeepDays } from '#contract/services/appointments/content.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { appointmentSettings, appointments } from './tables.ts'

/** What nobody settled stays a year longer: after its time, or after it was asked for. */
const unsettled = sql`coalesce(${appointments.at}, ${appointments.createdAt}) + interval '365 days'`

/** Removes requests that are over for so many days as their station says (GAP-93, ADR 130). */
export async function tidyAppointments({ db, ports }: PlatformContext): Promise<void> {
  const now = ports.clock.now().toISOString()
  const said = sql`select 1 from ${appointmentSettings} where ${appointmentSettings.stationId} = ${appointments.stationId}`
  const kept = sql`(select (${appointmentSettings.settings}->>'keepDays')::int from ${appointmentSettings} where ${appointmentSettings.stationId} = ${appointments.stationId})`
  const days = sql`case when exists (${said}) then ${kept} else ${usualKeepDays}::int end`
  await acrossStations(async () => {
    await db
      .delete(appointments)
      .where(
        sql`coalesce(${appointments.settledAt}, ${unsettled}) < ${now}::timestamptz - make_interval(days => ${days})`,
      )
  })
}
