import { describe, expect, test } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import * as calls from '#contract/services/consultancies/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { serviceCases } from './tables.ts'

const world = apiWorld()
const union = { behaviour: { unionServices: true } }
const statusOf = async (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (problem: unknown) =>
      problem instanceof ApiProblem ? problem.status : expect.unreachable(String(problem)),
  )

type NewCase = Partial<typeof serviceCases.$inferInsert>
const addCase = (stationId: number, one: NewCase) =>
  world.database.db.insert(serviceCases).values({
    ...{ stationId, area: 'legal', number: '1', cpf: null, isCollective: false, kind: 'Trabalhista' },
    ...{ situation: 'Em andamento', court: 'TRT', title: 'Horas extras', updatedAt: new Date() },
    ...one,
  })

describe('cases', () => {
  test('LEG-02 CTB-02 GAP-93 those of the CPF of the session and the published ones, nobody else’s', async () => {
    const station = await world.station({ config: union })
    const other = await world.station({ config: union })
    const ana = await addMember(world, station, { cpf: '52998224725', cpfConfirmedAt: new Date() })
    const rui = await addMember(world, station, { cpf: '11144477735', cpfConfirmedAt: new Date() })
    const none = await addMember(world, station)
    await addCase(station.id, { number: 'A', cpf: '52998224725', claimCents: 123_456, filedOn: '2024-03-01' })
    await addCase(station.id, { number: 'R', cpf: '11144477735' })
    await addCase(station.id, { number: 'T', isCollective: true })
    await addCase(station.id, { number: 'C', area: 'accounting', cpf: '52998224725' })
    await addCase(other.id, { number: 'O', cpf: '52998224725' })
    const numbers = async ({ client }: typeof ana, call = calls.listLegalCases) =>
      (await client.call(call)).map(({ numeroProcesso }) => numeroProcesso).sort()
    expect(await numbers(ana)).toEqual(['A', 'T'])
    expect(await numbers(rui)).toEqual(['R', 'T'])
    expect(await numbers(none)).toEqual(['T'])
    expect(await numbers(ana, calls.listAccountingCases as typeof calls.listLegalCases)).toEqual(['C'])
    const list = await ana.client.call(calls.listLegalCases)
    expect(list.find(({ numeroProcesso }) => numeroProcesso === 'A')).toMatchObject({
      tipo: 'Trabalhista',
      dataProtocolo: '2024-03-01',
      valorCausa: 1234.56,
      publicarPortal: false,
    })
    expect(JSON.stringify(list)).not.toContain('52998224725')
  })
})

describe('topics', () => {
  const topic = {
    id: 7,
    kind: 'Legislação',
    title: 'Jornada de trabalho',
    interested: 'Tecelagem',
    description: 'Redução sem corte de salário',
    highlights: [{ item: 'Artigo 3', position: 'A favor' }],
    actions: [{ date: '2026-03-31', description: 'Audiência pública' }],
    cases: [{ number: 'PL 10/2026', court: 'Câmara' }],
  }

  test('PLS-02 the published ones, with all that a topic has', async () => {
    const station = await world.station({
      config: union,
      content: { topics: [topic, { ...topic, id: 8, title: 'Rascunho', published: false }] },
    })
    const { client } = await addMember(world, station)
    expect(await client.call(calls.listTopics)).toEqual([
      {
        id: 7,
        tipo_tema: 'Legislação',
        titulo: 'Jornada de trabalho',
        interessados: 'Tecelagem',
        descricao: 'Redução sem corte de salário',
        itens_destaque: [{ id: 1, descricao_item: 'Artigo 3', posicionamento: 'A favor' }],
        acoes: [{ id: 1, data_acao: '2026-03-31', descricao_acao: 'Audiência pública' }],
        processos: [{ id: 1, identificacao_processo: 'PL 10/2026', tribunalOrgao: 'Câmara' }],
      },
    ])
  })

  test('PLS-03 a suggestion is sent once per form', async () => {
    const { client } = await addMember(world, await world.station({ config: union }))
    const send = (description: string) =>
      client.call(calls.suggestTopic, { body: { description }, idempotencyKey: 'sugestao-1' })
    const [one, two] = await Promise.all([send('Creche'), send('Creche')])
    expect(one?.id).toBe(two?.id)
    expect(await statusOf(send('Outra'))).toBe(409)
    expect(await statusOf(client.call(calls.suggestTopic, { body: { description: ' ' } }))).toBe(422)
    expect(
      await statusOf(client.call(calls.suggestTopic, { body: { description: 'x'.repeat(10_000) } })),
    ).toBe(422)
  })
})

describe('what the pages of an area say', () => {
  test('LEG-04 CTB-05 HEA-05 the specification’s words where the station has none', async () => {
    const { client } = await addMember(world, await world.station({ config: union }))
    const of = (area: 'legal' | 'political' | 'accounting' | 'health') =>
      client.call(calls.getServiceContent, { params: { area } })
    const legal = await of('legal')
    expect(legal.hours).toContain('segunda a sexta-feira, das 9h às 18h')
    expect(legal.hours).toContain('segunda, quarta e sexta-feira, das 9h às 13h')
    expect(legal.covers).toContain('Criminal (somente para policiais legislativos em serviço)')
    expect((await of('accounting')).hours).toBe('Quintas-feiras, das 9h às 18h')
    expect((await of('health')).covers).toContain('50% da coparticipação')
  })

  test('LEG-05 LEG-07 PLS-06 the station’s own, HTML clean and films to embed', async () => {
    const films = [
      {
        part: 'videos' as const,
        title: 'Lista',
        url: 'https://www.youtube.com/playlist?list=PLabcdefghij123',
      },
    ]
    const guidance = '<p>Leve <b>documentos</b></p><script>alert(1)</script>'
    const station = await world.station({
      config: union,
      content: { services: { legal: { guidance, films, contacts: [{ name: 'Dra. Eva' }] } } },
    })
    const { client } = await addMember(world, station)
    const legal = await client.call(calls.getServiceContent, { params: { area: 'legal' } })
    expect(legal.guidance).toBe('<p>Leve <b>documentos</b></p>')
    expect(legal.films[0]?.url).toBe(
      'https://www.youtube-nocookie.com/embed/videoseries?list=PLabcdefghij123',
    )
    expect(legal.contacts).toEqual([{ name: 'Dra. Eva', role: '', phone: '', email: '', image: null }])
  })

  test('STN-U11 a station without the services has none of the calls', async () => {
    const { client } = await addMember(world, await world.station())
    expect(await statusOf(client.call(calls.listLegalCases))).toBe(404)
    expect(await statusOf(client.call(calls.listAccountingCases))).toBe(404)
    expect(await statusOf(client.call(calls.listTopics))).toBe(404)
    expect(await statusOf(client.call(calls.suggestTopic, { body: { description: 'a' } }))).toBe(404)
    expect(await statusOf(client.call(calls.getServiceContent, { params: { area: 'legal' } }))).toBe(404)
  })
})
