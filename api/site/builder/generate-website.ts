import { eq, sql } from 'drizzle-orm'
import { lookFragment } from '#contract/picture-look.ts'
import { normalizeSiteName, siteNameTexts } from '#contract/site/builder/site-name.ts'
import { timeZoneOf } from '#contract/stations/registry/time-zones.ts'
import type { StationFolder } from '#stations/schema.ts'
import { lockParticipant } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import type { AreaDeps } from '../../platform/area.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { sqlState, sqlStates } from '../../platform/db/client.ts'
import { one, withId } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import {
  type FilePlace,
  fileAddress,
  fileKey,
  folderAddress,
  readFileAddress,
} from '../../platform/files/index.ts'
import { type Files, piecesOf } from '../../platform/ports/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { otherSizes, resolveAssets, stationFolders } from '../../stations/folders/index.ts'
import { claimName, stationUrl } from '../../stations/registry/index.ts'
import { stations } from '../../stations/registry/tables.ts'
import { nameRefusal } from './check-site-name.ts'
import type { SiteDraftData } from './draft-data.ts'
import { type MadeStation, madeByKey, madeByName, type Once, settleStation } from './settle-station.ts'
import { readDraft, requireMaker } from './site-draft.ts'
import { siteFolder, versionOf } from './site-folder.ts'

type Input = {
  prettyName: string
  subdomain: string
  email?: string | undefined
  main_brand_image?: string | null | undefined
  main_brand_color?: string | undefined
}
type Made = { id: number; name: string; subdomain: string; domain: string; url: string; messages: string[] }
type Person = typeof participants.$inferSelect

const day = 24 * 3600

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
      (once && (await madeByKey(ctx, maker, once))) ?? (await madeByName(ctx, maker, slug, input.prettyName))
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
  const mail = input.email ?? person.email
  const identity = { id, slug, mail, maker: person.name, timezone: zoneOf(draft, person) }
  const folder = await storeFiles(ctx, draft, identity)
  const image = await copyStationFiles(ctx.ports.files, person.image, ctx.station.id, id)
  await inTransaction(ctx, async (ctx) => {
    await takeName(ctx, folder, person)
    // A password that was changed since is copied no more: whoever changes one holds the person, too (ADR 74).
    const { passwordHash } = await personOf(ctx, maker)
    await stationFolders(areas).writeStationFolder(ctx, folder)
    await settleStation(ctx, folder, { ...person, image, passwordHash }, once)
  })
  return { id, slug, config: folder.config }
}

/** By the company's address; without one, by where the person lives (GAP-122). */
const zoneOf = ({ company }: SiteDraftData, { state, city }: Person): string =>
  company?.state ? timeZoneOf(company.state, company.city) : timeZoneOf(state, city)

async function personOf({ db, station }: ApiContext, maker: number): Promise<Person> {
  return db
    .select()
    .from(participants)
    .where(withId(participants, { station }, maker))
    .then(one('Conta não encontrada.'))
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
  identity: { id: number; slug: string; mail: string; maker: string; timezone: string },
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

async function copy(files: Files, place: FilePlace, to: number): Promise<void> {
  const stored = await files.get(fileKey(place))
  if (!stored) return
  const key = fileKey({ ...place, stationId: to })
  await files.put(key, piecesOf(stored), { contentType: stored.contentType })
}

/**
 * Copies every file of one station that the value names, with its other sizes, to another station, and answers the
 * value with the new addresses: files are served on hosts of their own station only.
 */
async function copyStationFiles<T>(files: Files, value: T, from: number, to: number): Promise<T> {
  const wanted = new Map<string, FilePlace>()
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') {
      const place = readFileAddress(one)
      if (place?.stationId !== from) return one
      for (const path of otherSizes(place.path)) {
        const size = { ...place, path }
        wanted.set(fileKey(size), size)
      }
      return fileAddress({ ...place, stationId: to }) + lookFragment(one)
    }
    if (Array.isArray(one)) return one.map(walk)
    if (one && typeof one === 'object')
      return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, walk(inner)]))
    return one
  }
  const moved = walk(value) as T
  await Promise.all([...wanted.values()].map((place) => copy(files, place, to)))
  return moved
}
