import { asc, getTableColumns } from 'drizzle-orm'
import { isInMenu } from '#contract/sections/index.ts'
import type { WebsiteSettings } from '#contract/site/public/schemas.ts'
import { hasPlans } from '../../commerce/plans/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { toAbout } from './about-answer.ts'
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
