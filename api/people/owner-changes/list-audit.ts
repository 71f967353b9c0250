import { desc, getTableColumns, lt, sql } from 'drizzle-orm'
import type { AuditLine } from '#contract/console/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { requireOwner } from './require-owner.ts'
import { auditLines } from './tables.ts'

const pageSize = 50

/** Older lines hold whole documents: of those only what was done is told. */
const mostBytes = 40_000
const short = (side: typeof auditLines.before | typeof auditLines.after) =>
  sql<AuditLine['before']>`case when octet_length(${side}::text) <= ${mostBytes} then ${side} end`

/** Who changed what, newest first; `before` is the number of the last line one has. */
export async function listAudit(ctx: ApiContext, before?: number): Promise<AuditLine[]> {
  await requireOwner(ctx)
  const rows = await ctx.db
    .select({
      ...getTableColumns(auditLines),
      before: short(auditLines.before),
      after: short(auditLines.after),
    })
    .from(auditLines)
    .where(inStation(auditLines, ctx, before ? lt(auditLines.id, before) : undefined))
    .orderBy(desc(auditLines.id))
    .limit(pageSize)
  return rows.map((row) => ({
    id: row.id,
    who: row.who,
    what: row.what,
    part: row.part,
    before: row.before,
    after: row.after,
    created_at: row.createdAt.toISOString(),
  }))
}
