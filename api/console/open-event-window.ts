import { ne, or } from 'drizzle-orm'
import { eventWindows } from '../people/access/tables.ts'
import { ownerChange } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { ApiError } from '../platform/errors.ts'
import { getEventWindow } from './get-event-window.ts'

const longestMs = 24 * 60 * 60 * 1000

/** Opens a window in the place of the last one, for a day at most. @throws invalid_input */
export function openEventWindow(
  ctx: ApiContext,
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
) {
  const [startsAt, endsAt] = [new Date(starts_at), new Date(ends_at)]
  const prepare = async () => refuseWrong(startsAt, endsAt, ctx.ports.clock.now())
  return ownerChange(ctx, { prepare }, async (ctx) => {
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
    return { ...(opened && { done: { what: 'event.open', part: '' } }), answer: getEventWindow }
  })
}

function refuseWrong(startsAt: Date, endsAt: Date, now: Date): void {
  if (endsAt <= startsAt || endsAt <= now)
    throw ApiError.fields({ ends_at: 'O fim precisa vir depois do início e de agora.' })
  if (endsAt.getTime() - startsAt.getTime() > longestMs)
    throw ApiError.fields({ ends_at: 'Um evento dura no máximo 24 horas.' })
}
