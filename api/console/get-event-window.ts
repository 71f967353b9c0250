import type { EventWindow } from '#contract/console/schemas.ts'
import { eventWindows } from '../people/access/tables.ts'
import { requireTeam } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { inStation } from '../platform/db/rows.ts'

/** When the station expects many people from one network; null when it does not, or no longer (GAP-106). */
export async function getEventWindow(ctx: ApiContext): Promise<{ window: EventWindow | null }> {
  await requireTeam(ctx)
  const [row] = await ctx.db.select().from(eventWindows).where(inStation(eventWindows, ctx))
  if (!row || row.endsAt <= ctx.ports.clock.now()) return { window: null }
  return { window: { starts_at: row.startsAt.toISOString(), ends_at: row.endsAt.toISOString() } }
}
