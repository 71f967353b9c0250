import { activities } from './activities.ts'
import { appDownload } from './app-download.ts'
import { cardCarousel } from './card-carousel.ts'
import { cardGrid } from './card-grid.ts'
import { centered } from './centered.ts'
import { contact } from './contact.ts'
import { mediaOnly } from './media-only.ts'
import { mediaWithText } from './media-with-text.ts'
import { plans } from './plans.ts'
import type { SectionForm } from './section-form.ts'

/** The types of sections in the order in which owners are offered them. */
export const sectionForms: readonly SectionForm[] = [
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

/** How a section of a type is edited; undefined: nobody knows the type. */
export const sectionFormOf = (typeId: number): SectionForm | undefined =>
  sectionForms.find(({ contract }) => contract.id === typeId)

/** What types are called, by number. */
export const sectionTypeNames: Record<string, string> = Object.fromEntries(
  sectionForms.map(({ contract }) => [contract.id, contract.name]),
)
