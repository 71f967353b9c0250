import { and, eq } from 'drizzle-orm'
import type { PublicActionDetail } from '#contract/site/public/schemas.ts'
import { placesLeft, placesOffered } from '../../activities/participation/index.ts'
import { activities } from '../../activities/participation/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { detailColumns, publicOf, toPublicActionDetail } from './public-action.ts'

/** The same for everybody; what depends on the moment and on places is calculated each time. */
const readRow = rememberPerRevision(
  async ({ db, station }, { id }: { id: number }) =>
    db
      .select(detailColumns)
      .from(activities)
      .where(and(publicOf(station.id), eq(activities.id, id))),
  (rows) => rows.length,
)

/** One public activity of the station (PUB-19). A draft or a members' activity is as if it did not exist. @throws not_found */
export async function getPublicAction(ctx: ApiContext, { id }: { id: number }): Promise<PublicActionDetail> {
  const [row] = await readRow(ctx, { id })
  if (!row) throw new ApiError('not_found', 'Erro! Esta atividade não está disponível.')
  const offer = placesOffered(row.typeId, row.body)
  const places = offer && (await placesLeft(ctx, id, offer))
  return toPublicActionDetail(row, {
    now: ctx.ports.clock.now(),
    timeZone: ctx.station.config.timezone,
    isSoldOut: places?.left === 0,
  })
}
