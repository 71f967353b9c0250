import { asc, gte, inArray, lte, sql } from 'drizzle-orm'
import type { FoundOthers } from '#contract/activities/home/schemas.ts'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import { productSubscription } from '#contract/activity-types/product-subscription.ts'
import { products } from '#contract/activity-types/products.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import type { OthersAsked } from '../../activities/home/index.ts'
import { planLocks } from '../../activities/participation/index.ts'
import { activities, isOnAir } from '../../activities/participation/tables.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { foundByReading } from '../../platform/db/found-in.ts'
import { inStation } from '../../platform/db/rows.ts'

/** Looked at for each search, suggestions while typing included. */
const mostLookedAt = 300

/** What a search finds of products: those on sale now that the caller may see; none where the shop is closed (GAP-152). */
export async function productsFound(
  ctx: ApiContext,
  { search, kind, limit, offset }: OthersAsked,
): Promise<Partial<FoundOthers>> {
  if (kind === 'news' || !ctx.station.config.features.checkout) return {}
  const rows = await productsNamed(ctx, search)
  const lockOf = await planLocks(ctx, memberOf(ctx), rows)
  const open = rows.filter(({ id }) => lockOf(id)?.isOpen !== false)
  return { products: open.slice(offset, offset + limit).map(toFound), products_total: open.length }
}

type Row = Awaited<ReturnType<typeof productsNamed>>[number]

const toFound = (row: Row): FoundOthers['products'][number] => ({
  id: productIdOf({ activityId: row.id, number: row.number }),
  name: row.product,
  image: row.image,
  value: reaisOf(row.valueCents),
  discount: reaisOf(row.discountCents),
  action: { id: row.id, name: row.name },
})

/** The products of activities are entries of their own part: they are looked through by the database, which hands over no texts but names. */
function productsNamed(ctx: ApiContext, search: string) {
  const now = ctx.ports.clock.now()
  const list = sql`${activities.body} -> 'products'`
  const entry = sql`jsonb_array_elements(case when jsonb_typeof(${list}) = 'array' then ${list} else '[]' end) with ordinality as entry (product, place)`
  const name = sql<string>`entry.product ->> 'name'`
  return ctx.db
    .select({
      id: activities.id,
      name: activities.name,
      onlyForPlans: activities.onlyForPlans,
      number: sql`(entry.product ->> 'id')`.mapWith(Number),
      product: name,
      image: sql<string | null>`entry.product ->> 'image'`,
      valueCents: sql`(entry.product ->> 'valueCents')`.mapWith(Number),
      discountCents: sql`coalesce(entry.product ->> 'discountCents', '0')`.mapWith(Number),
    })
    .from(activities)
    .crossJoinLateral(entry)
    .where(
      inStation(
        activities,
        ctx,
        isOnAir,
        inArray(activities.typeId, [products.id, productSubscription.id]),
        lte(activities.participationStart, now),
        gte(activities.participationEnd, now),
        foundByReading(sql`search_text(${name})`, search),
      ),
    )
    .orderBy(asc(activities.priority), asc(activities.id), sql`entry.place`)
    .limit(mostLookedAt)
}
