import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { activities } from '#api/activities/participation/tables.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { keepResearchAnswer } from '#contract/activities/research/endpoints.ts'
import type { Research } from '#contract/activities/research/research.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { question, rightAndWrong } from '#tests/fixtures/research.ts'

/** Surveys as a browser without scripts has them. */
const world = apiWorld()
const portal = portalWorld()
const page = '/homepage/survey/1/1'

type Questions = Research['questions']

/** A member before an activity that asks; `ask` changes what it asks. */
async function asked(questions: Questions, type = 8) {
  const activity = {
    id: 1,
    type,
    name: 'Pesquisa',
    points: 10,
    limitPerUser: 1,
    body: { research: { questions } },
  }
  const station = await world.station({ content: { activities: [activity] } })
  const { client, token } = await addMember(world, station)
  const visit = portal.of(world, station.slug)
  const cookie = `${sessionCookieName(false)}=${token}`
  const see = async (path: string, form?: [string, string][]) => {
    const answer = await visit(path, { cookie }, form)
    return { ...answer, text: answer.text.replace(/<(script|style)[\s\S]*?<\/\1>/g, '') }
  }
  return {
    see,
    keep: (answer: { question: number; options?: number[]; answer?: string }) =>
      client.call(keepResearchAnswer, { params: { id: 1 }, body: { answer } }),
    ask: (changed: Questions) =>
      world.database.db
        .update(activities)
        .set({ body: { research: { questions: changed } } })
        .where(and(eq(activities.stationId, station.id), eq(activities.id, 1))),
    setComments: (commentsAndLikes: boolean) =>
      world.database.db
        .update(activities)
        .set({ commentsAndLikes })
        .where(and(eq(activities.stationId, station.id), eq(activities.id, 1))),
    /** Sends a step as its page has it, with these fields in place of its own of the same name. */
    async take(step: number, intent: string, ...fields: [string, string][]) {
      const path = `${page}?pergunta=${step}`
      const own = formFields((await see(path)).text, 'pergunta')
      const names = new Set(fields.map(([name]) => name))
      return see(path, [...own.filter(([name]) => !names.has(name)), ...fields, ['passo', intent]])
    },
  }
}

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
  expect([refused.status, refused.location]).toEqual([302, `${page}?faltou=1`])
  expect((await see(`${page}?faltou=1`)).text).toContain('Uma pergunta não foi respondida!')
  expect((await take(1, 'proximo', ['q1', '3'])).location).toBe(`${page}?pergunta=2`)
  const sent = await take(2, 'enviar')
  expect(sent.location).toMatch(/\?participacao=\d+$/)
})

test('POL-04 ERR-04 a CPF that is none is said beside its question, wherever the sending was', async () => {
  const cpf = { ...question(1, 3), question: 'Qual é o seu CPF?' }
  const { keep, take, see } = await asked([cpf, question(2, 3)])
  await keep({ question: 1, answer: '111.111.111-11' })
  const refused = await take(2, 'enviar', ['q2-texto', 'Fim'])
  expect(refused.location).toBe(`${page}?faltou=1`)
  const { text } = await see(`${page}?faltou=1`)
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
    const { text } = said ? both : await see(page)
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
