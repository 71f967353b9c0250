import { sectionWith } from './section-schema.ts'
import type { SectionType } from './section-type.ts'

/** Type 9: media alone; an item’s name describes it (PUB-10). */
export const mediaOnly = {
  id: 9,
  name: 'Só imagem ou vídeo',
} as const satisfies SectionType

export const mediaOnlySchema = sectionWith('name', 'image', 'video')
