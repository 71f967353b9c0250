import { asc } from 'drizzle-orm'
import type { StationContent } from '#contract/station-content.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { embedVideo } from '../../platform/html/embed-video.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { aboutEntries, benefits, sections } from './tables.ts'

/** Replaces sections, about entries and benefits of a station by those of its folder; HTML made harmless. */
export async function importPublicContent(ctx: PlatformContext, stationId: number, content: StationContent) {
  await importSite(ctx, stationId, content)
  await ctx.db.delete(benefits).where(inStation(benefits, { stationId }))
  const benefitRows = content.benefits.map((entry, position) => ({
    stationId,
    ...entry,
    position,
    media: entry.type === 'video' ? embedVideo(entry.media) : entry.media,
  }))
  if (benefitRows.length > 0) await ctx.db.insert(benefits).values(benefitRows)
}

/** Replaces what the site builder edits: sections and about entries. */
export async function importSite(
  ctx: PlatformContext,
  stationId: number,
  content: Pick<StationContent, 'sections' | 'about'>,
): Promise<void> {
  await ctx.db.delete(sections).where(inStation(sections, { stationId }))
  await ctx.db.delete(aboutEntries).where(inStation(aboutEntries, { stationId }))
  const sectionRows = content.sections.map((entry, position) => sectionRow(stationId, entry, position))
  if (sectionRows.length > 0) await ctx.db.insert(sections).values(sectionRows)
  const aboutRows = content.about.map((entry, position) => aboutRow(stationId, entry, position))
  if (aboutRows.length > 0) await ctx.db.insert(aboutEntries).values(aboutRows)
}

/** An about entry of a folder as its row; HTML made harmless. */
export function aboutRow(stationId: number, entry: StationContent['about'][number], position: number) {
  return {
    stationId,
    id: entry.id,
    position,
    menuTitle: entry.menuTitle ?? null,
    typeId: entry.type,
    sectionId: entry.sectionId ?? entry.id,
    name: entry.name,
    image: entry.image ?? null,
    internalImage: entry.internalImage ?? null,
    html: sanitizeHtml(entry.html),
    backgroundColor: entry.backgroundColor ?? null,
  }
}

/** A section of a folder as its row; HTML made harmless. */
export function sectionRow(stationId: number, entry: StationContent['sections'][number], position: number) {
  return {
    stationId,
    id: entry.id,
    position,
    typeId: entry.type,
    title: entry.title,
    subtitle: entry.subtitle,
    titleColor: entry.titleColor ?? null,
    textColor: entry.textColor ?? null,
    backgroundType: entry.backgroundType,
    backgroundImage: entry.backgroundImage ?? null,
    backgroundColor: entry.backgroundColor ?? null,
    hidden: entry.hidden,
    items: entry.items.map((item) => ({
      id: item.id,
      name: item.name,
      description: sanitizeHtml(item.description),
      image: item.image ?? null,
      video: item.video ? embedVideo(item.video) : null,
      button_label: item.buttonLabel ?? null,
      link_type: item.linkType,
      external_link: item.externalLink ?? null,
      about_id: item.aboutId ?? item.id,
      image_left: item.imageLeft,
    })),
  }
}

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
