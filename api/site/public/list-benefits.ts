import { asc } from 'drizzle-orm'
import type { Benefit } from '#contract/site/public/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { benefits } from './tables.ts'

/** The station's benefits in their order; a video's `media` is an embeddable address since it was written (PUB-23). */
export const listBenefits = (ctx: ApiContext): Promise<Benefit[]> => readBenefits(ctx, {})

const readBenefits = rememberPerRevision(
  async ({ db, station }): Promise<Benefit[]> =>
    db
      .select({
        id: benefits.id,
        type: benefits.type,
        name: benefits.name,
        description: benefits.description,
        media: benefits.media,
      })
      .from(benefits)
      .where(inStation(benefits, { station }))
      .orderBy(asc(benefits.position), asc(benefits.id)),
  (all) => all.length,
)
