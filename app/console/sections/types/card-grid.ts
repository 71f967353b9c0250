import { cardGrid as contract } from '#contract/sections/card-grid.ts'
import type { SectionForm } from './section-form.ts'

/** Type 1 (PUB-02). */
export const cardGrid: SectionForm = {
  contract,
  about: 'Cartões lado a lado: vantagens, serviços, notícias.',
  itemFields: ['name', 'description', 'image', 'video', 'link'],
}
