import { itemLink, sectionWith } from './section-schema.ts'
import type { SectionType } from './section-type.ts'

/** Type 3: cards in a row (PUB-04). */
export const cardCarousel = {
  id: 3,
  name: 'Carrossel de cartões',
} as const satisfies SectionType

export const cardCarouselSchema = sectionWith('name', 'description', 'image', 'video', ...itemLink)
