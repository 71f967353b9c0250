import { expect, test } from 'vitest'
import type { Research } from '#contract/activities/research/research.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { question, rightAndWrong } from '#tests/fixtures/research.ts'
import { askedSurvey, surveyPage } from '#tests/fixtures/survey.ts'

/** Surveys as a browser without scripts has them. */
const world = apiWorld()
const portal = portalWorld()

const asked = (questions: Research['questions'], type?: number) =>
  askedSurvey(world, portal, questions, type === undefined ? {} : { type })

test('POL-01 ADR 86 a survey whose questions change while it is answered is sent, by way of what lacks an answer', async () => {
  const { ask, keep, take, see } = await asked([
    question(1, 1, rightAndWrong),
    question(2, 3),
    question(3, 3),
  ])
  await keep({ question: 1, options: [1] })
  await keep({ question: 2, answer: 'Some' })
  await ask([question(1, 1, [...rightAndWrong.slice(1), { id: 3, label: 'Nova' }]), question(3, 3)])
  const refused = await take(2, 'enviar', ['q3-texto', 'Fica'])
  expect([refused.status, refused.location]).toEqual([302, `${surveyPage}?faltou=1`])
  expect((await see(`${surveyPage}?faltou=1`)).text).toContain('Uma pergunta não foi respondida!')
  expect((await take(1, 'proximo', ['q1', '3'])).location).toBe(`${surveyPage}?pergunta=2`)
  const sent = await take(2, 'enviar')
  expect(sent.location).toMatch(/\?participacao=\d+$/)
})

test('POL-04 ERR-04 a CPF that is none is said beside its question, wherever the sending was', async () => {
  const cpf = { ...question(1, 3), question: 'Qual é o seu CPF?' }
  const { keep, take, see } = await asked([cpf, question(2, 3)])
  await keep({ question: 1, answer: '111.111.111-11' })
  const refused = await take(2, 'enviar', ['q2-texto', 'Fim'])
  expect(refused.location).toBe(`${surveyPage}?faltou=1`)
  const { text } = await see(`${surveyPage}?faltou=1`)
  expect(text).toContain('CPF inválido')
  expect(text).toContain('Erro no envio')
  expect(text).not.toContain('Uma pergunta não foi respondida!')
  expect(formFields(text, 'pergunta')).toContainEqual(['q1-texto', '111.111.111-11'])
})

test('ACT-12 a step without an answer, where every question wants one, says so', async () => {
  const { take } = await asked([question(1, 1, rightAndWrong), question(2, 1, rightAndWrong)], 11)
  const refused = await take(1, 'proximo')
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Erro no envio')
  expect(refused.text).toContain('Uma pergunta não foi respondida!')
})

test('ACT-S02 a like that is refused leads back; with scripts the page stays and says why', async () => {
  const { see } = await asked([question(1, 3)])
  expect(await see('/homepage/atividades/9/curtida', [['like', 'on']])).toMatchObject({
    status: 302,
    location: '/homepage',
  })
  const quiet = await see('/homepage/atividades/9/curtida', [
    ['like', 'on'],
    ['quiet', '1'],
  ])
  expect(quiet.text).toContain('Erro! Esta atividade não está disponível.')
})

test('POL-02 Outro without words, and words beside another choice, are said and kept', async () => {
  for (const [type, said] of [
    [4, 'Apenas uma opção por pergunta'],
    [5, null],
  ] as const) {
    const { take, see } = await asked([question(1, type, rightAndWrong), question(2, 3)])
    const empty = await take(1, 'proximo', ['q1', 'outro'])
    expect(empty.status).toBe(422)
    expect(empty.text).toContain('Esse campo é obrigatório')
    expect(formFields(empty.text, 'pergunta')).toContainEqual(['q1', 'outro'])
    const both = await take(1, 'proximo', ['q1', '2'], ['q1-texto', 'Do meu jeito'])
    expect(both.status).toBe(said ? 422 : 302)
    const { text } = said ? both : await see(surveyPage)
    if (said) expect(text).toContain(said)
    expect(formFields(text, 'pergunta')).toEqual(
      expect.arrayContaining([
        ['q1', '2'],
        ['q1-texto', 'Do meu jeito'],
      ]),
    )
  }
})

test('ACT-09 POL-09 two boxes of a checklist are refused in words, and both are still ticked', async () => {
  const { see } = await asked([question(1, 1, rightAndWrong)], 9)
  const detail = '/homepage/atividades/1'
  const own = formFields((await see(detail)).text, 'q1')
  const refused = await see(detail, [...own, ['q1', '1'], ['q1', '2']])
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Apenas uma opção por pergunta')
  expect(formFields(refused.text, 'q1').filter(([name]) => name === 'q1')).toEqual([
    ['q1', '1'],
    ['q1', '2'],
  ])
  const sent = await see(detail, [...own, ['q1', '1']])
  expect(sent.location).toMatch(/\?participacao=\d+$/)
})

test('POL-07 a survey that was sent says so in its dialog', async () => {
  const { take, see } = await asked([question(1, 3)])
  const { location } = await take(1, 'enviar', ['q1-texto', 'Fim'])
  expect((await see(location ?? '')).text).toContain('Operação realizada com sucesso.')
})

test('SOC-12 comments that were switched off meanwhile: the text comes back with the reason', async () => {
  const { see, setComments } = await asked([question(1, 3)])
  const detail = '/homepage/atividades/1'
  await setComments(true)
  const fields = formFields((await see(detail)).text, 'description')
  await setComments(false)
  const typed = fields.map(([name, value]): [string, string] => [
    name,
    name === 'description' ? 'Adorei' : value,
  ])
  const refused = await see(detail, typed)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Os comentários desta atividade estão fechados.')
  expect(refused.text).toContain('Adorei')
})
