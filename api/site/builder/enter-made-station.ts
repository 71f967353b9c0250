import { eq } from 'drizzle-orm'
import { createTempToken } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { type MadeStations, requireMaker } from './site-draft.ts'
import { siteDrafts } from './tables.ts'

/**
 * The address that logs the owner in on a station they made (ONB-17): the same person under the same e-mail there, and
 * an owner still. Its token works once; who has codes in two steps there logs in with one (PPL-26). @throws not_found, too_many_requests
 */
export async function enterMadeStation(
  ctx: ApiContext,
  stationId: number,
  { urls, stations }: MadeStations,
): Promise<{ url: string }> {
  const maker = requireMaker(ctx)
  await limit(ctx, {
    name: 'enter-station',
    key: `${ctx.station.id}:${maker}`,
    points: 60,
    durationSeconds: 3600,
  })
  const [made] = await ctx.db
    .select({ email: participants.email })
    .from(siteDrafts)
    .innerJoin(participants, withId(participants, siteDrafts, siteDrafts.participantId))
    .where(
      inStation(
        siteDrafts,
        ctx,
        eq(siteDrafts.participantId, maker),
        eq(siteDrafts.madeStationId, stationId),
      ),
    )
  const station = made && (await stations.byId(stationId))
  const owner = made?.email && (await ownerOfStation(ctx, stationId, made.email))
  if (!station || !owner) throw new ApiError('not_found', 'Estação não encontrada.')
  const home = stationUrl(station, urls)
  if (owner.codesSince !== null) return { url: `${home}/login` }
  const token = await createTempToken({ ...ctx, station: { ...ctx.station, id: stationId } }, owner.id)
  return { url: `${home}/login-token/${token}` }
}

async function ownerOfStation(ctx: ApiContext, stationId: number, email: string) {
  const [owner] = await ctx.db
    .select({ id: participants.id, codesSince: participants.codesSince })
    .from(participants)
    .where(
      inStation(
        participants,
        { stationId },
        eq(participants.email, email),
        eq(participants.role, 'owner'),
        eq(participants.status, 'active'),
      ),
    )
  return owner
}
