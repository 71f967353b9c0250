import { activities, activitiesSchema } from './activities.ts'
import { appDownload, appDownloadSchema } from './app-download.ts'
import { cardCarousel, cardCarouselSchema } from './card-carousel.ts'
import { cardGrid, cardGridSchema } from './card-grid.ts'
import { centered, centeredSchema } from './centered.ts'
import { contact, contactSchema } from './contact.ts'
import { mediaOnly, mediaOnlySchema } from './media-only.ts'
import { mediaWithText, mediaWithTextSchema } from './media-with-text.ts'
import { plans, plansSchema } from './plans.ts'
import type { sectionWith } from './section-schema.ts'
import type { SectionType, StationHas } from './section-type.ts'

type SectionSchema = ReturnType<typeof sectionWith>

/** The types of landing sections with what their sections may hold, a line each (D1§2.3). */
const registered: readonly (readonly [SectionType, SectionSchema])[] = [
  [cardGrid, cardGridSchema],
  [mediaWithText, mediaWithTextSchema],
  [cardCarousel, cardCarouselSchema],
  [centered, centeredSchema],
  [activities, activitiesSchema],
  [appDownload, appDownloadSchema],
  [plans, plansSchema],
  [contact, contactSchema],
  [mediaOnly, mediaOnlySchema],
]

export const sectionTypes: readonly SectionType[] = registered.map(([type]) => type)

const byId = new Map(registered.map((entry) => [entry[0].id, entry]))

/** Whether there are sections of a type. */
export const isSectionType = (typeId: number): boolean => byId.has(typeId)

/** Gives the schema of a type of section, in the form of station folders; undefined for an unknown type. */
export const sectionSchemaOf = (typeId: number): SectionSchema | undefined => byId.get(typeId)?.[1]

/** Whether a station has what sections of a type need to be shown (GAP-07, TEN-10). */
export function isShown(typeId: number, has: StationHas): boolean {
  const needs = byId.get(typeId)?.[0].needs
  return needs === undefined || has[needs]
}

/** Whether menu entries that name a type are shown (GAP-07, PUB-14). */
export const isInMenu = (typeId: number, has: StationHas): boolean =>
  !byId.get(typeId)?.[0].takesMenuEntriesAlong || isShown(typeId, has)
