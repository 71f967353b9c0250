import { and, eq, sql } from 'drizzle-orm'
import { normalizeSiteName, siteNameTexts } from '#contract/site/builder/site-name.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import type { StationFolder } from '#stations/schema.ts'
import { createParticipant, lockParticipant } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import { missingData } from '../../people/onboarding/index.ts'
import { audit } from '../../people/owner-changes/index.ts'
import type { AreaDeps } from '../../platform/area.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { sqlState, sqlStates } from '../../platform/db/client.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { fileKey, folderAddress } from '../../platform/files/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { resolveAssets, stationFolders } from '../../stations/folders/index.ts'
import { claimName, stationUrl } from '../../stations/registry/index.ts'
import { stations } from '../../stations/registry/tables.ts'
import { nameRefusal } from './check-site-name.ts'
import { copyStationFiles } from './copy-station-files.ts'
import type { SiteDraftData } from './draft-data.ts'
import { readDraft, requireMaker } from './site-draft.ts'
import { siteFolder, versionOf } from './site-folder.ts'
import { siteDrafts } from './tables.ts'

type Input = {
  prettyName: string
  subdomain: string
  email?: string | undefined
  main_brand_image?: string | null | undefined
  main_brand_color?: string | undefined
}
type Made = { id: number; name: string; subdomain: string; domain: string; url: string; messages: string[] }
type MadeStation = { id: number; slug: string; config: StationFolder['config'] }
type Person = typeof participants.$inferSelect

/** The caller's key, and what it was sent with. */
type Once = { key: string; digest: string }

const day = 24 * 3600
const otherStation = 'Este envio já criou outra estação. Abra a página de novo e repita.'

/**
 * Makes a station that is live when this answers (TEN-12): files first, then station, content, owner and history in one
 * transaction; every process hears of it. Of two that take one name at a moment, one gets it and the other its field
 * error. The same key, or the same person's own name again, answers the station made before.
 * @throws conflict when the key was sent with something else, invalid_input with `fields.subdomain`, not_found,
 * too_many_requests
 */
export async function generateWebsite(
  ctx: ApiContext,
  input: Input,
  { urls, areas }: Pick<AreaDeps, 'urls' | 'areas'>,
  idempotencyKey?: string,
): Promise<Made> {
  const maker = requireMaker(ctx)
  const slug = normalizeSiteName(input.subdomain)
  // Logo and colour come out of the draft, which is closed when the same is sent again.
  const digest = digestOf({ slug, name: input.prettyName })
  const once = idempotencyKey ? { key: idempotencyKey, digest } : undefined
  const before = once && (await madeByKey(ctx, maker, once))
  if (before) return answer(before, urls)
  await limit(ctx, {
    name: 'generate-website',
    key: `${ctx.station.id}:${maker}`,
    points: 60,
    durationSeconds: day,
  })
  try {
    return answer(await make(ctx, input, { maker, slug, once, areas }), urls)
  } catch (error) {
    const isTaken = sqlState(error) === sqlStates.uniqueViolation
    if (!isTaken && !(error instanceof ApiError)) throw error
    // The same may have been sent twice at a moment, and the other one been first (SEC-15).
    const existing =
      (once && (await madeByKey(ctx, maker, once))) ?? (await madeByName(ctx, maker, slug, input))
    if (existing) return answer(existing, urls)
    throw isTaken ? ApiError.fields({ subdomain: siteNameTexts.taken }) : error
  }
}

type Making = Pick<AreaDeps, 'areas'> & { maker: number; slug: string; once: Once | undefined }

async function make(
  ctx: ApiContext,
  input: Input,
  { maker, slug, once, areas }: Making,
): Promise<MadeStation> {
  const refusal = await nameRefusal(ctx, slug)
  if (refusal) throw ApiError.fields({ subdomain: refusal })
  const person = await personOf(ctx, maker)
  const { data } = await readDraft(ctx)
  const draft = withPayload(data, input)
  const id = await nextStationId(ctx)
  const folder = await storeFiles(ctx, draft, { id, slug, mail: input.email ?? person.email })
  const image = await copyStationFiles(ctx.ports.files, person.image, ctx.station.id, id)
  await inTransaction(ctx, async (ctx) => {
    await takeName(ctx, folder, person)
    // A password that was changed since is copied no more: whoever changes one holds the person, too (ADR 74).
    const { passwordHash } = await personOf(ctx, maker)
    await stationFolders(areas).writeStationFolder(ctx, folder)
    await settle(ctx, folder, { ...person, image, passwordHash }, once)
  })
  return { id, slug, config: folder.config }
}

async function personOf({ db, station }: ApiContext, maker: number): Promise<Person> {
  const [person] = await db
    .select()
    .from(participants)
    .where(and(eq(participants.stationId, station.id), eq(participants.id, maker)))
  if (!person) throw new ApiError('not_found', 'Conta não encontrada.')
  return person
}

function withPayload(data: SiteDraftData, input: Input): SiteDraftData {
  const { main_brand_image: image, main_brand_color: primary } = input
  if (image && image !== data.logo?.image)
    throw ApiError.fields({ main_brand_image: 'Envie o logo antes de finalizar.' })
  return {
    ...data,
    prettyName: input.prettyName,
    logo: image === null ? null : data.logo,
    look: primary ? { ...data.look, primary } : data.look,
  }
}

/** A number that no station has; imported ones bring theirs. */
async function nextStationId(ctx: ApiContext): Promise<number> {
  for (;;) {
    const result = await ctx.db.execute(sql`select nextval(pg_get_serial_sequence('stations', 'id')) as id`)
    const id = Number((result.rows[0] as { id: unknown }).id)
    const [taken] = await ctx.db.select({ id: stations.id }).from(stations).where(eq(stations.id, id))
    if (!taken) return id
  }
}

/** Files of the new station under its own number: its art and a copy of its logo. */
async function storeFiles(
  ctx: ApiContext,
  draft: SiteDraftData,
  identity: { id: number; slug: string; mail: string },
): Promise<StationFolder> {
  const { drawn, ...folder } = siteFolder(draft, { ...identity, createdAt: ctx.ports.clock.now() })
  const at = { stationId: identity.id, version: versionOf(drawn) }
  const { files } = ctx.ports
  const puts = drawn.map(({ path, bytes, contentType }) =>
    files.put(fileKey({ ...at, path }), bytes, { contentType }),
  )
  const [images] = await Promise.all([
    copyStationFiles(files, folder.config.images, ctx.station.id, identity.id),
    ...puts,
  ])
  const config = { ...folder.config, images }
  return resolveAssets({ config, content: folder.content }, folderAddress(at))
}

/** Two windows of one person make their stations in turn: each closes the draft that it finds (ADR 24). */
async function takeName(ctx: ApiContext, { config: { id, slug } }: StationFolder, person: Person) {
  await lockParticipant(ctx, person.id)
  if (!(await claimName(ctx, slug, id))) throw ApiError.fields({ subdomain: siteNameTexts.taken })
}

/** Owner and history of a station that was just written. */
async function settle(ctx: ApiContext, folder: StationFolder, person: Person, once?: Once): Promise<void> {
  const { id, slug } = folder.config
  const { stationId: _, id: personId, ...account } = person
  const owner = await createParticipant(
    { ...ctx, station: { id } },
    { ...account, role: 'owner', status: 'active', firstLogin: false, briefingDone: true },
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
    .where(and(eq(participants.stationId, ctx.station.id), eq(participants.id, person.id)))
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
      .where(and(eq(siteDrafts.stationId, ctx.station.id), eq(siteDrafts.id, id)))
}

const madeColumns = {
  id: stations.id,
  slug: stations.slug,
  config: stations.config,
  sent: siteDrafts.inputDigest,
}
/** What a person made on this station. */
const madeBy = (ctx: ApiContext, participantId: number) =>
  and(eq(siteDrafts.stationId, ctx.station.id), eq(siteDrafts.participantId, participantId))

/** The station that was made under a key. @throws conflict when it was sent with something else */
async function madeByKey(ctx: ApiContext, participantId: number, { key, digest }: Once) {
  const [row] = await ctx.db
    .select(madeColumns)
    .from(siteDrafts)
    .innerJoin(stations, eq(stations.id, siteDrafts.madeStationId))
    .where(and(madeBy(ctx, participantId), eq(siteDrafts.idempotencyKey, key)))
  if (row && (row.sent ?? digest) !== digest) throw new ApiError('conflict', otherStation)
  return row && { id: row.id, slug: row.slug, config: configSchema.parse(row.config) }
}

/** The person's own station of this address, when it has the same name too. */
async function madeByName(ctx: ApiContext, participantId: number, slug: string, { prettyName }: Input) {
  const [row] = await ctx.db
    .select(madeColumns)
    .from(siteDrafts)
    .innerJoin(stations, eq(stations.id, siteDrafts.madeStationId))
    .where(and(madeBy(ctx, participantId), eq(stations.slug, slug)))
  if (!row) return undefined
  const config = configSchema.parse(row.config)
  return config.name === prettyName ? { id: row.id, slug: row.slug, config } : undefined
}

function answer(station: MadeStation, urls: UrlSettings): Made {
  const url = stationUrl(station, urls)
  return {
    id: station.id,
    name: station.config.name,
    subdomain: station.slug,
    domain: new URL(url).host,
    url,
    messages: ['Sucesso!'],
  }
}
