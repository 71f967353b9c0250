import { beforeAll, describe, expect, test } from 'vitest'
import type { StationRecord } from '#api/platform/station-record.ts'
import { pageOwnerField } from '#app/session/page-owner.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { getVotes, sendAnswers } from '#contract/activities/research/endpoints.ts'
import type { Research } from '#contract/activities/research/research.ts'
import type { ApiClient } from '#contract/client.ts'
import { getManagedActivity } from '#contract/console/activities/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { question, quizOf } from '#tests/fixtures/research.ts'

/** The forms by which owners write questions, as a browser without scripts sends them. */
const world = apiWorld()
const portal = portalWorld()
type Sent = [string, string][]
type Visit = (path: string, form?: Sent) => Promise<{ status: number; text: string; location: string | null }>
let visit: Visit
/** Another owner of the station. */
let other: Visit
let owner: ApiClient
let station: StationRecord

const feedback = (id: number, range: number) => ({ id, feedback: `Perfil ${id}`, range })
const yesAndNo = [
  { id: 1, label: 'Sim' },
  { id: 2, label: 'Não' },
]
const anaAndBia = [
  { id: 1, label: 'Ana' },
  { id: 2, label: 'Bia Suoza' },
]
const window = { start: '2020-01-01T00:00:00Z', end: '2090-01-01T00:00:00Z' }
const activity = (id: number, type: number, research: Partial<Research>, status = 'published' as const) => ({
  id,
  type,
  name: `Atividade ${id}`,
  ...window,
  status,
  body: { research },
})

beforeAll(async () => {
  station = await world.station({
    content: {
      activities: [
        activity(1, 6, quizOf(2)),
        activity(2, 8, {
          questions: [{ ...question(1, 4, yesAndNo), color: '#112233', required: false }, question(2, 3)],
        }),
        { ...activity(3, 12, { feedbacks: [feedback(1, 100)] }), status: 'draft' },
        { ...activity(4, 11, { feedbacks: [feedback(1, 40), feedback(2, 80)] }), status: 'draft' },
        { ...activity(5, 10, {}), status: 'draft' },
        activity(6, 8, quizOf(3)),
        activity(7, 10, { questions: [question(1, 1, anaAndBia)] }),
        { id: 16, type: 16, name: 'Carta' },
      ],
    },
  })
  const page = portal.of(world, station.slug)
  const ownerVisit = async () => {
    const { token, client } = await addMember(world, station, { role: 'owner' })
    const cookie = `${sessionCookieName(false)}=${token}`
    const visit: Visit = (path, form) => page(path, { cookie }, form)
    return { client, visit }
  }
  const first = await ownerVisit()
  ;[visit, owner] = [first.visit, first.client]
  other = (await ownerVisit()).visit
})

const at = (id: number, path = '') => `/gestao/atividades/${id}/perguntas${path}`
/** The form of an activity with one of its questions opened. */
const opened = (id: number, question: string) => `/gestao/atividades/${id}?pergunta=${question}`
const managed = (id: number) => owner.call(getManagedActivity, { params: { id } })
const researchNow = async (id: number) => ((await managed(id)).body as { research: Research }).research
/** The fields of a page's form, some of them filled in. */
const filled = async (path: string, name: string, typed: Record<string, string>): Promise<Sent> => {
  const fields = formFields((await visit(path)).text, name)
  expect(fields.length).toBeGreaterThan(1)
  const known = new Set(fields.map(([field]) => field))
  const more = Object.entries(typed).filter(([field]) => !known.has(field))
  return [...fields.map(([field, value]): [string, string] => [field, typed[field] ?? value]), ...more]
}

describe('POL-02 questions are written without scripts', () => {
  test.each([
    [opened(1, '1'), 'question', 1],
    [opened(2, '1'), 'question', 2],
    [at(4, '/resultados'), 'feedbacks[0].range', 4],
  ])('%s, sent as it came, changes nothing that was asked', async (path, name, id) => {
    const before = await researchNow(id)
    expect((await visit(path, await filled(path, name, {}))).status).toBe(302)
    expect(JSON.parse(JSON.stringify(await researchNow(id), (_, value) => value ?? undefined))).toEqual(
      before,
    )
  })

  test('a new one with its options; sent again it is one', async () => {
    const sent = await filled(opened(1, 'nova'), 'question', {
      question: 'Quanto é 2 + 2?',
      'options[0].label': 'Quatro',
      'options[0].correct': 'on',
      'options[1].label': 'Cinco',
      'options[1].color': '#FF0000',
    })
    expect((await visit(opened(1, 'nova'), sent)).status).toBe(302)
    expect((await visit(opened(1, 'nova'), sent)).status).toBe(302)
    expect((await researchNow(1)).questions.slice(2)).toMatchObject([
      {
        id: 3,
        question: 'Quanto é 2 + 2?',
        type: 1,
        options: [
          { id: 4, label: 'Quatro', correct: true },
          { id: 5, label: 'Cinco', correct: false, color: '#ff0000' },
        ],
      },
    ])
  })

  test('a form of the page that a question had before is sent on as it is: saved, or shown with what was typed', async () => {
    const before = at(6, '/1')
    const typed = async (question: string) =>
      (await filled(opened(6, '1'), 'question', { question })).filter(([name]) => name !== 'intent')
    const [good, empty] = [await typed('Pergunta 1?'), await typed('')]
    const sent = await visit(before, good)
    expect([sent.status, sent.location]).toEqual([307, `${opened(6, '1')}#pergunta-1`])
    expect((await visit(opened(6, '1'), good)).status).toBe(302)
    const option: [string, string] = ['options[1].label', 'Quase']
    const refused = await visit(opened(6, '1'), [...empty.filter(([name]) => name !== option[0]), option])
    expect([refused.status, refused.text.includes('value="Quase"')]).toEqual([422, true])
    expect((await visit(at(6, '/outra'), good)).status).toBe(404)
  })

  test('options are ordered, removed and added; a number does not come back', async () => {
    const path = opened(6, '2')
    const labels = async () =>
      (await researchNow(6)).questions[1]?.options.map(({ id, label }) => [id, label])
    await visit(
      path,
      await filled(path, 'question', { 'options[2].label': 'Terceira', 'options[0].place': '9' }),
    )
    expect(await labels()).toEqual([
      [2, 'Errada'],
      [1, 'Certa'],
      [4, 'Terceira'],
    ])
    await visit(path, await filled(path, 'question', { 'options[2].remove': 'on' }))
    await visit(path, await filled(path, 'question', { 'options[2].label': 'Quarta' }))
    expect(await labels()).toEqual([
      [2, 'Errada'],
      [1, 'Certa'],
      [5, 'Quarta'],
    ])
  })

  test('an option is duplicated behind itself, with its looks and a number of its own; sent again it is one', async () => {
    const path = opened(6, '3')
    const sent = await filled(path, 'question', { 'options[1].copy': 'on', 'options[1].color': '#aa0000' })
    expect((await visit(path, sent)).status).toBe(302)
    await visit(path, sent)
    const options = (await researchNow(6)).questions[2]?.options ?? []
    expect(options.map(({ label, color }) => [label, color ?? null])).toEqual([
      ['Certa', null],
      ['Errada', '#aa0000'],
      ['Errada (cópia)', '#aa0000'],
    ])
    expect(new Set(options.map(({ id }) => id)).size).toBe(3)
    expect((await visit(path)).text).toContain('Duplicar esta opção ao salvar')
  })

  test('what is wrong stands beside its field, and all that was typed is there', async () => {
    const path = opened(1, 'nova')
    const sent = await filled(path, 'question', {
      question: '',
      'options[0].label': 'Um',
      'options[1].color': 'azul',
      'options[1].label': 'Dois',
    })
    const { status, text } = await visit(path, sent)
    expect(status).toBe(422)
    expect(text).toContain('id="question-error"')
    expect(text).toContain('value="azul"')
    // Of what is published the API wants everything.
    const { text: refused } = await visit(path, await filled(path, 'question', { question: 'Sem opções?' }))
    expect(refused).toContain('ao menos duas opções')
    expect(refused).toContain('href="#options"')
    expect(refused).toContain('Sem opções?')
    // Who answers could not tell the two apart (POL-02).
    const alike = { question: 'Qual?', 'options[0].label': 'Sim', 'options[1].label': ' SIM' }
    const { text: equal } = await visit(path, await filled(path, 'question', alike))
    expect(equal).toContain('opções diferentes: “SIM” está duas vezes')
  })

  test('they move, are duplicated and removed by buttons, each once', async () => {
    const { tag: seen } = await managed(6)
    const press = (intent: string, id: string, from: string, tag = seen) =>
      visit(at(6), [
        ['intent', intent],
        ['id', id],
        ['seen', tag],
        ['from', from],
      ])
    expect((await press('down', '1', '1')).status).toBe(302)
    expect((await press('down', '1', '1')).status).toBe(302)
    expect((await researchNow(6)).questions.map(({ id }) => id)).toEqual([2, 1, 3])
    expect((await press('duplicate', '1', '2', (await managed(6)).tag)).status).toBe(302)
    const [, , copy] = (await researchNow(6)).questions
    expect([copy?.question, (copy?.id ?? 0) > 5]).toEqual(['Pergunta 1?', true])
    expect((await visit(at(6, `?remover=${copy?.id}`))).text).toContain('Remover “Pergunta 1?”?')
    const remove = async () => press('remove', String(copy?.id), '1', (await managed(6)).tag)
    expect([(await remove()).status, (await remove()).status]).toEqual([302, 302])
    expect((await researchNow(6)).questions.map(({ id }) => id)).toEqual([2, 1, 3])
    const stale = await press('remove', '2', '1')
    expect([stale.status, (await researchNow(6)).questions.length]).toEqual([409, 3])
  })

  test('of somebody who was faster both versions are shown, and sent again one’s own takes the place', async () => {
    const path = opened(2, '2')
    const mine = await filled(path, 'question', { question: 'Minha?' })
    const theirs = await filled(path, 'question', { question: 'Deles?' })
    // Another person's page is marked as theirs (SEC-120).
    await other(
      path,
      theirs.filter(([name]) => name !== pageOwnerField),
    )
    const { status, text } = await visit(path, mine)
    expect([status, text.includes('Deles?'), text.includes('Minha?')]).toEqual([409, true, true])
    expect((await visit(path, formFields(text, 'question'))).status).toBe(302)
    expect((await researchNow(2)).questions[1]?.question).toBe('Minha?')
  })

  test('ACT-09 ACT-10 a poll has one question, of a single choice', async () => {
    const empty = await visit(at(5))
    expect(empty.text).toContain('Ainda não há perguntas.')
    const sent = await filled(opened(5, 'nova'), 'question', {
      question: 'Sim?',
      'options[0].label': 'A',
      'options[1].label': 'B',
    })
    expect(sent.map(([name]) => name)).not.toContain('type')
    expect((await visit(opened(5, 'nova'), sent)).status).toBe(302)
    const { text } = await visit(at(5))
    expect(text).not.toContain('pergunta=nova')
    // Alone it has nowhere to go and no room for a copy.
    for (const intent of ['up', 'down', 'duplicate']) expect(text).not.toContain(`value="${intent}"`)
    const several = (await visit(at(1))).text
    for (const intent of ['up', 'down', 'duplicate']) expect(several).toContain(`value="${intent}"`)
    expect((await researchNow(5)).questions).toMatchObject([{ type: 1 }])
  })

  test('ACT-10 ADR 86 who corrects the words of an option of a running poll keeps its votes; one in its place begins anew', async () => {
    const vote = async (option: number) => {
      const { client } = await addMember(world, station)
      await client.call(sendAnswers, { body: { action: 7, answers: [{ question: 1, options: [option] }] } })
      return async () =>
        (await client.call(getVotes, { params: { id: 7 } })).options.map(({ label, votes }) => [label, votes])
    }
    for (const option of [1, 2, 2, 2]) await vote(option)
    const path = opened(7, '1')
    expect((await visit(path)).text).toContain('não muda os votos que ela já tem')
    expect(
      (await visit(path, await filled(path, 'question', { 'options[1].label': 'Bia Souza' }))).status,
    ).toBe(302)
    const votes = await vote(1)
    expect(await votes()).toEqual([
      ['Ana', 2],
      ['Bia Souza', 3],
    ])
    const other = { 'options[1].remove': 'on', 'options[2].label': 'Caio' }
    expect((await visit(path, await filled(path, 'question', other))).status).toBe(302)
    world.ports.clock.advance(60_000)
    expect(await votes()).toEqual([
      ['Ana', 2],
      ['Caio', 0],
    ])
  })

  test('ACT-12 an option speaks for a feedback; publishing says in words what is missing, with the page', async () => {
    const sent = await filled(opened(3, 'nova'), 'question', {
      question: 'Praia ou serra?',
      'options[0].label': 'Praia',
      'options[0].feedbackId': '1',
      'options[1].label': 'Serra',
    })
    expect((await visit(opened(3, 'nova'), sent)).status).toBe(302)
    const [asked] = (await researchNow(3)).questions
    const said = 'Pergunta 1, opção 2: escolha por qual resultado ela fala'
    expect((await visit(at(3))).text).toContain(said)
    const form = await filled('/gestao/atividades/3?passo=onde', 'priority', { intent: 'publish' })
    const { status, text } = await visit('/gestao/atividades/3?passo=onde', form)
    expect([status, text.includes(said), text.includes('research')]).toEqual([422, true, false])
    expect(text).toContain(`href="${opened(3, String(asked?.id))}#pergunta-${asked?.id}"`)
  })

  test('POL-08 feedbacks that leave a hole say so; one that goes is spoken for by nothing', async () => {
    const path = at(4, '/resultados')
    expect((await visit(path)).text).toContain('o mais alto vai só até 80%')
    const sent = await filled(path, 'feedbacks[0].range', {
      'feedbacks[1].remove': 'on',
      'feedbacks[2].feedback': 'Mestre',
      'feedbacks[2].range': '100',
    })
    expect((await visit(path, sent)).status).toBe(302)
    expect((await researchNow(4)).feedbacks).toMatchObject([
      { id: 1, range: 40 },
      { id: 3, feedback: 'Mestre', range: 100 },
    ])
    expect((await visit(path)).text).not.toContain('o mais alto vai só até')
  })

  test('POL-08 GAP-40 who writes 1 means one per cent, and reads that it leaves a hole', async () => {
    const path = at(4, '/resultados')
    const sent = await filled(path, 'feedbacks[0].range', {
      'feedbacks[0].range': '1',
      'feedbacks[1].remove': 'on',
    })
    expect((await visit(path, sent)).status).toBe(302)
    const { feedbacks, ranges } = await researchNow(4)
    expect([feedbacks.map(({ range }) => range), ranges]).toEqual([[1], 'percent'])
    expect((await visit(path)).text).toContain('o mais alto vai só até 1%')
    const same = await filled(path, 'feedbacks[0].range', {
      'feedbacks[1].feedback': 'Também',
      'feedbacks[1].range': '1',
    })
    expect(same).toContainEqual(['feedbacks[0].range', '1'])
    expect((await visit(path, same)).status).toBe(302)
    expect((await visit(path)).text).toContain('Mais de um resultado vai até 1%')
    const form = await filled('/gestao/atividades/4?passo=onde', 'priority', { intent: 'publish' })
    const { status, text } = await visit('/gestao/atividades/4?passo=onde', form)
    expect(status).toBe(422)
    for (const missing of ['um resultado que alcance 100%', 'um alcance diferente em cada resultado'])
      expect(text).toContain(`Resultados possíveis: ${missing}`)
  })

  test('TEN-12 the history tells it in words', async () => {
    expect((await visit('/gestao/historico')).text).toContain('Praia ou serra?')
  })

  test('POL-02 answers come as files, of spreadsheets and of commas, once somebody answered', async () => {
    const member = await addMember(world, station)
    const answers = [1, 2, 3].map((question) => ({ question, options: [1] }))
    await member.client.call(sendAnswers, { body: { action: 6, answers } })
    const workbook = await visit('/gestao/atividades/6/respostas.xlsx')
    expect([workbook.status, workbook.text.slice(0, 2)]).toEqual([200, 'PK'])
    expect(workbook.text).toContain('xl/worksheets/sheet1.xml')
    const table = await visit('/gestao/atividades/6/respostas.csv')
    expect(table.status).toBe(200)
    expect(table.text).toContain('Pergunta 1?')
    expect(table.text.match(/Certa/g)).toHaveLength(3)
  })

  test('POL-02 a question is opened in the list, in its place; the others wait in their words', async () => {
    const { text } = await visit(opened(6, '2'))
    const [, list = ''] = /id="perguntas"(.*?)<\/ol>/s.exec(text) ?? []
    expect([list.match(/<form/g)?.length, list.match(/id="pergunta-\d+"/g)]).toEqual([1, ['id="pergunta-2"']])
    // One form at a time: that of the step is there again once the question is closed.
    expect([text.includes('Passo 1 de 3'), text.includes('Como os participantes veem')]).toEqual([
      false,
      true,
    ])
    const closed = (await visit('/gestao/atividades/6')).text
    for (const id of [1, 2, 3]) expect(closed).toContain(`href="${opened(6, String(id))}#pergunta-${id}"`)
    expect(closed).toContain('Passo 1 de 3')
    const saved = await visit(opened(6, '2'), await filled(opened(6, '2'), 'question', {}))
    expect([saved.status, saved.location]).toEqual([302, '/gestao/atividades/6#pergunta-2'])
    // An activity that asks nothing opens none.
    expect((await visit(opened(16, '1'))).text).toContain('Passo 1 de 3')
  })

  test('POL-02 where questions had pages of their own leads to where they are written now', async () => {
    for (const question of ['1', 'nova', '999']) {
      const { status, location } = await visit(at(6, `/${question}`))
      expect([status, location]).toEqual([302, `${opened(6, question)}#pergunta-${question}`])
    }
    const gone = await visit(opened(6, '999'))
    expect([gone.status, gone.text.includes('Esta pergunta não existe mais.')]).toEqual([404, true])
  })

  test.each([
    ['/gestao/atividades/16/perguntas', 404],
    ['/gestao/atividades/16/resultados', 404],
    [at(5, '/resultados'), 404],
    [opened(5, '999'), 404],
    [opened(5, 'x'), 404],
    [at(5, '/x'), 404],
    ['/gestao/atividades/5/resultados', 200],
    ['/gestao/atividades/5/respostas.csv', 404],
    ['/gestao/atividades/5/respostas.xlsx', 404],
  ])('%s is answered with %i', async (path, status) => {
    expect((await visit(path)).status).toBe(status)
  })
})
