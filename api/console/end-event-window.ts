import { eq } from 'drizzle-orm'
import { eventWindows } from '../people/access/tables.ts'
import { ownerChange } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { inStation } from '../platform/db/rows.ts'
import { getEventWindow } from './get-event-window.ts'

/** Ends the window that was seen, now; ended twice is ended, and one that was opened since stays open. */
export function endEventWindow(ctx: ApiContext, seen: { starts_at?: string; ends_at?: string } = {}) {
  return ownerChange(ctx, {}, async (ctx) => {
    const { startsAt, endsAt } = eventWindows
    const isSeen = inStation(
      eventWindows,
      ctx,
      seen.starts_at ? eq(startsAt, new Date(seen.starts_at)) : undefined,
      seen.ends_at ? eq(endsAt, new Date(seen.ends_at)) : undefined,
    )
    const [ended] = await ctx.db.delete(eventWindows).where(isSeen).returning()
    return { ...(ended && { done: { what: 'event.end', part: '' } }), answer: getEventWindow }
  })
}
