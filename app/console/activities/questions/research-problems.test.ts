import { expect, test } from 'vitest'
import { question, quizOf, rightAndWrong } from '#tests/fixtures/research.ts'
import { problemsOfQuestion, researchProblems } from './research-problems.ts'

const research = { questions: [question(4, 1, rightAndWrong), question(9, 1, rightAndWrong)], feedbacks: [] }
const refused = {
  points: 'Informe um valor',
  'body.research.questions[1].options': 'ao menos duas opções',
  'body.research.questions[0].options[1].feedbackId': 'o número de um resultado desta atividade',
  'body.research.feedbacks': 'um resultado que alcance 100%',
  'body.research.questions': 'uma pergunta só',
}

test('POL-02 what a research misses is said in words, with the page it is mended on', () => {
  const { fields, links } = researchProblems(refused, 7, research)
  expect(fields).toEqual({ points: 'Informe um valor' })
  expect(links).toEqual([
    { message: 'Pergunta 2: ao menos duas opções', href: '/gestao/atividades/7?pergunta=9#pergunta-9' },
    {
      message: 'Pergunta 1, opção 2: escolha por qual resultado ela fala',
      href: '/gestao/atividades/7?pergunta=4#pergunta-4',
    },
    {
      message: 'Resultados possíveis: um resultado que alcance 100%',
      href: '/gestao/atividades/7/perguntas/resultados',
    },
    { message: 'Perguntas: uma pergunta só', href: '/gestao/atividades/7/perguntas' },
  ])
  expect(researchProblems({}, 7, quizOf(1))).toEqual({ fields: {}, links: [] })
})

test('POL-02 on the page of a question its own fields are named, the others in words', () => {
  const { fields, messages } = problemsOfQuestion(refused, 7, research, 9)
  expect(fields).toEqual({ options: 'ao menos duas opções' })
  expect(messages).toHaveLength(4)
  expect(messages).toContain('Informe um valor')
})
