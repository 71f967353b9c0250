import type { ApiContext } from '../context.ts'
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
 * Writes one line of the audit log, in the transaction of the change it tells of (issue 4.7): what differs, never whole
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
