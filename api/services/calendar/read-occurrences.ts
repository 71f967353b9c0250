import { asc, eq, getTableColumns, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Calendar } from '#contract/services/calendar/calendars.ts'
import { mostOccurrences } from '#contract/services/calendar/recurrence.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page } from '../../platform/db/rows.ts'
import { daysWithin, type Occurrence, type Series, seriesOf, takesPlace } from './series.ts'
import { calendarEvents as events } from './tables.ts'
import { instantOf, writtenDay } from './zone-time.ts'

type Row = typeof events.$inferSelect
/** One time of an event. */
export type Found = { row: Row; series: Series } & Occurrence

/** Days since 1970-01-01, both included. */
export type Window = { from: number; to: number }

/** Days that are laid out at once: those of a busy station fill an answer long before the window is over. */
const daysAtOnce = 31

const { html: _, ...head } = getTableColumns(events)

/**
 * The events of a window in their order, each time one takes place, and whether there are more than an answer has: one query, however
 * many there are (NWS-05). Of their texts come as many characters as are asked for.
 */
export async function readOccurrences(
  ctx: Pick<ApiContext, 'db' | 'station'>,
  { calendars, window, letters }: { calendars: readonly Calendar[]; window: Window; letters: number },
): Promise<{ list: Found[]; isCut: boolean }> {
  const { timezone } = ctx.station.config
  const at = (day: number) => instantOf({ day, time: 0 }, timezone)
  const { rows, last } = await page(
    ctx.db
      .select({ ...head, html: sql<string>`left(${events.html}, ${letters}::int)` })
      .from(events)
      .where(
        inStation(
          events,
          ctx,
          inArray(events.calendar, [...calendars]),
          eq(events.status, 'published'),
          lt(events.startsAt, at(window.to + 2)),
          or(isNull(events.lastEndsAt), gte(events.lastEndsAt, at(window.from - 1))),
        ),
      )
      .orderBy(asc(events.startsAt), asc(events.id)),
    mostOccurrences,
  )
  const all = rows.map((row) => ({ row, series: seriesOf(row, timezone) }))
  const list = layOut(all, window)
  return {
    list: list.slice(0, mostOccurrences),
    isCut: last !== undefined || list.length > mostOccurrences,
  }
}

/** As many as an answer has, and those of the same days beyond. Pure. */
function layOut(all: readonly { row: Row; series: Series }[], { from, to }: Window): Found[] {
  const list: Found[] = []
  for (let first = from; first <= to && list.length <= mostOccurrences; first += daysAtOnce) {
    const last = Math.min(to, first + daysAtOnce - 1)
    const begun = all.flatMap(({ row, series }) =>
      daysWithin(series, first === from ? first - series.span : first, last).map((day) => ({
        row,
        series,
        day,
        time: row.isAllDay ? -1 : series.time,
      })),
    )
    begun.sort((a, b) => a.day - b.day || a.time - b.time || a.row.id - b.row.id)
    for (const { row, series, day } of begun) {
      const once = takesPlace(series, day)
      if (once.lastOn >= writtenDay(from)) list.push({ row, series, ...once })
      if (list.length > mostOccurrences) break
    }
  }
  return list
}
