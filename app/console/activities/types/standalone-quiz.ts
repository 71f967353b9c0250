import { standaloneQuiz as standaloneQuizType } from '#contract/activity-types/standalone-quiz.ts'
import type { TypeForm } from './type-form.ts'

/** Type 22 (POL-11). */
export const standaloneQuiz: TypeForm = {
  contract: standaloneQuizType,
  name: 'Quiz avulso',
  about: 'Cada pergunta é tentada até acertar; quem completa ganha os pontos uma vez. Fica em “Quizzes”.',
  icon: 'play',
  fields: [],
  asks: { isSingle: true, hasRight: true, explains: true },
}
