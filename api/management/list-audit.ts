import { and, desc, eq, lt } from 'drizzle-orm'
import type { AuditLine } from '#contract/management/schemas.ts'
import type { ApiContext } from '../context.ts'
import { requireOwner } from './managed-site.ts'
import { auditLines } from './tables.ts'

const pageSize = 50

/** Who changed what, newest first; `before` is the number of the last line one has. */
export async function listAudit(ctx: ApiContext, before?: number): Promise<AuditLine[]> {
  await requireOwner(ctx)
  const rows = await ctx.db
    .select()
    .from(auditLines)
    .where(and(eq(auditLines.stationId, ctx.station.id), before ? lt(auditLines.id, before) : undefined))
    .orderBy(desc(auditLines.id))
    .limit(pageSize)
  return rows.map((row) => ({
    id: row.id,
    who: row.who,
    what: row.what,
    part: row.part,
    before: (row.before ?? null) as AuditLine['before'],
    after: (row.after ?? null) as AuditLine['after'],
    created_at: row.createdAt.toISOString(),
  }))
}
