import type { PortalSection } from '../portal-section.ts'
import { activities } from './activities.tsx'
import { appDownload } from './app-download.tsx'
import { cardCarousel } from './card-carousel.tsx'
import { cardGrid } from './card-grid.tsx'
import { centered } from './centered.tsx'
import { contact } from './contact.tsx'
import { mediaOnly } from './media-only.tsx'
import { mediaWithText } from './media-with-text.tsx'
import { plans } from './plans.tsx'

/** The types of sections of the landing page. */
const types: readonly PortalSection[] = [
  activities,
  appDownload,
  cardCarousel,
  cardGrid,
  centered,
  contact,
  mediaOnly,
  mediaWithText,
  plans,
]
const byId = new Map(types.map((type) => [type.contract.id, type]))

/** Gives the portal's half of a type; empty for a type that nobody knows. */
export const portalSectionOf = (typeId: number): Partial<PortalSection> => byId.get(typeId) ?? {}
