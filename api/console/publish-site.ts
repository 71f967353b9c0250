import { eq, lte } from 'drizzle-orm'
import type { ManagedSite } from '#contract/console/schemas.ts'
import { activities } from '../activities/participation/tables.ts'
import { ownerChange, wasDone } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { inStation } from '../platform/db/rows.ts'
import { ApiError } from '../platform/errors.ts'
import { cleanAhead } from '../platform/html/clean-ahead.ts'
import { limit } from '../platform/rate-limit/index.ts'
import { keepWholeDays } from '../services/calendar/index.ts'
import { repaintArt, storeRepainted, withTexts } from '../site/builder/index.ts'
import { importSite } from '../site/public/index.ts'
import { stations } from '../stations/registry/tables.ts'
import {
  closeDraft,
  getManagedSite,
  lastVersion,
  publishedDocument,
  readDraft,
  refuseOvertaken,
} from './managed-site.ts'
import { requireRateConfirmed } from './rate-change.ts'
import type { SiteDocument } from './site-document.ts'
import { stationVersions } from './tables.ts'
import { managementTexts as texts } from './texts.ts'

/** Versions of a station that are kept: as many as are listed. Each is a whole site. */
export const keptVersions = 100
/** Of a station, in an hour. */
const mostPublications = 60

/**
 * Publishes the draft that the owner saw (`version`); every process serves it from the commit on. The state before the
 * first publication is kept as version 1, so that one can go back to it. Drawn pictures, those of activities too, get
 * the published colours. What points are worth changes only where it is `confirmed` (TEN-07).
 * @throws conflict, forbidden, invalid_input, too_many_requests
 */
export async function publishSite(
  ctx: ApiContext,
  { version, note, confirmed }: { version: number; note: string; confirmed: boolean },
): Promise<ManagedSite> {
  let painted: ReadonlyMap<string, string> = new Map()
  const prepare = async () => {
    await limitPublications(ctx)
    // Files first: whoever reads the new site finds them.
    painted = await paintDraft(ctx)
  }
  // The station's row, which activities that are saved raise last, is the last one here, too (ADR 24).
  const published = await ownerChange(ctx, { locks: ['site', 'activities'], prepare }, async (ctx, owner) => {
    const draft = await readDraft(ctx, true)
    const act = { what: 'publish', part: 'site' }
    const sent = { ...act, participantId: owner.id, before: { version } }
    if (draft.version !== version && (await wasDone(ctx, sent))) return { answer: publishedDocument }
    if (!draft.document) throw new ApiError('conflict', texts.nothingToPublish)
    refuseOvertaken(draft, version, texts.publishAgain)
    const document = withTexts(draft.document, painted)
    const numbers = await keepVersions(ctx, document, { note, who: owner.name })
    await paintActivities(ctx, painted)
    await writePublished(ctx, document)
    // Under the station's row, which a request for credits reads last: none is written at the other rate meanwhile.
    const waits = (message: string) => new ApiError('conflict', message)
    await requireRateConfirmed(ctx, { to: document.config.currency.multiplier, confirmed, waits })
    await keepDays(ctx, document.config.timezone)
    await closeDraft(ctx, draft, owner.name)
    const sides = { before: { number: numbers.last, version }, after: { number: numbers.next, note } }
    return { done: { ...act, ...sides, isPublic: true }, answer: () => document }
  })
  return getManagedSite({ ...ctx, station: { ...ctx.station, config: published.config } })
}

/** The state before the first publication is version 1; the published one comes behind the last, and the oldest goes. */
async function keepVersions(ctx: ApiContext, document: SiteDocument, by: { note: string; who: string }) {
  const last = await lastVersion(ctx)
  if (last === 0)
    await keepVersion(ctx, 1, await publishedDocument(ctx), { ...by, note: 'Como o site começou' })
  const next = Math.max(last, 1) + 1
  await keepVersion(ctx, next, document, by)
  await forgetVersions(ctx, next - keptVersions)
  return { last, next }
}

/** New pictures of the draft in its colours, stored: their addresses by those they had. Its HTML is looked through, too. */
async function paintDraft(ctx: ApiContext): Promise<Map<string, string>> {
  const { document } = await readDraft(ctx)
  if (!document) return new Map()
  const covers = await ctx.db
    .select({ image: activities.image, featuredImage: activities.featuredImage })
    .from(activities)
    .where(inStation(activities, ctx))
  await cleanAhead(ctx, document)
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
        .where(inStation(activities, ctx, eq(activities[name], from)))
}

async function keepVersion(
  ctx: ApiContext,
  number: number,
  document: SiteDocument,
  { note, who }: { note: string; who: string },
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
  const { number } = stationVersions
  await ctx.db.delete(stationVersions).where(inStation(stationVersions, ctx, lte(number, last)))
}

async function limitPublications(ctx: ApiContext): Promise<void> {
  const key = String(ctx.station.id)
  const asked = { name: 'publication', key, points: mostPublications, durationSeconds: 3600 }
  await limit(ctx, asked, (retryAfterSeconds) => {
    const message = texts.manyPublications(Math.ceil(retryAfterSeconds / 60))
    return new ApiError('too_many_requests', message, { details: { retryAfterSeconds } })
  })
}

/** Of a zone that changes, whole days keep their dates (GAP-122). */
async function keepDays(ctx: ApiContext, to: string): Promise<void> {
  const from = ctx.station.config.timezone
  if (from !== to) await keepWholeDays(ctx, { from, to })
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
}
