import { expect, test } from 'vitest'
import type { Research } from '#contract/activities/research/research.ts'
import { question, quizOf, rightAndWrong } from '#tests/fixtures/research.ts'
import { researchDifferences } from './research-differences.ts'

const line = (research: Research) => ({ body: { research } })

test('TEN-12 the history tells which questions came, changed, moved and went', () => {
  const before = quizOf(3)
  const [one, two, three] = before.questions
  if (!one || !two || !three) throw new Error('There are three questions')
  const after = {
    ...before,
    questions: [three, { ...one, question: 'Outra?' }, question(9, 1, rightAndWrong)],
  }
  expect(researchDifferences(line(before), line(after))).toEqual([
    {
      label: 'Pergunta 2',
      theirs: 'Pergunta 1? (Escolha única)\n– Certa (certa)\n– Errada',
      mine: 'Outra? (Escolha única)\n– Certa (certa)\n– Errada',
    },
    { label: 'Pergunta 3', theirs: '', mine: 'Pergunta 9? (Escolha única)\n– Certa (certa)\n– Errada' },
    {
      label: 'Pergunta 2 (removida)',
      theirs: 'Pergunta 2? (Escolha única)\n– Certa (certa)\n– Errada',
      mine: '',
    },
    { label: 'Ordem das perguntas', theirs: 'Pergunta 1? · Pergunta 3?', mine: 'Pergunta 3? · Outra?' },
  ])
  expect(researchDifferences(line(before), line(before))).toEqual([])
})

test.each([undefined, null, 'x', { body: null }, { body: { research: { questions: 3 } } }])(
  'TEN-12 a line without questions, like %j, tells of none',
  (value) => {
    expect(researchDifferences(value, line(quizOf(1)))).toEqual([])
  },
)
