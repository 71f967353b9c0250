import { expect, test } from 'vitest'
import { researchDifferences } from './research-differences.ts'

const line = (research: object) => ({ body: { research } })

test('TEN-12 the history tells which questions came, changed, moved and went', () => {
  const before = line({
    questions: { 1: 'Um?', 2: 'Dois?', 3: 'Três?' },
    order: 'Um? · Dois?',
    feedbacks: { 4: '50%: x' },
  })
  const after = line({
    questions: { 1: 'Uma?', 9: 'Nova?', 10: 'Outra?' },
    order: 'Nova? · Uma?',
    feedbacks: {},
  })
  expect(researchDifferences(before, after)).toEqual([
    { label: 'Pergunta mudada', theirs: 'Um?', mine: 'Uma?' },
    { label: 'Pergunta removida', theirs: 'Dois?', mine: '' },
    { label: 'Pergunta removida (2)', theirs: 'Três?', mine: '' },
    { label: 'Pergunta nova', theirs: '', mine: 'Nova?' },
    { label: 'Pergunta nova (2)', theirs: '', mine: 'Outra?' },
    { label: 'Ordem das perguntas', theirs: 'Um? · Dois?', mine: 'Nova? · Uma?' },
    { label: 'Resultado removido', theirs: '50%: x', mine: '' },
  ])
})

test.each([undefined, null, 'x', { body: null }, line({ questions: [null, { id: 1 }], order: 3 })])(
  'TEN-12 a line without questions, like %j, tells of none',
  (value) => {
    expect(researchDifferences(value, value)).toEqual([])
  },
)
