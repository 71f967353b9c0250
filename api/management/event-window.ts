import { and, eq, ne, or } from 'drizzle-orm'
import type { EventWindow } from '#contract/management/schemas.ts'
import { eventWindows } from '../access/tables.ts'
import type { ApiContext } from '../context.ts'
import { inTransaction } from '../context.ts'
import { ApiError } from '../errors.ts'
import { audit } from './audit.ts'
import { requireOwner } from './managed-site.ts'

type Window = { starts_at: string; ends_at: string }
const longestMs = 24 * 60 * 60 * 1000

/** When the station expects many people from one network; null when it does not, or no longer (GAP-106). */
export async function getEventWindow(ctx: ApiContext): Promise<{ window: EventWindow | null }> {
  await requireOwner(ctx)
  const [row] = await ctx.db.select().from(eventWindows).where(eq(eventWindows.stationId, ctx.station.id))
  if (!row || row.endsAt <= ctx.ports.clock.now()) return { window: null }
  return { window: { starts_at: row.startsAt.toISOString(), ends_at: row.endsAt.toISOString() } }
}

/** Opens a window in the place of the last one, for a day at most. @throws invalid_input */
export async function openEventWindow(ctx: ApiContext, { starts_at, ends_at }: Window) {
  const owner = await requireOwner(ctx)
  const [startsAt, endsAt] = [new Date(starts_at), new Date(ends_at)]
  if (endsAt <= startsAt || endsAt <= ctx.ports.clock.now())
    throw ApiError.fields({ ends_at: 'O fim precisa vir depois do início e de agora.' })
  if (endsAt.getTime() - startsAt.getTime() > longestMs)
    throw ApiError.fields({ ends_at: 'Um evento dura no máximo 24 horas.' })
  await inTransaction(ctx, async (ctx) => {
    const [opened] = await ctx.db
      .insert(eventWindows)
      .values({ stationId: ctx.station.id, startsAt, endsAt })
      .onConflictDoUpdate({
        target: eventWindows.stationId,
        set: { startsAt, endsAt },
        // Sent again it is open already.
        setWhere: or(ne(eventWindows.startsAt, startsAt), ne(eventWindows.endsAt, endsAt)),
      })
      .returning()
    if (opened) await audit(ctx, { who: owner.name, participantId: owner.id, what: 'event.open', part: '' })
  })
  return getEventWindow(ctx)
}

/** Ends the window that was seen, now; ended twice is ended, and one that was opened since stays open. */
export async function endEventWindow(ctx: ApiContext, seen: Partial<Window> = {}) {
  const owner = await requireOwner(ctx)
  await inTransaction(ctx, async (ctx) => {
    const [ended] = await ctx.db
      .delete(eventWindows)
      .where(
        and(
          eq(eventWindows.stationId, ctx.station.id),
          seen.starts_at ? eq(eventWindows.startsAt, new Date(seen.starts_at)) : undefined,
          seen.ends_at ? eq(eventWindows.endsAt, new Date(seen.ends_at)) : undefined,
        ),
      )
      .returning()
    if (ended) await audit(ctx, { who: owner.name, participantId: owner.id, what: 'event.end', part: '' })
  })
  return getEventWindow(ctx)
}
