import type { ApiContext } from '../context.ts'
import { auditLines } from './tables.ts'

type Line = {
  who: string
  participantId: number | null
  what: string
  part: string
  before?: unknown
  after?: unknown
}

/** Writes one line of the audit log, in the transaction of the change it tells of (issue 4.7). */
export async function audit(
  ctx: Pick<ApiContext, 'db' | 'ports'> & { station: { id: number } },
  line: Line,
): Promise<void> {
  await ctx.db.insert(auditLines).values({
    ...line,
    before: line.before ?? null,
    after: line.after ?? null,
    stationId: ctx.station.id,
    createdAt: ctx.ports.clock.now(),
  })
}
