import { mediaWithText as contract } from '#contract/sections/media-with-text.ts'
import type { SectionForm } from './section-form.ts'

/** Type 2 (PUB-03). */
export const mediaWithText: SectionForm = {
  contract,
  about: 'Uma imagem ou um vídeo ao lado de um texto.',
  itemFields: ['name', 'description', 'image', 'video', 'link', 'imageLeft'],
}
