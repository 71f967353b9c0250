import { and, eq } from 'drizzle-orm'
import { configSchema } from '#stations/schema.ts'
import { createTempToken } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { limit } from '../rate-limit/index.ts'
import type { UrlSettings } from '../station-record.ts'
import { stationUrl } from '../stations/index.ts'
import { stations } from '../stations/tables.ts'
import { requireMaker } from './site-draft.ts'
import { siteDrafts } from './tables.ts'

/**
 * The address that logs the owner in on a station they made (ONB-17): the same person under the same e-mail there, and
 * an owner still. Its token works once. @throws not_found, too_many_requests
 */
export async function enterMadeStation(
  ctx: ApiContext,
  stationId: number,
  urls: UrlSettings,
): Promise<{ url: string }> {
  const maker = requireMaker(ctx)
  await limit(ctx, {
    name: 'enter-station',
    key: `${ctx.station.id}:${maker}`,
    points: 60,
    durationSeconds: 3600,
  })
  const [made] = await ctx.db
    .select({ slug: stations.slug, config: stations.config, email: participants.email })
    .from(siteDrafts)
    .innerJoin(stations, eq(stations.id, siteDrafts.madeStationId))
    .innerJoin(
      participants,
      and(eq(participants.stationId, siteDrafts.stationId), eq(participants.id, siteDrafts.participantId)),
    )
    .where(
      and(
        eq(siteDrafts.stationId, ctx.station.id),
        eq(siteDrafts.participantId, maker),
        eq(siteDrafts.madeStationId, stationId),
      ),
    )
  const owner = made?.email && (await ownerOfStation(ctx, stationId, made.email))
  if (!made || !owner) throw new ApiError('not_found', 'Estação não encontrada.')
  const token = await createTempToken({ ...ctx, station: { ...ctx.station, id: stationId } }, owner.id)
  const base = stationUrl({ slug: made.slug, config: configSchema.parse(made.config) }, urls)
  return { url: `${base}/login-token/${token}` }
}

async function ownerOfStation(ctx: ApiContext, stationId: number, email: string) {
  const [owner] = await ctx.db
    .select({ id: participants.id })
    .from(participants)
    .where(
      and(
        eq(participants.stationId, stationId),
        eq(participants.email, email),
        eq(participants.role, 'owner'),
        eq(participants.status, 'active'),
      ),
    )
  return owner
}
