import { and, eq } from 'drizzle-orm'
import type { PublicActionDetail } from '#contract/site/public/schemas.ts'
import { placesLeft, placesOffered } from '../../activities/participation/index.ts'
import { activities } from '../../activities/participation/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { detailColumns, publicOf, toPublicActionDetail } from './public-action.ts'

/** One public activity of the station (PUB-19). A draft or a members' activity is as if it did not exist. @throws not_found */
export async function getPublicAction(ctx: ApiContext, { id }: { id: number }): Promise<PublicActionDetail> {
  const [row] = await ctx.db
    .select(detailColumns)
    .from(activities)
    .where(and(publicOf(ctx.station.id), eq(activities.id, id)))
  if (!row) throw new ApiError('not_found', 'Erro! Esta atividade não está disponível.')
  const offer = placesOffered(row.typeId, row.body)
  const places = offer && (await placesLeft(ctx, id, offer))
  return toPublicActionDetail(row, {
    now: ctx.ports.clock.now(),
    timeZone: ctx.station.config.timezone,
    isSoldOut: places?.left === 0,
  })
}
