import { isNull, sql } from 'drizzle-orm'
import type { PlatformContext } from '#api/platform/context.ts'
import { acrossStations } from '#api/platform/db/across-stations.ts'
import { mailOutbox } from './tables.ts'

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
