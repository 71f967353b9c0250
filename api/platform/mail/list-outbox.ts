import { desc, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { PlatformContext } from '#api/platform/context.ts'
import { acrossStations } from '#api/platform/db/across-stations.ts'
import { inStation, withId } from '../db/rows.ts'
import { mailOutbox } from './tables.ts'

const { html: _html, text: _text, ...summary } = getTableColumns(mailOutbox)
type StoredMail = typeof mailOutbox.$inferSelect

/** The newest mails of a station, without their bodies. For the demo's outbox page only. */
export function listOutbox(
  ctx: PlatformContext,
  { stationId, limit = 100 }: { stationId: number; limit?: number },
): Promise<Omit<StoredMail, 'html' | 'text'>[]> {
  return ctx.db
    .select(summary)
    .from(mailOutbox)
    .where(inStation(mailOutbox, { stationId }))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(limit)
}

/** One mail of a station's outbox with its bodies, or null. */
export async function outboxMail(
  ctx: PlatformContext,
  { stationId, id }: { stationId: number; id: number },
): Promise<StoredMail | null> {
  const [mail] = await ctx.db
    .select()
    .from(mailOutbox)
    .where(withId(mailOutbox, { stationId }, id))
  return mail ?? null
}

/** `waiting` will be tried (again), `held` goes out when somebody asks, `failed` was given up in the last 30 days. */
export type MailCounts = { waiting: number; held: number; failed: number }

/** Counts what was not delivered, of all stations. */
export function countMails({ db }: Pick<PlatformContext, 'db'>): Promise<MailCounts> {
  const { nextAttemptAt, heldAt, deliveredAt } = mailOutbox
  const countWhere = (condition: ReturnType<typeof sql>) =>
    sql`count(*) filter (where ${condition})`.mapWith(Number)
  return acrossStations(async () => {
    const [counts] = await db
      .select({
        waiting: countWhere(sql`${nextAttemptAt} is not null`),
        held: countWhere(sql`${heldAt} is not null`),
        failed: countWhere(sql`${nextAttemptAt} is null and ${heldAt} is null`),
      })
      .from(mailOutbox)
      .where(isNull(deliveredAt))
    return counts ?? { waiting: 0, held: 0, failed: 0 }
  })
}
