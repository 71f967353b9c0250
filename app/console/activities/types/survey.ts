import { survey as surveyType } from '#contract/activity-types/survey.ts'
import type { TypeForm } from './type-form.ts'

/** Type 8 (ACT-08). */
export const survey: TypeForm = {
  contract: surveyType,
  name: 'Pesquisa',
  about: 'Perguntas de todo tipo, uma por tela.',
  icon: 'listNumbers',
  fields: [],
  asks: {},
}
