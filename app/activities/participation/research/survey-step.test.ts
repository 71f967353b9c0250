import { expect, test } from 'vitest'
import { stepOf, surveyPath, wrongPath, wrongSteps } from './survey-step.ts'

const questions = [4, 9, 2].map((id) => ({ id, question: `${id}?` }))

test.each([
  [null, 1],
  ['2', 2],
  ['3', 3],
  ['4', 3],
  ['0', 1],
  ['-1', 1],
  ['1e9', 1],
  ['__proto__', 1],
])('POL-01 ?pergunta=%s of three is question %i', (text, step) => {
  expect(stepOf(text, 3)).toBe(step)
})

test('POL-01 the first question has the address of the survey', () => {
  expect(surveyPath(7)).toBe('/homepage/survey/7/7')
  expect(surveyPath(7, 2)).toBe('/homepage/survey/7/7?pergunta=2')
})

test('POL-07 ERR-04 what is wrong is named in the order of the questions, and nothing else is', () => {
  expect(wrongSteps(questions, { q2: ['x', 'y'], q9: ['z'], action: ['a'] })).toEqual([
    { step: 2, question: '9?', message: 'z' },
    { step: 3, question: '2?', message: 'x' },
  ])
  expect(wrongSteps(questions, { q4: 'x' })).toEqual([{ step: 1, question: '4?', message: 'x' }])
  expect(wrongSteps([{ id: 1, question: '' }], { q2: 'x' })).toEqual([])
})

test('POL-07 what was wrong is said at its step', () => {
  expect(wrongPath(7, 1)).toBe('/homepage/survey/7/7?faltou=1')
  expect(wrongPath(7, 2)).toBe('/homepage/survey/7/7?pergunta=2&faltou=1')
})
