import { expect, test } from 'vitest'
import { lacksWords, readAnswer } from './answer-form.ts'

const options = [1, 2, 3].map((id) => ({ id, label: `${id}`, color: null, textColor: null, image: null }))
const form = (...entries: [string, string][]) => {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}
const choice = { id: 5, options, otherOption: false }

test('POL-02 chosen options, in the order they are asked in, and no others', () => {
  const sent = form(['q5', '3'], ['q5', '1'], ['q5', '99'], ['q5', '1'], ['q6', '2'])
  expect(readAnswer(choice, sent)).toEqual({ question: 5, options: [1, 3], answer: '' })
})

test('POL-02 own words count whatever is chosen, where there may be some', () => {
  const other = { ...choice, otherOption: true }
  const words = ['q5-texto', 'Do meu jeito'] as [string, string]
  expect(readAnswer(other, form(['q5', 'outro'], words))).toMatchObject({
    options: [],
    answer: 'Do meu jeito',
  })
  expect(readAnswer(other, form(words))).toMatchObject({ options: [], answer: 'Do meu jeito' })
  expect(readAnswer(other, form(['q5', '2'], words))).toMatchObject({ options: [2], answer: 'Do meu jeito' })
  expect(readAnswer(other, form(['q5', '2'], ['q5', 'outro'], words))).toMatchObject({
    options: [2],
    answer: 'Do meu jeito',
  })
  expect(readAnswer(choice, form(words))).toMatchObject({ answer: '' })
})

test('POL-02 a free text is what was typed', () => {
  const text = { id: 5, options: [], otherOption: false }
  expect(readAnswer(text, form(['q5-texto', ' Oi ']))).toEqual({ question: 5, options: [], answer: ' Oi ' })
  expect(readAnswer(text, form())).toMatchObject({ answer: '' })
})

test('POL-02 Outro wants words', () => {
  const other = { ...choice, otherOption: true }
  expect(lacksWords(other, form(['q5', 'outro'], ['q5-texto', ' ']))).toBe(true)
  expect(lacksWords(other, form(['q5', 'outro'], ['q5-texto', 'Sim']))).toBe(false)
  expect(lacksWords(other, form(['q5', '2']))).toBe(false)
  expect(lacksWords(choice, form(['q5', 'outro']))).toBe(false)
})
