import { itemLink, sectionWith } from './section-schema.ts'
import type { SectionType } from './section-type.ts'

/** Type 4: text or media in the middle (PUB-05). */
export const centered = {
  id: 4,
  name: 'Texto ao centro',
} as const satisfies SectionType

export const centeredSchema = sectionWith('name', 'description', 'image', 'video', ...itemLink)
