import { asc } from 'drizzle-orm'
import type { StationContent } from '#contract/station-content.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { aboutEntries, benefits, sections } from './tables.ts'

type Section = StationContent['sections'][number]
type About = StationContent['about'][number]
type Item = (typeof sections.$inferSelect)['items'][number]

/** Sections and about entries of a station in the form of station folders: what `importSite` reads. */
export async function exportSite(
  ctx: Pick<PlatformContext, 'db'>,
  stationId: number,
): Promise<{ sections: Section[]; about: About[] }> {
  const sectionRows = await ctx.db
    .select()
    .from(sections)
    .where(inStation(sections, { stationId }))
    .orderBy(asc(sections.position), asc(sections.id))
  const aboutRows = await ctx.db
    .select()
    .from(aboutEntries)
    .where(inStation(aboutEntries, { stationId }))
    .orderBy(asc(aboutEntries.position), asc(aboutEntries.id))
  return { sections: sectionRows.map(toSection), about: aboutRows.map(toAbout) }
}

export async function exportBenefits(
  ctx: Pick<PlatformContext, 'db'>,
  stationId: number,
): Promise<StationContent['benefits']> {
  const rows = await ctx.db
    .select()
    .from(benefits)
    .where(inStation(benefits, { stationId }))
    .orderBy(asc(benefits.position), asc(benefits.id))
  return rows.map(({ id, type, name, description, media }) => ({ id, type, name, description, media }))
}

/** Undefined for null, so that absent keys stay absent. */
const given = <T>(value: T | null): T | undefined => value ?? undefined

function toSection(row: typeof sections.$inferSelect): Section {
  return {
    id: row.id,
    type: row.typeId,
    title: row.title,
    subtitle: row.subtitle,
    titleColor: given(row.titleColor),
    textColor: given(row.textColor),
    backgroundType: row.backgroundType,
    backgroundImage: given(row.backgroundImage),
    backgroundColor: given(row.backgroundColor),
    hidden: row.hidden,
    items: row.items.map(toItem),
  }
}

const toItem = (item: Item): Section['items'][number] => ({
  id: item.id,
  name: item.name,
  description: item.description,
  image: given(item.image),
  video: item.video || undefined,
  buttonLabel: given(item.button_label),
  linkType: item.link_type,
  externalLink: given(item.external_link),
  aboutId: item.about_id === item.id ? undefined : item.about_id,
  imageLeft: item.image_left,
})

const toAbout = (row: typeof aboutEntries.$inferSelect): About => ({
  id: row.id,
  menuTitle: given(row.menuTitle),
  type: row.typeId,
  sectionId: row.sectionId === row.id ? undefined : given(row.sectionId),
  name: row.name,
  image: given(row.image),
  internalImage: given(row.internalImage),
  html: row.html,
  backgroundColor: given(row.backgroundColor),
})
