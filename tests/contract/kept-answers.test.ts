import { expect, test } from 'vitest'
import type { Api } from '#api/index.ts'
import { pageOwnerMark } from '#app/session/page-mark.server.ts'
import { pageOwnerField } from '#app/session/page-owner.ts'
import type { InjectedStation } from '#app/station/portal-context.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { mp4 } from '#tests/fixtures/film.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { appSecret, portalWorld } from '#tests/fixtures/portal.ts'
import { question, rightAndWrong } from '#tests/fixtures/research.ts'
import { askedSurvey, surveyPage } from '#tests/fixtures/survey.ts'

/** What was typed into a survey is kept, and what keeps it from being sent is said of every question. */
const world = apiWorld()
const portal = portalWorld()

const kept = `${surveyPage}/resposta`
const told: [string, string] = ['anonima', '0']

test('POL-01 leaving a step keeps its answer, whole or not, and leads to the activity', async () => {
  const { take, see, draft } = await askedSurvey(world, portal, [
    question(1, 1, rightAndWrong),
    { ...question(2, 3), question: 'Qual é o seu CPF?' },
  ])
  expect((await see(`${surveyPage}?pergunta=2`)).text).toContain('Sair e continuar depois')
  const left = await take(2, 'sair', ['q2-texto', '123'])
  expect([left.status, left.location]).toEqual([302, '/homepage/atividades/1'])
  expect((await draft()).answers).toMatchObject([{ question: 2, answer: '123' }])
  expect((await take(1, 'sair')).location).toBe('/homepage/atividades/1')
  expect((await see('/homepage/atividades/1')).text).toContain('1 de 2 respondidas')
})

test('POL-01 ADR 102 what a page keeps meanwhile is kept, over what was kept, and leads nowhere', async () => {
  const { see, draft } = await askedSurvey(world, portal, [question(1, 4, rightAndWrong), question(2, 3)])
  const send = async (...fields: [string, string][]) => (await see(kept, [told, ...fields])).status
  expect(await send(['questao', '1'], ['q1', '2'])).toBe(204)
  expect(await send(['questao', '1'], ['q1', 'outro'], ['q1-texto', 'Do meu'])).toBe(204)
  expect(await send(['questao', '2'], ['q2-texto', 'a'.repeat(700)])).toBe(204)
  const { answers } = await draft()
  expect(answers).toMatchObject([
    { question: 1, options: [], answer: 'Do meu' },
    { question: 2, answer: 'a'.repeat(700) },
  ])
  // Nobody asks that: there is nothing to try again.
  expect(await send(['questao', '9'], ['q9-texto', 'x'])).toBe(204)
  expect(await send(['q2-texto', 'x'])).toBe(204)
  expect((await see('/homepage/survey/9/9/resposta', [told, ['questao', '1']])).status).toBe(204)
  expect((await draft()).answers).toEqual(answers)
  expect((await see(kept)).location).toBe(surveyPage)
})

test('POL-01 GAP-111 what was typed when the page said otherwise is not kept; nobody is led from their page', async () => {
  const { see, visit, draft } = await askedSurvey(world, portal, [question(1, 3)], { anonymous: true })
  const fields: [string, string][] = [
    ['questao', '1'],
    ['q1-texto', 'Fui eu'],
  ]
  expect((await see(kept, [told, ...fields])).status).toBe(409)
  expect((await draft()).answers).toEqual([])
  const loggedOut = await visit(kept, {}, [told, ...fields])
  expect(loggedOut.location).toMatch(/^\/login/)
  // The script goes nowhere, and what is kept for the log-in are forms of pages.
  expect(loggedOut.cookies.join()).not.toContain('digitado')
})

test('SEC-120 POL-01 POL-05 what the page of another person keeps meanwhile, a video too, becomes nobody’s answer', async () => {
  const { see, draft, station } = await askedSurvey(world, portal, [question(1, 3), question(2, 6)])
  const another = await addMember(world, station)
  const context = {
    cookies: { secret: appSecret, secure: false },
    station: { id: station.id } as InjectedStation,
  }
  const theirs = pageOwnerMark(context, another.id)
  const typed = await see(kept, [[pageOwnerField, theirs], told, ['questao', '1'], ['q1-texto', 'Fui eu']])
  expect([typed.status, typed.location]).toEqual([302, kept])
  const film = new FormData()
  film.append(pageOwnerField, theirs)
  film.append('q2-video', new File([new Uint8Array(mp4())], 'eu.mp4', { type: 'video/mp4' }))
  const filmed = await see(`${surveyPage}/video`, film)
  expect([filmed.status, filmed.location]).toEqual([302, `${surveyPage}/video`])
  expect((await draft()).answers).toEqual([])
})

test('POL-07 ERR-04 sending with two wrong answers says both, as toasts and in their place', async () => {
  const cpf = { ...question(1, 3), question: 'Qual é o seu CPF?' }
  const { take, see } = await askedSurvey(world, portal, [cpf, question(2, 3), question(3, 3)])
  await take(1, 'sair', ['q1-texto', '111.111.111-11'])
  const refused = await take(3, 'enviar', ['q3-texto', 'a'.repeat(601)])
  expect([refused.status, refused.location]).toEqual([302, `${surveyPage}?faltou=1`])
  const { text } = await see(`${surveyPage}?faltou=1`)
  const [page = '', toasts = ''] = text.split('</main>')
  const said = [
    'Qual é o seu CPF?: CPF inválido',
    'Pergunta 2?: Esse campo é obrigatório',
    'Pergunta 3?: Esse campo deve possuir no máximo 600 caracteres',
  ]
  for (const words of said) expect(toasts).toContain(words)
  for (const words of said) expect(page).toContain(words)
  expect(page).toContain('Erro no envio')
  expect(page).toContain(`${surveyPage}?pergunta=2&amp;faltou=1`)
  expect((await see(`${surveyPage}?pergunta=2&faltou=1`)).text).toContain('id="q2-error"')
})

test('POL-07 ERR-04 of a hundred wrong answers no more toasts come than a phone has room for', async () => {
  const many = Array.from({ length: 100 }, (_, at) => question(at + 1, 3))
  const { keep, see } = await askedSurvey(world, portal, many)
  await keep({ question: 1, answer: '' })
  const [page = '', toasts = ''] = (await see(`${surveyPage}?faltou=1`)).text.split('</main>')
  expect(toasts.match(/Esse campo é obrigatório/g)).toHaveLength(5)
  expect(page.match(/\?: Esse campo é obrigatório/g)).toHaveLength(100)
})

test('POL-07 ERR-03 an error of ours while sending is said on the page, which keeps what was typed', async () => {
  let isBroken = false
  const answer: Api['fetch'] = async (request, facts) => {
    const isSending = isBroken && new URL(request.url).pathname === '/api/answer'
    if (isSending) return Response.json({}, { status: 500 })
    return world.answer(request, facts)
  }
  const { take } = await askedSurvey(world, portal, [question(1, 3)], { answer })
  isBroken = true
  const failed = await take(1, 'enviar', ['q1-texto', 'Fim'])
  expect(failed.status).toBe(500)
  expect(failed.text).toContain('Erro no envio')
  expect(failed.text).toContain('Erro interno no servidor')
  expect(failed.text).toContain('Fim</textarea>')
  isBroken = false
  expect((await take(1, 'enviar')).location).toMatch(/\?participacao=\d+$/)
})
