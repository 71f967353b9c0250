import { and, count, desc, eq, sql } from 'drizzle-orm'
import {
  type EventInput,
  type ManagedEvent,
  type ManagedEventHead,
  mostEvents,
} from '#contract/console/calendar/schemas.ts'
import { type EntryFilter, entriesPerPage } from '#contract/console/entries.ts'
import { weekdays } from '#contract/services/calendar/recurrence.ts'
import { requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { foundIn } from '../../platform/db/found-in.ts'
import { ApiError } from '../../platform/errors.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { calendarTexts } from '../../services/calendar/index.ts'
import { calendarEvents as events } from '../../services/calendar/tables.ts'
import type { EntryKind } from '../entries/owned-entries.ts'
import { entryTexts } from '../entries/texts.ts'
import { tagOf } from '../site-parts.ts'
import { timesOf } from './event-times.ts'

type Row = typeof events.$inferSelect

/** Events of the station and its consultancies for owners, the latest beginning first, with drafts: one query (NWS-05). */
export async function listManagedEvents(
  ctx: ApiContext,
  { page, search }: EntryFilter,
): Promise<{ list: ManagedEventHead[]; next: number | null }> {
  await requireOwner(ctx)
  const { id, calendar, name, isAllDay, startsAt, frequency, status } = events
  const rows = await ctx.db
    .select({ id, calendar, name, isAllDay, startsAt, frequency, status })
    .from(events)
    .where(and(eq(events.stationId, ctx.station.id), foundIn(sql`search_text(${events.name})`, search)))
    .orderBy(desc(events.startsAt), desc(events.id))
    .limit(entriesPerPage + 1)
    .offset((page - 1) * entriesPerPage)
  const next = rows.length > entriesPerPage ? page + 1 : null
  const list = rows.slice(0, entriesPerPage).map(({ status, startsAt, ...row }) => ({
    ...row,
    startsAt: startsAt.toISOString(),
    isPublished: status === 'published',
  }))
  return { list, next }
}

/** How owners write them. */
export const eventEntries: EntryKind<EventInput, ManagedEvent> = {
  kind: 'events',
  lock: 'events',
  nameOf: ({ name }) => ({ name }),
  async get(ctx, id) {
    const [row] = await ctx.db.select().from(events).where(itself(ctx, id))
    if (!row) throw new ApiError('not_found', calendarTexts.gone)
    return toManaged(row)
  },
  async insert(ctx, input) {
    const { db, station } = ctx
    const columns = columnsOf(ctx, input)
    const [kept] = await db.select({ all: count() }).from(events).where(eq(events.stationId, station.id))
    if ((kept?.all ?? 0) >= mostEvents) throw ApiError.fields({ name: entryTexts.full(mostEvents) })
    const [row] = await db
      .insert(events)
      .values({ ...columns, stationId: station.id })
      .returning({ id: events.id })
    if (!row) throw new Error('The event was not written')
    return row.id
  },
  async update(ctx, id, input) {
    await ctx.db.update(events).set(columnsOf(ctx, input)).where(itself(ctx, id))
  },
  async remove(ctx, id) {
    const gone = await ctx.db.delete(events).where(itself(ctx, id)).returning({ id: events.id })
    return gone.length > 0
  },
}

const itself = ({ station }: ApiContext, id: number) =>
  and(eq(events.stationId, station.id), eq(events.id, id))

const columnsOf = ({ station }: ApiContext, input: EventInput) => ({
  calendar: input.calendar,
  name: input.name,
  html: sanitizeHtml(input.html),
  image: input.image,
  status: input.isPublished ? ('published' as const) : ('draft' as const),
  ...timesOf(input, station.config.timezone),
})

function toManaged({
  stationId: _,
  lastEndsAt: __,
  id,
  status,
  startsAt,
  endsAt,
  ...row
}: Row): ManagedEvent {
  const marked = Object.fromEntries(weekdays.map((day) => [day, row.weekdays.includes(day)]))
  const value = {
    ...row,
    weekdays: marked as ManagedEvent['weekdays'],
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isPublished: status === 'published',
  }
  return { id, ...value, tag: tagOf(value) }
}
