import { quiz as quizType } from '#contract/activity-types/quiz.ts'
import type { TypeForm } from './type-form.ts'

/** Type 6 (ACT-06). */
export const quiz: TypeForm = {
  contract: quizType,
  name: 'Quiz',
  about: 'Perguntas com resposta certa; quem acerta metade ou mais ganha os pontos.',
  icon: 'help',
  fields: [],
  asks: { isSingle: true, hasRight: true, feedbacks: 'score' },
}
