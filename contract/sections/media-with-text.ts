import { itemLink, sectionWith } from './section-schema.ts'
import type { SectionType } from './section-type.ts'

/** Type 2: a picture or a video beside its text; `imageLeft` chooses the side (PUB-03). */
export const mediaWithText = {
  id: 2,
  name: 'Imagem ou vídeo com texto',
} as const satisfies SectionType

export const mediaWithTextSchema = sectionWith(
  'name',
  'description',
  'image',
  'video',
  ...itemLink,
  'imageLeft',
)
