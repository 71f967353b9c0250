import { desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SiteDraft, SiteLogo, siteDraftChangeSchema } from '#contract/site/builder/schemas.ts'
import { type ApiContext, inTransaction, type PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { mailsWaitMs } from '../../platform/mail/index.ts'
import type { StationRegistry, UrlSettings } from '../../platform/station-record.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { emptyDraft, type SiteDraftData } from './draft-data.ts'
import { type LogoUpload, takeLogo } from './logo/take-logo.ts'
import { brandOf } from './site-folder.ts'
import { siteDrafts, siteSignups } from './tables.ts'

type DraftChange = z.output<typeof siteDraftChangeSchema> & { logo?: SiteLogo | null }

/** The participant of a call on a station that makes stations; everybody else is refused (STN-U10). */
export function requireMaker(ctx: ApiContext): number {
  requireMakerStation(ctx)
  if (ctx.actor.kind !== 'participant') throw new ApiError('not_authenticated', 'Faça login para continuar.')
  return ctx.actor.id
}

const openDraftOf = (ctx: ApiContext, participantId: number) =>
  inStation(siteDrafts, ctx, eq(siteDrafts.participantId, participantId), isNull(siteDrafts.madeStationId))

/** The open draft of the person, or what a wizard begins with. `version` 0: nothing was kept yet. */
export async function readDraft(
  ctx: ApiContext,
): Promise<{ id: number | null; version: number; data: SiteDraftData }> {
  const participantId = requireMaker(ctx)
  const [row] = await ctx.db.select().from(siteDrafts).where(openDraftOf(ctx, participantId))
  return row
    ? { id: row.id, version: row.version, data: { ...emptyDraft, ...row.data } }
    : { id: null, version: 0, data: emptyDraft }
}

/** What leads to stations that were made: the registry has each parsed once. */
export type MadeStations = { urls: UrlSettings; stations: StationRegistry }

async function madeStations(ctx: ApiContext, participantId: number, { urls, stations }: MadeStations) {
  const rows = await ctx.db
    .select({ id: siteDrafts.madeStationId })
    .from(siteDrafts)
    .where(
      inStation(
        siteDrafts,
        ctx,
        eq(siteDrafts.participantId, participantId),
        isNotNull(siteDrafts.madeStationId),
      ),
    )
    .orderBy(desc(siteDrafts.madeStationId))
    .limit(20)
  const made = await Promise.all(rows.map(async ({ id }) => (id ? stations.byId(id) : null)))
  return made
    .filter((station) => station !== null)
    .map((station) => ({
      id: station.id,
      name: station.config.name,
      url: stationUrl(station, urls),
    }))
}

/** Where one is in the wizard (ONB-14). */
export async function getSiteDraft(ctx: ApiContext, deps: MadeStations): Promise<SiteDraft> {
  const participantId = requireMaker(ctx)
  const [{ version, data }, made] = await Promise.all([
    readDraft(ctx),
    madeStations(ctx, participantId, deps),
  ])
  return {
    version,
    kind: data.kind,
    company: data.company,
    without_company: data.withoutCompany,
    logo: data.logo,
    look: data.look,
    pretty_name: data.prettyName,
    subdomain: data.subdomain,
    done: data.done,
    stations: made,
  }
}

/** The second colour that nobody chose: the next one of the logo, while the highlight colour is one of it. Pure. */
const secondColor = (logo: SiteLogo | null, primary: string): string | null =>
  (logo?.colors.includes(primary) && logo.colors.find((color) => color !== primary)) || null

/** What a change makes of a draft. Pure. */
export function changedDraft(data: SiteDraftData, change: DraftChange): SiteDraftData {
  const taken = change.logo === undefined ? data.logo : change.logo
  const logo = taken && change.logo_plate ? { ...taken, plate: change.logo_plate } : taken
  const primary = change.look?.primary ?? data.look.primary
  const { accent } = data.look
  const follows = accent === secondColor(data.logo, data.look.primary)
  const look = {
    ...data.look,
    accent: follows ? secondColor(logo, primary) : accent,
    ...change.look,
  }
  brandOf(look)
  return {
    kind: change.kind ?? data.kind,
    company: change.company === undefined ? data.company : change.company,
    withoutCompany: change.without_company ?? data.withoutCompany,
    logo,
    look,
    prettyName: change.pretty_name ?? data.prettyName,
    subdomain: change.subdomain ?? data.subdomain,
    done: change.done ? [...new Set([...data.done, change.done])] : data.done,
  }
}

/** Keeps what a step sent (ONB-14..16). Two windows of one person change one draft, key by key. */
export async function changeSiteDraft(ctx: ApiContext, change: DraftChange): Promise<void> {
  const participantId = requireMaker(ctx)
  const now = ctx.ports.clock.now()
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insert(siteDrafts)
      .values({ stationId: ctx.station.id, participantId, data: emptyDraft, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
    const [row] = await ctx.db.select().from(siteDrafts).where(openDraftOf(ctx, participantId)).for('update')
    if (!row) throw new ApiError('conflict', 'Seu site acabou de ser criado em outra janela.')
    await ctx.db
      .update(siteDrafts)
      .set({
        data: changedDraft({ ...emptyDraft, ...row.data }, change),
        version: sql`${siteDrafts.version} + 1`,
        updatedAt: now,
      })
      .where(withId(siteDrafts, ctx, row.id))
  })
}

/**
 * Takes the logo of the draft (ONB-15). While no colour was chosen, the strongest one of the logo becomes the colour.
 * @throws invalid_input with `fields.file`, too_many_requests
 */
export async function setSiteLogo(ctx: ApiContext, upload: LogoUpload): Promise<void> {
  const logo = await takeLogo(ctx, upload, { personId: requireMaker(ctx) })
  const { data } = await readDraft(ctx)
  const [primary] = logo.colors
  const proposes = primary && !data.done.includes('cor')
  await changeSiteDraft(ctx, { logo, ...(proposes && { look: { primary } }) })
}

/** Only stations with `onboardingPage: company` make other stations; on others these calls answer 404 (STN-U10). */
export function requireMakerStation(ctx: ApiContext): void {
  if (ctx.station.config.behaviour.onboardingPage !== 'company')
    throw new ApiError('not_found', 'Esta estação não cria outras estações.')
}

/** Removes sign-ups whose link is over, with the address in them, once their mail cannot be on its way any more. */
export async function tidySites({ db, ports }: PlatformContext): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - mailsWaitMs)
  await acrossStations(async () => {
    await db.delete(siteSignups).where(lt(siteSignups.expiresAt, before))
  })
}
