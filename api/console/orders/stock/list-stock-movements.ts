import { desc, eq, lt } from 'drizzle-orm'
import type { listStockMovements as call } from '#contract/console/orders/endpoints.ts'
import type { Answer } from '#contract/endpoint.ts'
import { stockMovements } from '../../../commerce/catalog/tables.ts'
import { requireTeam } from '../../../people/owner-changes/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation, page } from '../../../platform/db/rows.ts'
import { activityInStation } from '../../activities/activity-rows.ts'

type Query = { id: number; number: number; before?: number | undefined; limit: number }

/** Why what is left of a product changed, newest first, a page from where the one before ended. @throws not_found */
export async function listStockMovements(
  ctx: ApiContext,
  { id, number, before, limit }: Query,
): Promise<Answer<typeof call>> {
  await requireTeam(ctx)
  await activityInStation(ctx, id)
  const { rows, last } = await page(
    ctx.db
      .select({
        id: stockMovements.id,
        createdAt: stockMovements.createdAt,
        cause: stockMovements.cause,
        quantity: stockMovements.quantity,
        orderId: stockMovements.orderId,
        note: stockMovements.note,
      })
      .from(stockMovements)
      .where(
        inStation(
          stockMovements,
          ctx,
          eq(stockMovements.activityId, id),
          eq(stockMovements.productNumber, number),
          before ? lt(stockMovements.id, before) : undefined,
        ),
      )
      .orderBy(desc(stockMovements.id)),
    limit,
  )
  const list = rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
  return { list, next: last?.id ?? null }
}
