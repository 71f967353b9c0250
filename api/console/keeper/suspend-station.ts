import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { audit } from '../../people/owner-changes/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { touchStation } from '../../stations/registry/index.ts'
import { stations } from '../../stations/registry/tables.ts'
import { putOffByClosure } from './put-off.ts'

/** As the history calls whoever runs the installation. */
export const keeperName = 'Administração da plataforma'
/** Days between what a keeper asks for and what cannot be taken back. */
const daysToKeep = 30
const dayMs = 86_400_000

/**
 * Closes a station: every page says so, no call is answered, no mail leaves, nobody is charged or deleted; what a gateway tells of what
 * was under way is still heard, and all of it is kept (GAP-181). @returns false where it was closed already
 */
export const suspendStation = (outer: ApiContext): Promise<boolean> =>
  inTransaction(outer, async (ctx) => {
    const [closed] = await ctx.db
      .update(stations)
      .set({ suspendedAt: ctx.ports.clock.now() })
      .where(and(eq(stations.id, ctx.station.id), isNull(stations.suspendedAt)))
      .returning({ id: stations.id })
    if (closed) await said(ctx, 'station.suspended')
    return closed !== undefined
  })

/**
 * Opens it again, and takes back that it was to be deleted. Nobody pays for the days in which it was closed, and whoever has a time to
 * think has as much of it as before. @returns false where it was open @throws gone where it is being deleted already
 */
export const reopenStation = (outer: ApiContext): Promise<boolean> =>
  inTransaction(outer, async (ctx) => {
    const [before] = await ctx.db
      .select({ suspendedAt: stations.suspendedAt, erasingAt: stations.erasingAt })
      .from(stations)
      .where(eq(stations.id, ctx.station.id))
      .for('update')
    if (!before?.suspendedAt) return false
    if (before.erasingAt) throw new ApiError('gone', 'A estação já está sendo excluída.')
    await ctx.db
      .update(stations)
      .set({ suspendedAt: null, deletesAt: null })
      .where(eq(stations.id, ctx.station.id))
    await putOffByClosure(ctx, before.suspendedAt)
    await said(ctx, 'station.reopened')
    return true
  })

/**
 * Closes a station and has all of it deleted in thirty days; until then `reopenStation` takes that back. Asked again, the day stays.
 * @returns the day
 */
export const deleteStationLater = (outer: ApiContext): Promise<Date> =>
  inTransaction(outer, async (ctx) => {
    await suspendStation(ctx)
    const day = new Date(ctx.ports.clock.now().getTime() + daysToKeep * dayMs)
    const [first] = await ctx.db
      .update(stations)
      .set({ deletesAt: day })
      .where(
        and(eq(stations.id, ctx.station.id), isNotNull(stations.suspendedAt), isNull(stations.deletesAt)),
      )
      .returning({ id: stations.id })
    if (first) {
      await said(ctx, 'station.deletes')
      return day
    }
    const [row] = await ctx.db
      .select({ deletesAt: stations.deletesAt })
      .from(stations)
      .where(eq(stations.id, ctx.station.id))
    return row?.deletesAt ?? day
  })

async function said(ctx: ApiContext, what: string): Promise<void> {
  await audit(ctx, { who: keeperName, participantId: null, what, part: 'station' })
  await touchStation(ctx, ctx.station.id)
}
