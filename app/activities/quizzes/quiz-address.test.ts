import { expect, test } from 'vitest'
import { viewOf } from './quiz-address.ts'

const open = { state: 'open', message: '' } as const
const played = (solved: number, more: object = {}) => ({
  id: 7,
  finished: null,
  participation: open,
  questions: [1, 2, 3].map((nth) => ({ correctAnswer: nth <= solved ? 1 : null })),
  ...more,
})
const view = (search: string, quiz: Parameters<typeof viewOf>[1]) => viewOf(new URLSearchParams(search), quiz)
const elsewhere = (path: string) => ({ kind: 'elsewhere', path: `/homepage/quizzes/quiz?id=7${path}` })
const finished = { earned: 10, createdAt: '2026-01-01T00:00:00Z' }
const closed = { participation: { state: 'outside_window', message: 'Fechado' } } as const

test.each([
  ['', 0, { kind: 'start' }],
  ['pergunta=1', 0, { kind: 'question', step: 1 }],
  ['pergunta=1', 2, { kind: 'question', step: 1 }],
  ['pergunta=3', 2, { kind: 'question', step: 3 }],
  ['pergunta=3', 3, { kind: 'question', step: 3 }],
  ['resultado=todas', 3, { kind: 'result', filter: 'todas' }],
  ['resultado=erradas', 3, { kind: 'result', filter: 'erradas' }],
  ['resultado=__proto__', 3, { kind: 'result', filter: 'todas' }],
])('POL-11 ?%s after %i of three', (search, solved, expected) => {
  expect(view(search, played(solved))).toEqual(expected)
})

test.each([
  ['pergunta=2', 0, '&pergunta=1'],
  ['pergunta=3', 1, '&pergunta=2'],
  ['pergunta=4', 3, '&pergunta=3'],
  ['pergunta=-1', 1, '&pergunta=2'],
  ['pergunta=1e9', 1, '&pergunta=2'],
  ['resultado=todas', 2, '&pergunta=3'],
])('POL-11 ?%s after %i of three leads to where one is', (search, solved, path) => {
  expect(view(search, played(solved))).toEqual(elsewhere(path))
})

test('POL-13 one that is finished shows its result and asks nothing more', () => {
  expect(view('pergunta=1', played(0, { finished }))).toEqual(elsewhere('&resultado=todas'))
  expect(view('resultado=certas', played(0, { finished }))).toEqual({ kind: 'result', filter: 'certas' })
})

test('ACT-S05 one that is over asks nothing; what is solved is still shown', () => {
  expect(view('pergunta=1', played(0, closed))).toEqual(elsewhere(''))
  expect(view('resultado=todas', played(3, closed))).toEqual({ kind: 'result', filter: 'todas' })
})
