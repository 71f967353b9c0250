import { expect, test } from 'vitest'
import type { ResearchAnswer } from '#contract/activities/research/schemas.ts'
import { question, rightAndWrong } from '#tests/fixtures/research.ts'
import { checkAnswers } from './check-answers.ts'

const research = {
  questions: [
    question(1, 1, rightAndWrong),
    question(2, 2, rightAndWrong),
    question(3, 3),
    question(4, 4, rightAndWrong),
    question(5, 5, rightAndWrong),
    question(6, 6),
  ],
  feedbacks: [],
}
const answer = (id: number, options: number[] = [], text = ''): ResearchAnswer => ({
  question: id,
  options,
  answer: text,
})
/** What is needed, and nothing else. */
const least = [answer(1, [1]), answer(3, [], 'Sim'), answer(4, [2])]
const fieldsOf = (answers: ResearchAnswer[], needsAll = false) => {
  try {
    checkAnswers(research, answers, { needsAll })
  } catch (error) {
    return (error as { fields?: unknown }).fields
  }
  return undefined
}

test('POL-03 free texts and single choices are required, multiple choices and videos are not', () => {
  const required = ['Esse campo é obrigatório']
  expect(fieldsOf([])).toEqual({ q1: required, q3: required, q4: required })
  expect(fieldsOf(least)).toBeUndefined()
})

test('ACT-12 where every question counts, each that is missing says so', () => {
  expect(fieldsOf(least, true)).toEqual({
    q2: ['Uma pergunta não foi respondida!'],
    q5: ['Uma pergunta não foi respondida!'],
    q6: ['Uma pergunta não foi respondida!'],
  })
})

test('POL-09 a single choice takes one option, its own words included', () => {
  const one = ['Apenas uma opção por pergunta']
  expect(fieldsOf([...least.slice(1), answer(1, [1, 2])])).toEqual({ q1: one })
  expect(fieldsOf([...least.slice(0, 2), answer(4, [1], 'Outra')])).toEqual({ q4: one })
  expect(fieldsOf([...least.slice(0, 2), answer(4, [], 'Outra')])).toBeUndefined()
  expect(fieldsOf([...least, answer(5, [1, 2], 'E mais')])).toBeUndefined()
})

test('POL-03 600 letters as people count them, one more is too long; what has no width is nothing', () => {
  const withText = (text: string) => fieldsOf([answer(1, [1]), answer(4, [2]), answer(3, [], text)])
  expect(withText('👩‍👩‍👧'.repeat(600))).toBeUndefined()
  // A pile of accents is thinned to the few that a letter has (SEC-72).
  expect(withText(`e${'\u0316'.repeat(13_000)}`)).toBeUndefined()
  expect(withText('a'.repeat(601))).toEqual({ q3: ['Esse campo deve possuir no máximo 600 caracteres'] })
  expect(withText('\u200b\u200d\u2060 ')).toEqual({ q3: ['Esse campo é obrigatório'] })
  expect(withText('\u202eאבג')).toBeUndefined()
})

test('POL-04 VAL-05 GAP-43 what is asked for a CPF or a date is one', () => {
  const asked = (text: string, written: string, mask?: 'cpf' | 'date' | 'none') => {
    const masked = { questions: [{ ...question(3, 3), question: text, mask }], feedbacks: [] }
    try {
      return checkAnswers(masked, [answer(3, [], written)])
    } catch (error) {
      return (error as { fields: Record<string, string[]> }).fields.q3?.[0]
    }
  }
  expect(asked('Qual é o seu CPF?', '111.111.111-11')).toBe('CPF inválido')
  expect(asked('Qual é o seu CPF?', '529.982.247-25')).toMatchObject([{ text: '529.982.247-25' }])
  // One form, however it was typed.
  for (const written of ['52998224725', '529 982 247 25', '529.982.247–25'])
    expect(asked('Qual é o seu CPF?', written)).toMatchObject([{ text: '529.982.247-25' }])
  for (const written of ['5/3/1990', '1990-03-05', '05031990'])
    expect(asked('Data de nascimento', written)).toMatchObject([{ text: '05/03/1990' }])
  expect(asked('Data de nascimento', '31/02/2020')).toBe('Data Inválida!')
  // Whole words alone, in any letters; what the question says of itself wins.
  expect(asked('QUAL A DATA?', 'Ontem')).toBe('Data Inválida!')
  for (const text of ['Quem é a sua mandatária?', 'Como datá-lo?', 'E o database?', 'E o CPF2?'])
    expect(asked(text, 'Bom')).toMatchObject([{ text: 'Bom' }])
  expect(asked('Que data marcou você?', 'O Carnaval', 'none')).toMatchObject([{ text: 'O Carnaval' }])
  expect(asked('E o seu número?', '111.111.111-11', 'cpf')).toBe('CPF inválido')
})

test('POL-06 what was not asked, options of another question, and two answers to one are refused', () => {
  const check = (...answers: ResearchAnswer[]) => {
    try {
      checkAnswers(research, answers)
    } catch (error) {
      return (error as { code: string }).code
    }
    return undefined
  }
  expect(check(...least, answer(99, [1]))).toBe('conflict')
  expect(check(...least.slice(1), answer(1, [7]))).toBe('conflict')
  expect(check(...least, answer(2, [1, 1]))).toBe('conflict')
  expect(check(...least, answer(1, [2]))).toBe('invalid_input')
})
