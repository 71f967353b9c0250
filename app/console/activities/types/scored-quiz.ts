import { scoredQuiz as scoredQuizType } from '#contract/activity-types/scored-quiz.ts'
import type { TypeForm } from './type-form.ts'

/** Type 11 (ACT-11). */
export const scoredQuiz: TypeForm = {
  contract: scoredQuizType,
  name: 'Desafio',
  about: 'Perguntas com resposta certa e um resultado por faixa de acertos.',
  icon: 'trophy',
  fields: [],
  asks: { isSingle: true, hasRight: true, feedbacks: 'score' },
}
