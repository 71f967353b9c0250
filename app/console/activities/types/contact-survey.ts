import { contactSurvey as contactSurveyType } from '#contract/activity-types/contact-survey.ts'
import type { TypeForm } from './type-form.ts'

/** Type 7 (ACT-07). */
export const contactSurvey: TypeForm = {
  contract: contactSurveyType,
  name: 'Pesquisa de contatos',
  about: 'Perguntas de todo tipo; as respostas ficam em nome do contato, não do participante.',
  icon: 'mail',
  fields: [],
  asks: {},
}
