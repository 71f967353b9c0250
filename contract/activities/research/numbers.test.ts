import { expect, test } from 'vitest'
import { question, quizOf, rightAndWrong } from '#tests/fixtures/research.ts'
import { askedOf, lastNumberOf, numberedOver } from './numbers.ts'
import { missingInPersonality, type Research } from './research.ts'

const research = (more: Partial<Research>): Research => ({ questions: [], feedbacks: [], ...more })

test('POL-02 the number of what was removed does not come back, whatever number a client sends', () => {
  const before = research({
    questions: [
      question(7, 1, [
        { id: 8, label: 'Sim' },
        { id: 9, label: 'Não' },
      ]),
    ],
  })
  const removed = numberedOver(before, research({ questions: [question(7, 1, [{ id: 8, label: 'Sim' }])] }))
  expect([removed.lastNumber, lastNumberOf(removed)]).toEqual([9, 9])
  const again = numberedOver(
    removed,
    research({
      questions: [
        question(7, 1, [
          { id: 8, label: 'Sim' },
          { id: 9, label: 'Talvez' },
        ]),
        question(3, 3),
      ],
    }),
  )
  expect(again.questions.map(({ id, options }) => [id, options.map((one) => one.id)])).toEqual([
    [7, [8, 10]],
    [11, []],
  ])
  expect(again.lastNumber).toBeUndefined()
})

test('POL-02 what is there keeps its numbers, also those of folders, which begin anew in each question', () => {
  const before = quizOf(3)
  expect(numberedOver(before, before)).toEqual(before)
})

test('ACT-12 an option goes on speaking for a feedback that got another number', () => {
  const before = research({ feedbacks: [{ id: 1, feedback: 'A', range: 100 }], lastNumber: 5 })
  const next = research({
    feedbacks: [{ id: 4, feedback: 'B', range: 100 }],
    questions: [question(6, 1, [{ id: 7, label: 'X', feedbackId: 4 }])],
  })
  const { feedbacks, questions } = numberedOver(before, next)
  expect([feedbacks[0]?.id, questions[0]?.options[0]?.feedbackId]).toEqual([8, 8])
})

test('POL-06 what says nothing makes no version', () => {
  const plain = research({ questions: [question(1, 1, [{ id: 1, label: 'A' }])] })
  const said = research({
    questions: [{ ...question(1, 1, [{ id: 1, label: 'A', color: null, correct: false }]), image: null }],
    lastNumber: 9,
  })
  expect(askedOf(said)).toEqual(askedOf(plain))
  expect(askedOf(quizOf(1))).not.toEqual(
    askedOf(research({ questions: [question(1, 1, rightAndWrong.slice(1))] })),
  )
})

test('ACT-12 a profile without any feedback misses that, and not one for each option', () => {
  expect(missingInPersonality(quizOf(2)).map(({ path }) => path)).toEqual([['feedbacks']])
})
