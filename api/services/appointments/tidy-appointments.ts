import { sql } from 'drizzle-orm'
import { usualKeepDays } from '#contract/services/appointments/content.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { appointmentSettings, appointments } from './tables.ts'

/** Removes requests that were done or refused so many days ago as their station says (GAP-93, ADR 130). */
export async function tidyAppointments({ db, ports }: PlatformContext): Promise<void> {
  const now = ports.clock.now().toISOString()
  const said = sql`select 1 from ${appointmentSettings} where ${appointmentSettings.stationId} = ${appointments.stationId}`
  const kept = sql`(select (${appointmentSettings.settings}->>'keepDays')::int from ${appointmentSettings} where ${appointmentSettings.stationId} = ${appointments.stationId})`
  const days = sql`case when exists (${said}) then ${kept} else ${usualKeepDays}::int end`
  await acrossStations(async () => {
    await db
      .delete(appointments)
      .where(sql`${appointments.settledAt} < ${now}::timestamptz - make_interval(days => ${days})`)
  })
}
