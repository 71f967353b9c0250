import { cardCarousel as contract } from '#contract/sections/card-carousel.ts'
import type { SectionForm } from './section-form.ts'

/** Type 3 (PUB-04). */
export const cardCarousel: SectionForm = {
  contract,
  about: 'Cartões que passam para o lado quando são muitos.',
  itemFields: ['name', 'description', 'image', 'video', 'link'],
}
