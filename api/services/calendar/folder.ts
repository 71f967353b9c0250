import { asc } from 'drizzle-orm'
import type { StationContent } from '#contract/station-content.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { inPieces } from '../../platform/db/in-pieces.ts'
import { inStation } from '../../platform/db/rows.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { lastEndOf } from './series.ts'
import { calendarEvents } from './tables.ts'

const once = { frequency: 'none' as const, weekdays: [], until: null, count: null }

/** Replaces the events of a station by those of its folder; HTML made harmless. */
export async function importEvents(
  ctx: PlatformContext,
  { id: stationId, timezone }: Pick<StationConfig, 'id' | 'timezone'>,
  list: StationContent['events'],
): Promise<void> {
  await ctx.db.delete(calendarEvents).where(inStation(calendarEvents, { stationId }))
  const rows = list.map(({ image = null, html, startsAt, endsAt, recurrence = once, ...entry }) => {
    const times = {
      ...recurrence,
      isAllDay: entry.isAllDay,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    }
    const lastEndsAt = lastEndOf(times, timezone)
    return { ...entry, ...times, stationId, image, html: sanitizeHtml(html), lastEndsAt }
  })
  for (const piece of inPieces(rows)) await ctx.db.insert(calendarEvents).values(piece)
}

/** The events of a station in the form of station folders: what `importEvents` reads. */
export async function exportEvents(
  ctx: Pick<PlatformContext, 'db'>,
  stationId: number,
): Promise<StationContent['events']> {
  const rows = await ctx.db
    .select()
    .from(calendarEvents)
    .where(inStation(calendarEvents, { stationId }))
    .orderBy(asc(calendarEvents.id))
  return rows.map(
    ({
      stationId: _,
      lastEndsAt: __,
      frequency,
      weekdays,
      until,
      count,
      image,
      startsAt,
      endsAt,
      ...entry
    }) => ({
      ...entry,
      ...(image !== null && { image }),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      ...(frequency !== 'none' && { recurrence: { frequency, weekdays, until, count } }),
    }),
  )
}
