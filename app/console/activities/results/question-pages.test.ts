import { describe, expect, test } from 'vitest'
import { questionsOnPage } from './question-pages.ts'

const option = { id: 1, label: 'a', color: null, correct: false, votes: 0 }
const questions = (amount: number, options: number) =>
  Array.from({ length: amount }, (_, at) => ({
    id: at + 1,
    question: 'Qual?',
    type_id: 1,
    answered: 0,
    texts: 0,
    options: Array.from({ length: options }, () => option),
  }))

describe('SEC-70 results come in pages of so many rows', () => {
  test('a usual survey is one page', () => {
    expect(questionsOnPage(questions(20, 5), 1)).toMatchObject({ page: 1, pages: 1 })
  })

  test('every question of the largest survey is on one of its pages, in order', () => {
    const most = questions(100, 50)
    const { pages } = questionsOnPage(most, 1)
    const places = Array.from({ length: pages }, (_, at) => questionsOnPage(most, at + 1).onPage).flat()
    expect(places.map(({ place }) => place)).toEqual(most.map((_, at) => at + 1))
    expect(questionsOnPage(most, 1).onPage).toHaveLength(3)
  })

  test('a page that is not there is the nearest; nothing asked is one empty page', () => {
    expect(questionsOnPage(questions(10, 50), 99)).toMatchObject({ page: 4, pages: 4 })
    expect(questionsOnPage([], 1)).toEqual({ page: 1, pages: 1, onPage: [] })
  })
})
