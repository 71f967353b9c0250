import { activities as contract } from '#contract/sections/activities.ts'
import type { SectionForm } from './section-form.ts'

/** Type 5 (PUB-06). */
export const activities: SectionForm = {
  contract,
  about: 'As atividades que visitantes podem ver.',
  itemFields: [],
}
