import { contactSurvey as contactSurveyType } from '#contract/activity-types/contact-survey.ts'
import type { TypeForm } from './type-form.ts'

/** Type 7 (ACT-07). */
export const contactSurvey: TypeForm = {
  contract: contactSurveyType,
  name: 'Pesquisa de contatos',
  about: 'Perguntas de todo tipo; cada resposta leva o nome de quem respondeu e o autor “Contato”.',
  icon: 'mail',
  fields: [],
  asks: {},
}
