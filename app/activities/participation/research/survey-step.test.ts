import { expect, test } from 'vitest'
import { stepOf, stepOfField, surveyPath } from './survey-step.ts'

const questions = [{ id: 4 }, { id: 9 }, { id: 2 }]

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

test('POL-03 a refusal leads to the first question that it names', () => {
  expect(stepOfField(questions, { q2: ['x'], q9: ['x'] })).toBe(2)
  expect(stepOfField(questions, { action: ['x'] })).toBeNull()
  expect(stepOfField(questions, {})).toBeNull()
})
