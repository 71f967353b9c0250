import { centered as contract } from '#contract/sections/centered.ts'
import type { SectionForm } from './section-form.ts'

/** Type 4 (PUB-05). */
export const centered: SectionForm = {
  contract,
  about: 'Uma frase no meio da página, com um botão.',
  itemFields: ['name', 'description', 'image', 'video', 'link'],
}
