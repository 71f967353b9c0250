import { plans as contract } from '#contract/sections/plans.ts'
import type { SectionForm } from './section-form.ts'

/** Type 7 (PUB-08). */
export const plans: SectionForm = {
  contract,
  about: 'Os planos com os preços. Só aparece se há planos.',
  itemFields: [],
}
