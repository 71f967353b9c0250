import { expect, test } from 'vitest'
import { type Research, researchSchema } from '#contract/activities/research/research.ts'
import { question, quizOf } from '#tests/fixtures/research.ts'
import type { CheckedAnswer } from './check-answers.ts'
import { feedbackByChoices, feedbackByScore, hasRight, percentOf, rightOf } from './score.ts'

const chosen = (questionId: number, ...optionIds: number[]): CheckedAnswer => ({
  questionId,
  optionIds,
  text: null,
  upload: null,
})
const feedback = (id: number, range: number) => ({ id, feedback: `Resultado ${id}`, range })

test('ACT-11 right are the questions whose right option was chosen', () => {
  const quiz = quizOf(3)
  expect(rightOf(quiz, [chosen(1, 1), chosen(2, 2), chosen(3, 1)])).toBe(2)
  expect(rightOf(quiz, [])).toBe(0)
  expect(rightOf(quiz, [chosen(1, 1, 2)])).toBe(0)
})

test('ACT-11 a checklist without right options has no score', () => {
  const quiz = quizOf(2)
  expect(hasRight(quiz)).toBe(true)
  const questions = quiz.questions.map((one) => ({
    ...one,
    options: one.options.map(({ correct: _, ...option }) => option),
  }))
  expect(hasRight({ ...quiz, questions })).toBe(false)
})

test.each([
  [1, 3, 33.33],
  [2, 3, 66.67],
  [1, 8, 12.5],
  [0, 5, 0],
  [5, 5, 100],
])('ACT-11 %i of %i is %d per cent, with two decimals', (right, asked, percent) => {
  expect(percentOf(right, asked)).toBe(percent)
})

test('POL-08 GAP-40 the first range that reaches the score, however they were written down', () => {
  const list = [feedback(3, 100), feedback(1, 50), feedback(2, 75)]
  const of = (percent: number) => feedbackByScore(list, percent)?.id
  expect([0, 50, 50.01, 75, 99.99, 100].map(of)).toEqual([1, 1, 2, 2, 3, 3])
})

test('POL-08 GAP-40 none reached is the highest, and ranges are percent, however small', () => {
  const list = [feedback(1, 40), feedback(2, 80)]
  expect(feedbackByScore(list, 100)?.id).toBe(2)
  expect(feedbackByScore([feedback(1, 0.5), feedback(2, 1)], 0.75)?.id).toBe(2)
  expect(feedbackByScore([], 100)).toBeUndefined()
})

test.each([
  [1, 6, 0.1667],
  [5, 9, 0.5556],
  [29, 100, 0.29],
])('POL-08 GAP-40 %i of %i is reached by the share %d', (right, asked, range) => {
  const { feedbacks } = researchSchema.parse({ feedbacks: [feedback(1, range), feedback(2, 1)] })
  expect(feedbackByScore(feedbacks, percentOf(right, asked))?.id).toBe(1)
})

test('ACT-12 the feedback of most options; of as many, the one that stands first', () => {
  const options = [1, 2, 3].map((id) => ({ id, label: `${id}`, feedbackId: id }))
  const research: Research = {
    questions: [1, 2, 3].map((id) => question(id, 1, options)),
    feedbacks: [feedback(2, 100), feedback(1, 100), feedback(3, 100)],
  }
  const of = (...choices: number[]) =>
    feedbackByChoices(
      research,
      choices.map((choice, at) => chosen(at + 1, choice)),
    )?.id
  expect(of(3, 3, 1)).toBe(3)
  expect(of(1, 2, 3)).toBe(2)
  expect(of(1, 3)).toBe(1)
  expect(of()).toBeUndefined()
})
