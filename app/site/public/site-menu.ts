import type { Section, WebsiteSettings } from '#contract/site/public/schemas.ts'
import { portalSectionOf } from './landing/types/index.ts'

export type MenuLink = { id: number; label: string; href: string }
type Entry = WebsiteSettings['aboutList']['content'][number]

/** Entries that stand directly in the bar; the rest wait under 'Ver mais' (D1§9). */
const directEntries = 5

/**
 * Gives the public menu: entries with a menu title, those of a type with a place of its own to that (`#plans`), others
 * to `#secao{id}` of the landing page, the first five directly (PUB-14). Pure.
 */
export function siteMenu(entries: readonly Entry[]): { direct: MenuLink[]; more: MenuLink[] } {
  const links = entries.flatMap((entry) =>
    entry.menu_title
      ? [
          {
            id: entry.id,
            label: entry.menu_title,
            href: `/#${portalSectionOf(entry.type.id).anchor ?? `secao${entry.id}`}`,
          },
        ]
      : [],
  )
  return { direct: links.slice(0, directEntries), more: links.slice(directEntries) }
}

/**
 * Gives the anchors of each landing section, by section id: the place of its type, those of the menu entries that name
 * it, and its own where no entry elsewhere took the number (GAP-06). Every anchor stands on the page once. Pure.
 */
export function sectionAnchors(
  sections: readonly Pick<Section, 'id' | 'type_id'>[],
  entries: readonly Pick<Entry, 'id' | 'section_id'>[],
): Map<number, string[]> {
  const owners = new Map<string, number>()
  const claim = (anchor: string, section: number) => {
    if (!owners.has(anchor)) owners.set(anchor, section)
  }
  const shown = new Set(sections.map((section) => section.id))
  for (const { id, type_id } of sections) {
    const { anchor } = portalSectionOf(type_id)
    if (anchor) claim(anchor, id)
  }
  for (const entry of entries) if (shown.has(entry.section_id)) claim(`secao${entry.id}`, entry.section_id)
  for (const { id } of sections) claim(`secao${id}`, id)
  const anchors = new Map<number, string[]>(sections.map(({ id }) => [id, []]))
  for (const [anchor, section] of owners) anchors.get(section)?.push(anchor)
  return anchors
}
