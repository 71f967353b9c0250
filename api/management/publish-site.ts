import { and, desc, eq, lte } from 'drizzle-orm'
import type { ManagedSite, SiteVersion } from '#contract/management/schemas.ts'
import { activities } from '../activities/tables.ts'
import type { ApiContext } from '../context.ts'
import { inTransaction } from '../context.ts'
import { digestOf } from '../digest.ts'
import { ApiError } from '../errors.ts'
import { cleanAhead } from '../html/clean-ahead.ts'
import { importSite } from '../public/import-public-content.ts'
import { limit } from '../rate-limit/index.ts'
import { repaintArt, storeRepainted, withTexts } from '../sites/index.ts'
import { lockParts, touchStation } from '../stations/index.ts'
import { stations } from '../stations/tables.ts'
import { audit, wasDone } from './audit.ts'
import {
  getManagedSite,
  lastVersion,
  lockSite,
  publishedDocument,
  readDraft,
  refuseOvertaken,
  requireOwner,
  writeDraft,
} from './managed-site.ts'
import { parseDocument, type SiteDocument } from './site-document.ts'
import { stationVersions } from './tables.ts'
import { managementTexts as texts } from './texts.ts'

/** Versions of a station that are kept: as many as are listed. Each is a whole site. */
const keptVersions = 100
/** Of a station, in an hour. */
const mostPublications = 60

/**
 * Publishes the draft that the owner saw (`version`); every process serves it from the commit on. The state before the
 * first publication is kept as version 1, so that one can go back to it. Drawn pictures, those of activities too, get
 * the published colours. @throws conflict, forbidden, too_many_requests
 */
export async function publishSite(
  ctx: ApiContext,
  { version, note }: { version: number; note: string },
): Promise<ManagedSite> {
  const owner = await requireOwner(ctx)
  await limitPublications(ctx)
  // Files first: whoever reads the new site finds them.
  const painted = await paintDraft(ctx)
  const published = await inTransaction(ctx, async (ctx) => {
    // The station's row, which activities that are saved raise last, is the last one here, too (ADR 24).
    await lockParts(ctx, ctx.station.id, ['site', 'activities'])
    const draft = await readDraft(ctx, true)
    const act = { who: owner.name, participantId: owner.id, what: 'publish', part: 'site' }
    const isPast = draft.version !== version
    if (isPast && (await wasDone(ctx, { ...act, before: { version } }))) return publishedDocument(ctx)
    if (!draft.document) throw new ApiError('conflict', texts.nothingToPublish)
    refuseOvertaken(draft, version, texts.publishAgain)
    const last = await lastVersion(ctx)
    if (last === 0) await keepVersion(ctx, 1, await publishedDocument(ctx), 'Como o site começou', owner.name)
    const number = last === 0 ? 2 : last + 1
    const document = withTexts(draft.document, painted)
    await keepVersion(ctx, number, document, note, owner.name)
    await forgetVersions(ctx, number - keptVersions)
    await paintActivities(ctx, painted)
    await writePublished(ctx, document)
    await writeDraft(ctx, null, owner.name)
    await audit(ctx, { ...act, before: { number: last, version }, after: { number, note } })
    return document
  })
  return getManagedSite({ ...ctx, station: { ...ctx.station, config: published.config } })
}

/** New pictures of the draft in its colours, stored: their addresses by those they had. Its HTML is looked through, too. */
async function paintDraft(ctx: ApiContext): Promise<Map<string, string>> {
  const { document } = await readDraft(ctx)
  if (!document) return new Map()
  const covers = await ctx.db
    .select({ image: activities.image, featuredImage: activities.featuredImage })
    .from(activities)
    .where(eq(activities.stationId, ctx.station.id))
  await cleanAhead(document)
  const { files } = ctx.ports
  const painted = await repaintArt(files, ctx.station.id, [document, covers], document.config.brand)
  await storeRepainted(files, painted)
  return new Map([...painted].map(([from, { address }]) => [from, address]))
}

/** Covers of activities were drawn by the same hand; they are published with the look. */
async function paintActivities(ctx: ApiContext, painted: ReadonlyMap<string, string>): Promise<void> {
  for (const [from, to] of painted)
    for (const name of ['image', 'featuredImage'] as const)
      await ctx.db
        .update(activities)
        .set({ [name]: to })
        .where(and(eq(activities.stationId, ctx.station.id), eq(activities[name], from)))
}

async function keepVersion(
  ctx: ApiContext,
  number: number,
  document: SiteDocument,
  note: string,
  who: string,
) {
  await ctx.db.insert(stationVersions).values({
    stationId: ctx.station.id,
    number,
    document,
    note,
    publishedAt: ctx.ports.clock.now(),
    publishedBy: who,
  })
}

/** Those up to a number: nobody goes back so far, and each is as large as the site (SEC-39). */
async function forgetVersions(ctx: ApiContext, last: number): Promise<void> {
  const { stationId, number } = stationVersions
  await ctx.db.delete(stationVersions).where(and(eq(stationId, ctx.station.id), lte(number, last)))
}

async function limitPublications(ctx: ApiContext): Promise<void> {
  const key = String(ctx.station.id)
  const asked = { name: 'publication', key, points: mostPublications, durationSeconds: 3600 }
  await limit(ctx, asked, (retryAfterSeconds) => {
    const message = texts.manyPublications(Math.ceil(retryAfterSeconds / 60))
    return new ApiError('too_many_requests', message, { details: { retryAfterSeconds } })
  })
}

/** Number, address and domains belong to the station, whatever an old document says. */
async function writePublished(ctx: ApiContext, { config, sections, about }: SiteDocument): Promise<void> {
  const [row] = await ctx.db
    .select({ config: stations.config })
    .from(stations)
    .where(eq(stations.id, ctx.station.id))
    // A domain that is added or reached at this moment is not written over.
    .for('no key update')
  const { id, slug } = ctx.station
  const domains = (row?.config as SiteDocument['config'] | undefined)?.domains ?? []
  await ctx.db
    .update(stations)
    .set({ config: { ...config, id, slug, domains } })
    .where(eq(stations.id, id))
  await importSite(ctx, id, { sections, about })
  await touchStation(ctx, id)
}

export async function listSiteVersions(ctx: ApiContext): Promise<SiteVersion[]> {
  await requireOwner(ctx)
  const rows = await ctx.db
    .select({
      number: stationVersions.number,
      note: stationVersions.note,
      publishedAt: stationVersions.publishedAt,
      publishedBy: stationVersions.publishedBy,
    })
    .from(stationVersions)
    .where(eq(stationVersions.stationId, ctx.station.id))
    .orderBy(desc(stationVersions.number))
    .limit(keptVersions)
  return rows.map((row, at) => ({
    number: row.number,
    note: row.note,
    published_at: row.publishedAt.toISOString(),
    published_by: row.publishedBy,
    current: at === 0,
  }))
}

/**
 * Makes an earlier version the draft that the owner saw (`version`): it is looked at and published like any other
 * change. Sent again it changes nothing. @throws conflict, not_found
 */
export async function restoreSiteVersion(
  ctx: ApiContext,
  { number, version }: { number: number; version: number },
): Promise<ManagedSite> {
  const owner = await requireOwner(ctx)
  await inTransaction(ctx, async (ctx) => {
    await lockSite(ctx)
    const document = await versionDocument(ctx, number)
    const draft = await readDraft(ctx, true)
    if (draft.document && digestOf(draft.document) === digestOf(document)) return
    const act = { who: owner.name, participantId: owner.id, what: 'restore', part: 'site' }
    const isPast = draft.version !== version
    if (isPast && (await wasDone(ctx, { ...act, before: { version }, after: { number } }))) return
    refuseOvertaken(draft, version, texts.restoreAgain)
    await writeDraft(ctx, document, owner.name)
    const before = { version, digest: draft.document && digestOf(draft.document) }
    await audit(ctx, { ...act, before, after: { number } })
  })
  return getManagedSite(ctx)
}

async function versionDocument(ctx: ApiContext, number: number): Promise<SiteDocument> {
  const [row] = await ctx.db
    .select({ document: stationVersions.document })
    .from(stationVersions)
    .where(and(eq(stationVersions.stationId, ctx.station.id), eq(stationVersions.number, number)))
  if (!row) throw new ApiError('not_found', texts.unknownVersion)
  return parseDocument(row.document)
}
