import { eq } from 'drizzle-orm'
import { type ServiceArea, serviceAreas } from '#contract/services/consultancies/areas.ts'
import { type HealthDays, type ServicePage, withUsual } from '#contract/services/consultancies/content.ts'
import type { ServiceContent } from '#contract/services/consultancies/schemas.ts'
import type { StationContent } from '#contract/station-content.ts'
import type { ApiContext, PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { embedVideo } from '../../platform/html/embed-video.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { settingsOf } from '../appointments/index.ts'
import { servicePages } from './tables.ts'

/** What owners wrote for the pages of an area; undefined where nothing is. */
export async function writtenPage(
  { db, station }: Pick<ApiContext, 'db'> & { station: { id: number } },
  area: ServiceArea,
): Promise<ServicePage | undefined> {
  const [row] = await db
    .select({ page: servicePages.page })
    .from(servicePages)
    .where(inStation(servicePages, { station }, eq(servicePages.area, area)))
  return row?.page
}

/** What the pages of an area show (LEG-04..07, PLS-04, PLS-06, CTB-05, HEA-05). @throws not_found */
export async function getServiceContent(ctx: ApiContext, area: ServiceArea): Promise<ServiceContent> {
  requireOption(ctx, 'unionServices')
  const page = await pageInWords(ctx, area, await writtenPage(ctx, area))
  return { ...page, films: page.films.map((film) => ({ ...film, url: embedVideo(film.url) })) }
}

/** What owners wrote, with the specification's words where they wrote nothing; those of health follow the days that it offers. */
export async function pageInWords(
  ctx: ApiContext,
  area: ServiceArea,
  page: ServicePage | undefined,
): Promise<ServicePage & { days: HealthDays | null }> {
  const days = area === 'health' ? healthDaysOf((await settingsOf(ctx)).days) : null
  return { ...withUsual(area, page, days), days }
}

const healthDaysOf = ({ dental, psychology, nutrition }: HealthDays): HealthDays => ({
  ...{ dental, psychology, nutrition },
})

/** Writes what the pages of an area say, its HTML cleaned. */
export async function writePage(
  { db }: Pick<PlatformContext, 'db'>,
  stationId: number,
  { area, page }: { area: ServiceArea; page: ServicePage },
): Promise<void> {
  const clean = {
    ...page,
    guidance: sanitizeHtml(page.guidance),
    information: sanitizeHtml(page.information),
  }
  await db
    .insert(servicePages)
    .values({ stationId, area, page: clean })
    .onConflictDoUpdate({ target: [servicePages.stationId, servicePages.area], set: { page: clean } })
}

/** Replaces them by those of a folder. */
export async function importPages(
  ctx: PlatformContext,
  stationId: number,
  pages: StationContent['services'],
): Promise<void> {
  await ctx.db.delete(servicePages).where(inStation(servicePages, { stationId }))
  for (const area of serviceAreas) {
    const page = pages?.[area]
    if (page) await writePage(ctx, stationId, { area, page })
  }
}

/** The same in the form of station folders. */
export async function exportPages(
  { db }: Pick<PlatformContext, 'db'>,
  stationId: number,
): Promise<Partial<StationContent>> {
  const rows = await db.select().from(servicePages).where(inStation(servicePages, { stationId }))
  const services = Object.fromEntries(rows.map(({ area, page }) => [area, page]))
  return { services: rows.length > 0 ? services : undefined }
}
