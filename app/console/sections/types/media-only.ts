import { mediaOnly as contract } from '#contract/sections/media-only.ts'
import type { SectionForm } from './section-form.ts'

/** Type 9 (PUB-10). */
export const mediaOnly: SectionForm = {
  contract,
  about: 'Uma imagem ou um vídeo, sem mais nada.',
  itemFields: ['name', 'image', 'video'],
}
