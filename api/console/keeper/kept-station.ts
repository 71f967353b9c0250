import { eq } from 'drizzle-orm'
import type { ApiContext, PlatformContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { createStationRegistry } from '../../stations/registry/index.ts'
import { stations } from '../../stations/registry/tables.ts'

/** The context of what the keeper of the installation does at a station, for nobody of it. @throws not_found */
export async function keptStation(ctx: PlatformContext, slug: string): Promise<ApiContext> {
  const [row] = await ctx.db.select({ id: stations.id }).from(stations).where(eq(stations.slug, slug))
  const station = row && (await createStationRegistry(ctx.db).byId(row.id))
  if (!station)
    throw new ApiError(
      'not_found',
      `Não há estação com o endereço "${slug}". Veja: npm run station -- list --banco`,
    )
  return { ...ctx, station, actor: { kind: 'visitor' }, address: 'keeper' }
}
