import { asc, getTableColumns } from 'drizzle-orm'
import { isInMenu } from '#contract/sections/index.ts'
import type { About, WebsiteSettings } from '#contract/site/public/schemas.ts'
import { hasPlans } from '../../commerce/plans/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { aboutEntries } from './tables.ts'

const { html: _, ...listed } = getTableColumns(aboutEntries)

/**
 * Logos and the about list that makes the menu (TEN-05, PUB-14). The entry of the plans is left out where there are no
 * plans (GAP-07).
 */
export async function getWebsiteSettings(ctx: ApiContext): Promise<WebsiteSettings> {
  const { images, apps } = ctx.station.config
  const [rows, plans] = await Promise.all([menuEntries(ctx, {}), hasPlans(ctx)])
  const has = { plans, app: apps.hasApp }
  return {
    navbar: {
      station_primary_logo: images.primaryLogo ?? null,
      station_secondary_logo: images.secondaryLogo ?? null,
    },
    footer: { company_logo: images.footerLogo ?? images.primaryLogo ?? null },
    aboutList: { content: rows.filter((row) => isInMenu(row.typeId, has)).map(toAbout) },
  }
}

const menuEntries = rememberPerRevision(
  async ({ db, station }) =>
    db
      .select(listed)
      .from(aboutEntries)
      .where(inStation(aboutEntries, { station }))
      .orderBy(asc(aboutEntries.position), asc(aboutEntries.id)),
  (rows) => rows.length,
)

/** One about entry of the station; its HTML was sanitised when it was written (PUB-17). @throws not_found */
export async function getAbout(ctx: ApiContext, { id }: { id: number }): Promise<About> {
  const [row] = await readEntry(ctx, { id })
  if (!row) throw new ApiError('not_found', 'Página não encontrada.')
  return { ...toAbout(row), html_description: row.html }
}

const readEntry = rememberPerRevision(
  async ({ db, station }, { id }: { id: number }) =>
    db
      .select()
      .from(aboutEntries)
      .where(withId(aboutEntries, { station }, id)),
  (rows) => rows.length,
)

/** A row of the about list under the specification's names. */
export function toAbout(
  row: Omit<typeof aboutEntries.$inferSelect, 'html'>,
): Omit<About, 'html_description'> {
  return {
    id: row.id,
    menu_title: row.menuTitle,
    type: { id: row.typeId },
    section_id: row.sectionId,
    background_color: row.backgroundColor,
    name: row.name,
    image: row.image,
    internal_image: row.internalImage,
  }
}
