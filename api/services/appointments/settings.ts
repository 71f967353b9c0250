import {
  type AppointmentSettings,
  appointmentSettingsSchema,
} from '#contract/services/appointments/content.ts'
import type { AppointmentKind, Weekday } from '#contract/services/appointments/kinds.ts'
import type { ApiContext, PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { appointmentSettings } from './tables.ts'

/** What a station set, or undefined where it set nothing. */
export async function writtenSettings(
  { db }: Pick<PlatformContext, 'db'>,
  stationId: number,
): Promise<AppointmentSettings | undefined> {
  const [row] = await db
    .select({ settings: appointmentSettings.settings })
    .from(appointmentSettings)
    .where(inStation(appointmentSettings, { stationId }))
  return row?.settings
}

/** When the station attends and how long it keeps what is over, in its words or the specification's (GAP-89, GAP-90). */
export async function settingsOf(ctx: ApiContext): Promise<AppointmentSettings> {
  return (await writtenSettings(ctx, ctx.station.id)) ?? appointmentSettingsSchema.parse({})
}

/** The weekdays that can be asked for. @throws not_found */
export async function getOfferedDays(ctx: ApiContext, kind: AppointmentKind): Promise<{ days: Weekday[] }> {
  requireOption(ctx, 'unionServices')
  return { days: (await settingsOf(ctx)).days[kind] }
}

/** Writes what a station sets; undefined: as the specification says. */
export async function writeSettings(
  { db }: Pick<PlatformContext, 'db'>,
  stationId: number,
  settings: AppointmentSettings | undefined,
): Promise<void> {
  if (!settings) {
    await db.delete(appointmentSettings).where(inStation(appointmentSettings, { stationId }))
    return
  }
  await db
    .insert(appointmentSettings)
    .values({ stationId, settings })
    .onConflictDoUpdate({ target: appointmentSettings.stationId, set: { settings } })
}
