import { asc, eq } from 'drizzle-orm'
import { isShown } from '#contract/sections/index.ts'
import type { Section } from '#contract/site/public/schemas.ts'
import { hasPlans } from '../../commerce/plans/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { sections } from './tables.ts'

/**
 * The landing sections in their order. Left out: hidden ones, plans where there are none (GAP-07), the app where the
 * station has none (TEN-10, PUB-07).
 */
export async function listSections(ctx: ApiContext): Promise<Section[]> {
  const [rows, plans] = await Promise.all([shownSections(ctx, {}), hasPlans(ctx)])
  const has = { plans, app: ctx.station.config.apps.hasApp }
  return rows.filter((row) => isShown(row.typeId, has)).map(toSection)
}

const shownSections = rememberPerRevision(
  async ({ db, station }) =>
    db
      .select()
      .from(sections)
      .where(inStation(sections, { station }, eq(sections.hidden, false)))
      .orderBy(asc(sections.position), asc(sections.id)),
  (rows) => rows.length,
)

/** A row under the specification's names. */
export function toSection(
  row: Omit<typeof sections.$inferSelect, 'stationId' | 'position' | 'hidden'>,
): Section {
  return {
    id: row.id,
    type_id: row.typeId,
    title: row.title,
    subtitle: row.subtitle,
    title_color: row.titleColor,
    text_color: row.textColor,
    background_type: row.backgroundType,
    background_image: row.backgroundImage,
    background_color: row.backgroundColor,
    section_items: row.items,
  }
}
