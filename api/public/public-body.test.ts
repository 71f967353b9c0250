import { expect, test } from 'vitest'
import { publicBody } from './public-body.ts'

test('PUB-19 a quiz tells how much it asks, not what is right; a single question is shown', () => {
  const question = (id: number) => ({
    id,
    question: `Pergunta ${id}?`,
    options: [
      { id: 1, label: 'Sim', correct: true },
      { id: 2, label: 'Não' },
    ],
  })
  const quiz = publicBody({ research: { questions: [question(1), question(2)] } })
  expect(quiz.researches).toEqual([{ questions_count: 2, questions: [] }])
  const poll = publicBody({ research: { questions: [question(1)] } })
  expect(poll.researches[0]?.questions).toEqual([{ question: 'Pergunta 1?', options: ['Sim', 'Não'] }])
  expect(JSON.stringify([quiz, poll])).not.toContain('correct')
})

test('PUB-19 products with prices in reais, without stock figures', () => {
  const products = [{ id: 1, name: 'Camiseta', valueCents: 8900, discountCents: 1000, stock: 0 }]
  const body = publicBody({ products })
  expect(body.products).toMatchObject([{ value: 89, discount: 10, soldOut: true }])
  expect(JSON.stringify(body)).not.toContain('stock')
})
