import { asc, eq } from 'drizzle-orm'
import type { Benefit } from '#contract/site/public/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { benefits } from './tables.ts'

/** The station's benefits in their order; a video's `media` is an embeddable address since it was written (PUB-23). */
export async function listBenefits(ctx: ApiContext): Promise<Benefit[]> {
  return ctx.db
    .select({
      id: benefits.id,
      type: benefits.type,
      name: benefits.name,
      description: benefits.description,
      media: benefits.media,
    })
    .from(benefits)
    .where(eq(benefits.stationId, ctx.station.id))
    .orderBy(asc(benefits.position), asc(benefits.id))
}
