import { activities } from './activities.ts'
import { appDownload } from './app-download.ts'
import { cardCarousel } from './card-carousel.ts'
import { cardGrid } from './card-grid.ts'
import { centered } from './centered.ts'
import { contact } from './contact.ts'
import { mediaOnly } from './media-only.ts'
import { mediaWithText } from './media-with-text.ts'
import { plans } from './plans.ts'
import type { SectionType, StationHas } from './section-type.ts'

export type { SectionType } from './section-type.ts'

/** The types of landing sections, a line each, in the order in which owners are offered them (D1§2.3). */
export const sectionTypes: readonly SectionType[] = [
  cardGrid,
  mediaWithText,
  cardCarousel,
  centered,
  activities,
  appDownload,
  plans,
  contact,
  mediaOnly,
]

const byId = new Map(sectionTypes.map((type) => [type.id, type]))

/** What everybody agrees on about a type; undefined: nobody knows it. */
export const sectionTypeOf = (typeId: number): SectionType | undefined => byId.get(typeId)

/** Whether a station has what sections of a type need to be shown (GAP-07, TEN-10). */
export function isShown(typeId: number, has: StationHas): boolean {
  const needs = sectionTypeOf(typeId)?.needs
  return needs === undefined || has[needs]
}

/** Whether menu entries that name a type are shown (GAP-07, PUB-14). */
export const isInMenu = (typeId: number, has: StationHas): boolean =>
  !sectionTypeOf(typeId)?.takesMenuEntriesAlong || isShown(typeId, has)
