import type { About } from '#contract/site/public/schemas.ts'
import type { aboutEntries } from './tables.ts'

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
