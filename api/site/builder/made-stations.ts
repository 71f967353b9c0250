import { and, eq } from 'drizzle-orm'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import type { StationFolder } from '#stations/schema.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { stations } from '../../stations/registry/tables.ts'
import { siteDrafts } from './tables.ts'

/** A station that somebody made in the wizard. */
export type MadeStation = { id: number; slug: string; config: StationFolder['config'] }

/** The caller's key, and what it was sent with. */
export type Once = { key: string; digest: string }

const otherStation = 'Este envio já criou outra estação. Abra a página de novo e repita.'

const madeColumns = {
  id: stations.id,
  slug: stations.slug,
  config: stations.config,
  sent: siteDrafts.inputDigest,
}
/** What a person made on this station. */
const madeBy = (ctx: ApiContext, participantId: number) =>
  inStation(siteDrafts, ctx, eq(siteDrafts.participantId, participantId))

/** The station that was made under a key. @throws conflict when it was sent with something else */
export async function madeByKey(ctx: ApiContext, participantId: number, { key, digest }: Once) {
  const [row] = await ctx.db
    .select(madeColumns)
    .from(siteDrafts)
    .innerJoin(stations, eq(stations.id, siteDrafts.madeStationId))
    .where(and(madeBy(ctx, participantId), eq(siteDrafts.idempotencyKey, key)))
  if (row && (row.sent ?? digest) !== digest) throw new ApiError('conflict', otherStation)
  return row && { id: row.id, slug: row.slug, config: configSchema.parse(row.config) }
}

/** The person's own station of this address, when it has the same name too. */
export async function madeByName(ctx: ApiContext, participantId: number, slug: string, prettyName: string) {
  const [row] = await ctx.db
    .select(madeColumns)
    .from(siteDrafts)
    .innerJoin(stations, eq(stations.id, siteDrafts.madeStationId))
    .where(and(madeBy(ctx, participantId), eq(stations.slug, slug)))
  if (!row) return undefined
  const config = configSchema.parse(row.config)
  return config.name === prettyName ? { id: row.id, slug: row.slug, config } : undefined
}
