import { and, eq } from 'drizzle-orm'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import type { StationFolder } from '#stations/schema.ts'
import { createParticipant } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import { missingData } from '../../people/onboarding/index.ts'
import { audit } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { stations } from '../../stations/registry/tables.ts'
import { readDraft } from './site-draft.ts'
import { siteDrafts } from './tables.ts'

type Person = typeof participants.$inferSelect

/** Owner and history of a station that was just written, and the end of its draft; in the transaction that writes it. */
export async function settleStation(
  ctx: ApiContext,
  folder: StationFolder,
  person: Person,
  once?: Once,
): Promise<void> {
  const { id, slug } = folder.config
  const { stationId: _, id: personId, ...account } = person
  const owner = await createParticipant(
    { ...ctx, station: { id } },
    // What another station asked of them is nothing of this one, and codes are of the account they were set up in.
    {
      ...{ ...account, role: 'owner', status: 'active', firstLogin: false, briefingDone: true },
      ...{ legalAsked: 0, codesSince: null },
    },
  )
  if (!owner) throw new Error('The owner of a new station met another participant')
  await audit(
    { ...ctx, station: { id } },
    {
      who: person.name,
      participantId: owner.id,
      what: 'station.create',
      part: 'station',
      after: { name: folder.config.name, slug },
    },
  )
  await closeDraft(ctx, personId, id, once)
  await settleIn(ctx, person)
}

/**
 * The wizard is an onboarding too (ONB-14), but asks for less than taking part here does: who made a station is through
 * here only once everything is there that every participant gives. Others are asked for the rest when they come in
 * (ACC-03, ONB-11, GAP-21); in their own station nothing stops them.
 */
async function settleIn(ctx: ApiContext, person: Person): Promise<void> {
  if ((await missingData(ctx, person)).length > 0) return
  await ctx.db
    .update(participants)
    .set({ briefingDone: true, firstLogin: false })
    .where(withId(participants, ctx, person.id))
}

/** The open draft becomes this station; without one, a closed draft remembers who made it. */
async function closeDraft(ctx: ApiContext, participantId: number, madeStationId: number, once?: Once) {
  const now = ctx.ports.clock.now()
  const { id, data } = await readDraft(ctx)
  const values = {
    madeStationId,
    idempotencyKey: once?.key ?? null,
    inputDigest: once?.digest ?? null,
    updatedAt: now,
  }
  if (id === null) {
    const row = { stationId: ctx.station.id, participantId, data, createdAt: now }
    await ctx.db.insert(siteDrafts).values({ ...row, ...values })
  } else
    await ctx.db
      .update(siteDrafts)
      .set(values)
      .where(withId(siteDrafts, ctx, id))
}

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
