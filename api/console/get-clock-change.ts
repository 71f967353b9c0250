import { and, asc, eq, gte, isNull, lte, ne, or } from 'drizzle-orm'
import type { ClockChange } from '#contract/console/schemas.ts'
import { activities } from '../activities/participation/tables.ts'
import { requireTeam } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { inStation } from '../platform/db/rows.ts'
import { calendarEvents } from '../services/calendar/tables.ts'
import { readDraft } from './managed-site.ts'

/** As many as an owner looks at; how many there are is said beside them. */
const shown = 5
/** Ends further on than two years are 'some day': nobody looks at their hour. */
const plannedMs = 2 * 366 * 24 * 3600 * 1000

/**
 * What a time zone in the draft moves once it is published: events and ends of activities to come, which happen at the same moment
 * and are shown at another hour (GAP-122). Nothing where the zone stays. @throws forbidden
 */
export async function getClockChange(ctx: ApiContext): Promise<ClockChange> {
  await requireTeam(ctx)
  const from = ctx.station.config.timezone
  const to = (await readDraft(ctx)).document?.config.timezone ?? from
  if (from === to) return { from, to, times: [], total: 0 }
  const [events, ends] = await Promise.all([eventsToCome(ctx), endsToCome(ctx)])
  const times = [...events.times, ...ends.times].sort((a, b) => a.at.localeCompare(b.at)).slice(0, shown)
  return { from, to, times, total: events.count + ends.count }
}

async function eventsToCome({ db, station, ports }: ApiContext) {
  const now = ports.clock.now()
  // Whole days stay whole days: publishing keeps their dates.
  const asked = inStation(
    calendarEvents,
    { station },
    eq(calendarEvents.status, 'published'),
    eq(calendarEvents.isAllDay, false),
    or(
      gte(calendarEvents.startsAt, now),
      and(
        ne(calendarEvents.frequency, 'none'),
        or(isNull(calendarEvents.lastEndsAt), gte(calendarEvents.lastEndsAt, now)),
      ),
    ),
  )
  const [count, rows] = await Promise.all([
    db.$count(calendarEvents, asked),
    db
      .select({ name: calendarEvents.name, at: calendarEvents.startsAt })
      .from(calendarEvents)
      .where(asked)
      .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
      .limit(shown),
  ])
  return {
    count,
    times: rows.map(({ name, at }) => ({ kind: 'event' as const, name, at: at.toISOString() })),
  }
}

async function endsToCome({ db, station, ports }: ApiContext) {
  const now = ports.clock.now()
  const end = activities.participationEnd
  const asked = inStation(
    activities,
    { station },
    ne(activities.status, 'withdrawn'),
    gte(end, now),
    lte(end, new Date(now.getTime() + plannedMs)),
  )
  const [count, rows] = await Promise.all([
    db.$count(activities, asked),
    db
      .select({ name: activities.name, at: end })
      .from(activities)
      .where(asked)
      .orderBy(asc(end), asc(activities.id))
      .limit(shown),
  ])
  const times = rows.flatMap(({ name, at }) =>
    at ? [{ kind: 'activity' as const, name, at: at.toISOString() }] : [],
  )
  return { count, times }
}
