import { describe, expect, test } from 'vitest'
import { lastNumberOf } from '#contract/activities/research/numbers.ts'
import type { Research } from '#contract/activities/research/research.ts'
import { question, quizOf } from '#tests/fixtures/research.ts'
import {
  addQuestion,
  appendQuestions,
  duplicateQuestion,
  moveQuestion,
  putFeedbacks,
  putQuestion,
  removeQuestion,
} from './change-research.ts'

const numbers = ({ questions }: Research) =>
  questions.map(({ id, options }) => [id, options.map((one) => one.id)])

describe('POL-02 questions are added, ordered, duplicated and removed', () => {
  const research = quizOf(3)

  test('one takes the place of itself; a new one comes last', () => {
    const changed = putQuestion(research, { ...question(2, 3), question: 'Outra?' })
    expect(changed.questions.map((one) => one.question)).toEqual(['Pergunta 1?', 'Outra?', 'Pergunta 3?'])
    expect(numbers(putQuestion(research, question(9, 3))).at(-1)).toEqual([9, []])
    expect(lastNumberOf(changed)).toBe(3)
  })

  test('a new one that is sent again is one; somebody else’s number is not taken', () => {
    const one = question(4, 3)
    const added = addQuestion(research, one)
    expect(addQuestion(added, one)).toBe(added)
    const second = addQuestion(added, { ...one, question: 'De outra pessoa?' })
    expect(second.questions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  })

  test('it moves by one place from where it was seen, and at an end nowhere', () => {
    const moved = moveQuestion(research, 1, 1, 1)
    expect(moved.questions.map(({ id }) => id)).toEqual([2, 1, 3])
    expect(moveQuestion(moved, 1, 1, 1)).toBe(moved)
    expect(moveQuestion(research, 1, -1, 1)).toBe(research)
    expect(moveQuestion(research, 3, 1, 3)).toBe(research)
    expect(moveQuestion(research, 9, 1, 1)).toBe(research)
  })

  test('a copy stands behind what it was made of, with numbers that nothing had', () => {
    expect(numbers(duplicateQuestion(research, 1))).toEqual([
      [1, [1, 2]],
      [4, [5, 6]],
      [2, [1, 2]],
      [3, [1, 2]],
    ])
    expect(duplicateQuestion(research, 9)).toBe(research)
  })

  test('what was removed leaves its number behind', () => {
    const removed = removeQuestion(duplicateQuestion(research, 3), 4)
    expect(numbers(removed)).toEqual(numbers(research))
    expect(
      numbers(appendQuestions(removed, [question(1, 3), question(1, 1, [{ id: 1, label: 'A' }])])),
    ).toEqual([...numbers(research), [7, []], [8, [9]]])
    expect(removeQuestion(removed, 4)).toBe(removed)
  })

  test('ACT-12 options speak for no feedback that is gone', () => {
    const feedback = (id: number) => ({ id, feedback: `Perfil ${id}`, range: 100 })
    const before: Research = {
      questions: [
        question(1, 1, [
          { id: 1, label: 'A', feedbackId: 2 },
          { id: 2, label: 'B', feedbackId: 3 },
        ]),
      ],
      feedbacks: [feedback(2), feedback(3)],
    }
    const after = putFeedbacks(before, [feedback(3)])
    expect(after.questions[0]?.options.map(({ feedbackId }) => feedbackId)).toEqual([undefined, 3])
    expect(lastNumberOf(putFeedbacks(after, []))).toBe(3)
  })
})
