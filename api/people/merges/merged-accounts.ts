import { desc, eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { type AccountMerge, accountMerges } from './tables.ts'

type Reading = Pick<ApiContext, 'db' | 'station'>

/** The accounts that became one with this one, the newest first. */
export const mergedInto = ({ db, station }: Reading, id: number): Promise<AccountMerge[]> =>
  db
    .select()
    .from(accountMerges)
    .where(inStation(accountMerges, { station }, eq(accountMerges.participantId, id)))
    .orderBy(desc(accountMerges.id))

/** The account that an ended one became one with; null: it did not. */
export async function stayingOf({ db, station }: Reading, id: number): Promise<number | null> {
  const [row] = await db
    .select({ id: accountMerges.participantId })
    .from(accountMerges)
    .where(inStation(accountMerges, { station }, eq(accountMerges.endedId, id)))
  return row?.id ?? null
}
