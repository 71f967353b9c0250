import { desc, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { shortDifferences } from './short-differences.ts'
import { auditLines } from './tables.ts'

type Line = {
  who: string
  participantId: number | null
  what: string
  part: string
  before?: unknown
  after?: unknown
}

/**
 * Writes one line of the audit log, in the transaction of the change it tells of: what differs, never whole
 * documents.
 */
export async function audit(
  ctx: Pick<ApiContext, 'db' | 'ports'> & { station: { id: number } },
  line: Line,
): Promise<void> {
  await ctx.db.insert(auditLines).values({
    ...line,
    ...shortDifferences({ before: line.before, after: line.after }),
    stationId: ctx.station.id,
    createdAt: ctx.ports.clock.now(),
  })
}

/** The last line of a part; undefined for content that came with the station. */
export async function lastLine({ db, station }: ApiContext, part: string) {
  const [last] = await db
    .select()
    .from(auditLines)
    .where(inStation(auditLines, { station }, eq(auditLines.part, part)))
    .orderBy(desc(auditLines.id))
    .limit(1)
  return last
}

/** An owner's act, as its line tells of it; of `before` and `after` what tells it from others. */
type Act = { participantId: number; what: string; part: string; before?: object; after?: object }

/** Whether this owner did the same already: then only the answer was lost, and it is done (ADR 0052). */
export async function wasDone(
  { db, station }: Pick<ApiContext, 'db'> & { station: { id: number } },
  { participantId, what, part, before, after }: Act,
): Promise<boolean> {
  const has = (column: PgColumn, value: object | undefined) =>
    value && sql`${column} @> ${JSON.stringify(value)}::jsonb`
  const [line] = await db
    .select({ id: auditLines.id })
    .from(auditLines)
    .where(
      inStation(
        auditLines,
        { station },
        eq(auditLines.participantId, participantId),
        eq(auditLines.what, what),
        eq(auditLines.part, part),
        has(auditLines.before, before),
        has(auditLines.after, after),
      ),
    )
    .limit(1)
  return line !== undefined
}
