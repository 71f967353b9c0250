import { productSubscription } from '#contract/activity-types/product-subscription.ts'
import { type Product, productsBody, products as type } from '#contract/activity-types/products.ts'
import { stockMovements } from '../../commerce/catalog/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { managedActivityTexts as texts } from './texts.ts'

type Saved = { id: number; typeId: number; who: string; before: unknown; after: unknown }

/**
 * Notes among the movements of the stock what an owner changed of it (CAR-21): what there is stands in the activity's own part, so
 * that nothing else has to be done. To be called in the transaction that saves.
 */
export async function noteAdjustedStock(
  ctx: ApiContext,
  { id, typeId, who, before, after }: Saved,
): Promise<void> {
  if (typeId !== type.id && typeId !== productSubscription.id) return
  const known = new Map(productsIn(before).map((product) => [product.id, product]))
  const changes = productsIn(after).flatMap((product) => {
    const [was, is] = [known.get(product.id)?.stock ?? null, product.stock ?? null]
    const isNew = !known.has(product.id)
    if (isNew ? is === null : was === is) return []
    const note = isNew ? texts.stockOfNew(who) : texts.stockAdjusted(who, was, is)
    return [{ productNumber: product.id, quantity: (is ?? 0) - (was ?? 0), note }]
  })
  if (changes.length === 0) return
  const createdAt = ctx.ports.clock.now()
  await ctx.db.insert(stockMovements).values(
    changes.map((change) => ({
      ...change,
      stationId: ctx.station.id,
      activityId: id,
      cause: 'adjusted' as const,
      createdAt,
    })),
  )
}

const productsIn = (body: unknown): Product[] => productsBody.schema.safeParse(body).data?.products ?? []
