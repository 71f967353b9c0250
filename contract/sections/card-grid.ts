import { itemLink, sectionWith } from './section-schema.ts'
import type { SectionType } from './section-type.ts'

/** Type 1: a grid of cards (PUB-02). */
export const cardGrid = {
  id: 1,
  name: 'Grade de cartões',
} as const satisfies SectionType

export const cardGridSchema = sectionWith('name', 'description', 'image', 'video', ...itemLink)
