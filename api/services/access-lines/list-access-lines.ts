import { desc, eq, inArray, lt, or } from 'drizzle-orm'
import type { Answer } from '#contract/endpoint.ts'
import type { listAccessLines as call } from '#contract/services/access-lines/endpoints.ts'
import { confirmedCpf, memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page } from '../../platform/db/rows.ts'
import { accessLines } from './tables.ts'

/** Who read what is sensitive of the caller, newest first, page by page: by their number or their confirmed CPF (GAP-93). */
export async function listAccessLines(
  ctx: ApiContext,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<Answer<typeof call>> {
  const { db } = ctx
  const own = memberOf(ctx)
  const { rows, last } = await page(
    db
      .select({
        id: accessLines.id,
        who: accessLines.readerName,
        what: accessLines.what,
        area: accessLines.area,
        createdAt: accessLines.createdAt,
      })
      .from(accessLines)
      .where(
        inStation(
          accessLines,
          ctx,
          or(eq(accessLines.participantId, own), inArray(accessLines.cpf, confirmedCpf(ctx))),
          before ? lt(accessLines.id, before) : undefined,
        ),
      )
      .orderBy(desc(accessLines.id)),
    limit,
  )
  const list = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  return { list, next: last?.id ?? null }
}
