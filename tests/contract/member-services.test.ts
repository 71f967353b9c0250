import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { appointments } from '#api/services/appointments/tables.ts'
import { serviceCases } from '#api/services/consultancies/tables.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** Consultancies and health as members see them, without scripts. */
const world = apiWorld()
const portal = portalWorld()
const legal = '/homepage/consultoria-juridica'

async function visiting(content: NonNullable<Parameters<typeof world.station>[0]>['content'] = {}) {
  const station = await world.station({ config: { behaviour: { unionServices: true } }, content })
  const member = await addMember(world, station, {
    ...{ name: 'Ana Prado', cpf: '52998224725', cpfConfirmedAt: new Date(), tel: '11987654321' },
  })
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(member, station)
  return { station, member, ...browser, read: async (to: string) => wordsOf((await browser.see(to)).text) }
}
const keyIn = (html: string) => /name="chave" value="([^"]+)"/.exec(html)?.[1] ?? ''

describe('the legal consultancy', () => {
  test('LEG-01 LEG-02 LEG-03 empty: every text of the specification', async () => {
    const { read } = await visiting()
    expect(await read(legal)).toContain('Processos Judiciais')
    const cases = await read(`${legal}/processos`)
    for (const text of [
      'Processos e procedimentos',
      'Causas coletivas',
      'Causas pessoais',
      'Não foram encontradas causas coletivas em seu CPF.',
      'Não foram encontradas causas pessoais em seu CPF.',
      'Não foram encontrados processos em seu CPF.',
    ])
      expect(cases).toContain(text)
    const mine = await read(`${legal}/agendamentos`)
    expect(mine).toContain('Agendamento de consulta')
    expect(mine).toContain('Solicitar agendamento')
    expect(mine).toContain('Não foram encontrados agendamentos em seu CPF.')
  })

  test('LEG-01 the block of category 494: activities, and an address elsewhere of type 13', async () => {
    const { open } = await visiting({
      activities: [
        { id: 1, type: 16, name: 'Cartilha da rescisão' },
        { id: 2, type: 13, name: 'Calculadora', body: { url: 'https://calculo.exemplo.com.br/' } },
      ],
      categories: [{ id: 494, name: 'Rescisão', activities: [1, 2] }],
    })
    const { text } = await open(legal)
    expect(text).toContain('href="/homepage/atividades/1"')
    expect(text).toContain('https://calculo.exemplo.com.br/')
  })

  test('LEG-02 a case is a card and a dialog at an address; somebody else’s is a 404', async () => {
    const { station, read, open } = await visiting()
    const facts = { stationId: station.id, area: 'legal' as const, updatedAt: new Date(), court: 'TRT' }
    const add = (number: string, cpf: string | null, isCollective: boolean) =>
      world.database.db
        .insert(serviceCases)
        .values({
          ...{ ...facts, number, cpf, isCollective, kind: 'Reclamação', filedOn: '2024-05-02' },
          ...{ situation: 'Em andamento', title: `Causa <b>${number}</b>`, claimCents: 150_000 },
        })
        .returning()
    const [own] = await add('P-1', '52998224725', false)
    const [others] = await add('X-9', '11144477735', false)
    await add('C-1', null, true)
    const page = await read(`${legal}/processos`)
    expect(page).toMatch(/Causas coletivas.*C-1.*Causas pessoais.*Reclamação\/2024.*P-1.*TRT/)
    expect(page).not.toContain('X-9')
    const { text } = await open(`${legal}/processos?processo=${own?.id}`)
    expect(wordsOf(text)).toContain('R$ 1.500,00')
    expect(text).not.toContain('Causa <b>')
    expect((await open(`${legal}/processos?processo=${others?.id}`)).status).toBe(404)
    expect((await open(`${legal}/processos?processo=x`)).status).toBe(404)
  })

  test('LEG-03 GAP-90 the dialog shows who asks, the days and the lawyers’; sent, it says so', async () => {
    const { see, sendAndSee, read } = await visiting()
    const { text } = await see(`${legal}/agendamentos?dialogo=solicitar`)
    const words = wordsOf(text)
    for (const said of ['Ana', '(11) 9 8765-4321', 'Segunda-feira', 'Sexta-feira', 'das 9h às 13h'])
      expect(words).toContain(said)
    expect(words).not.toContain('Sábado')
    const form = { date: 'terca', description: 'Contrato de aluguel', chave: keyIn(text) }
    for (let times = 0; times < 2; times += 1) {
      const sent = await sendAndSee(`${legal}/agendamentos?dialogo=solicitar`, form)
      expect(wordsOf(sent.text)).toMatch(/Sucesso.*Solicitação enviada com sucesso\..*entrar em contato/)
    }
    const mine = await read(`${legal}/agendamentos`)
    expect(mine.match(/Contrato de aluguel/g)).toHaveLength(1)
    expect(mine).toContain('Solicitado')
  })

  test('LEG-03 more appointments than a page has are a link away', async () => {
    const { station, member, see, read } = await visiting()
    const asked = (at: number) => ({
      ...{
        stationId: station.id,
        participantId: member.id,
        kind: 'legal' as const,
        weekday: 'terca' as const,
      },
      ...{ description: `Pedido nº ${at}.`, state: 'asked' as const, createdAt: new Date() },
      ...{ idempotencyKey: `k${at}`, inputDigest: 'x' },
    })
    await world.database.db.insert(appointments).values(Array.from({ length: 51 }, (_, at) => asked(at + 1)))
    const { text } = await see(`${legal}/agendamentos`)
    const words = wordsOf(text)
    expect([words.includes('Pedido nº 2.'), words.includes('Pedido nº 1.')]).toEqual([true, false])
    const older = /href="([^"]*antes=\d+)"/.exec(text)?.[1] ?? ''
    const rest = await read(older.startsWith('?') ? `${legal}/agendamentos${older}` : older)
    expect(rest).toContain('Pedido nº 1.')
    expect(rest).toContain('Voltar aos mais recentes')
    expect(rest).not.toContain('Pedido nº 2.')
  })

  test('LEG-03 what is wrong stands beside its field, and what was typed stays', async () => {
    const { send } = await visiting()
    const to = `${legal}/agendamentos?dialogo=solicitar`
    const wrong = await send(to, { date: 'domingo', description: 'Guarda <script>' })
    expect(wrong.status).toBe(422)
    expect(wordsOf(wrong.text)).toContain('Escolha um dos dias oferecidos')
    expect(wrong.text).toContain('Guarda &lt;script&gt;')
    const long = await send(to, { date: 'terca', description: 'x'.repeat(10_000) })
    expect(wordsOf(long.text)).toContain('Esse campo deve possuir no máximo 2000 caracteres')
    expect((await send(to, { date: '' })).status).toBe(422)
  })

  test('LEG-04 LEG-05 LEG-06 LEG-07 guidance, four cards, information and films', async () => {
    const contacts = ['Eva', 'Caio', 'Lia', 'Rui'].map((name) => ({ name, phone: '(11) 4000-1934' }))
    const { read, open } = await visiting({
      services: {
        legal: {
          contacts,
          information: '<p>Plantão aos sábados</p>',
          films: [{ part: 'videos', title: 'Direitos', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }],
        },
      },
    })
    const guidance = await read(`${legal}/orientacoes`)
    expect(guidance).toContain('segunda a sexta-feira, das 9h às 18h')
    expect(guidance).toContain('segunda, quarta e sexta-feira, das 9h às 13h')
    expect(guidance).toContain('Criminal (somente para policiais legislativos em serviço)')
    const people = (await open(`${legal}/contato`)).text
    expect(people.match(/href="tel:1140001934"/g)).toHaveLength(4)
    expect(await read(`${legal}/informacoes`)).toContain('Plantão aos sábados')
    expect((await open(`${legal}/videos`)).text).toContain(
      'src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"',
    )
  })
})

describe('the accounting consultancy and the political-union area', () => {
  const accounting = '/homepage/consultoria-contabil'
  const political = '/homepage/politico-sindical'

  test('CTB-01 CTB-02 CTB-03 GAP-89 menu, empty texts, Wednesday, and the literal success', async () => {
    const { read, see, sendAndSee } = await visiting()
    expect(await read(accounting)).toMatch(/Processos.*Agendamentos.*Orientações.*Contato.*Informações/)
    expect(await read(`${accounting}/processos`)).toContain('Não foram encontrados processos em seu CPF.')
    expect(await read(`${accounting}/agendamentos`)).toContain(
      'Não foram encontrados agendamentos em seu CPF.',
    )
    const to = `${accounting}/agendamentos?dialogo=solicitar`
    const { text } = await see(to)
    expect(text.match(/<option value="\w+"/g)).toEqual(['<option value="quarta"'])
    const sent = await sendAndSee(to, { date: 'quarta', description: 'Imposto', chave: keyIn(text) })
    expect(wordsOf(sent.text)).toContain('Sua solicitação foi realizada com sucesso!')
  })

  test('CTB-05 Thursdays from 9 to 18', async () => {
    const { read } = await visiting()
    expect(await read(`${accounting}/orientacoes`)).toContain('Quintas-feiras, das 9h às 18h')
    await read(`${accounting}/contato`)
    expect(await read(`${accounting}/informacoes`)).toContain('Ainda não há informações publicadas.')
  })

  test('PLS-01 PLS-02 PLS-03 topics, their dialog, and a suggestion', async () => {
    const { read, see, sendAndSee, open } = await visiting({
      topics: [
        {
          ...{ id: 5, kind: 'Lei', title: 'Jornada', interested: 'Todos', description: 'Quarenta horas' },
          highlights: [{ item: 'Artigo 1', position: 'a favor' }],
          actions: [{ date: '2026-03-12', description: 'Audiência' }],
          cases: [{ number: 'PL 1', court: 'Câmara' }],
        },
        { id: 6, kind: 'Lei', title: 'Escondido', published: false },
      ],
    })
    expect(await read(political)).toContain('Temas de interesse')
    const list = await read(`${political}/temas`)
    expect(list).toMatch(/Temas de interesse.*Lei.*Jornada.*Interessados: Todos/)
    expect(list).not.toContain('Escondido')
    expect(await read(`${political}/temas?tema=5`)).toMatch(
      /Quarenta horas.*Artigo 1 \(a favor\).*12\/03\/2026.*Audiência.*Câmara: PL 1/,
    )
    expect((await open(`${political}/temas?tema=6`)).status).toBe(404)
    const to = `${political}/temas?dialogo=sugerir`
    const { text } = await see(to)
    const sent = await sendAndSee(to, { description: 'Creche', chave: keyIn(text) })
    expect(wordsOf(sent.text)).toContain('Sua sugestão foi enviada.')
  })
})

describe('health', () => {
  const health = '/homepage/saude'

  test('HEA-02 the way to a request leads over health and what the request is for', async () => {
    const { see } = await visiting()
    const trail = async (path: string) =>
      [
        ...(await see(`${health}/${path}`)).text.matchAll(
          /<a [^>]*href="(\/homepage[^"]*)"[^>]*>([^<]+)<\/a>/g,
        ),
      ]
        .map(([, href, name]) => `${name} ${href}`)
        .filter((one) => /^(Início|Saúde|Odontologia) /.test(one))
    expect(await trail('agendamento-odontologia')).toEqual(
      expect.arrayContaining([`Saúde ${health}`, `Odontologia ${health}/agendamento-odontologia-info`]),
    )
    expect(await trail('agendamento-odontologia?enviado=1')).toContain(`Saúde ${health}`)
  })

  test('HEA-01 HEA-05 the menu and the programme', async () => {
    const { read } = await visiting()
    const words = await read(health)
    expect(words).toMatch(/Odontologia.*Psicologia.*Nutrição/)
    expect(words).toContain('gratuitas para quem é sócio')
    expect(words).toContain('dependentes registrados nos planos')
    expect(words).toContain('devolve 50% da coparticipação do plano como cashback em até 90 dias')
    expect(words).toContain('segunda a sexta-feira, das 8h às 18h, e sábado, das 9h às 13h')
  })

  test.each([
    ['HEA-02', 'odontologia', ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']],
    ['HEA-03', 'psicologia', ['segunda', 'terca', 'quarta', 'quinta', 'sexta']],
    ['HEA-04', 'nutricionista', ['terca', 'quinta']],
  ])('%s %s: its days, its telephone, its confirmation', async (_, path, days) => {
    const { open, see, sendAndSee, send, station, read } = await visiting()
    const to = `${health}/agendamento-${path}`
    expect((await open(`${to}-info`)).text).toContain(`href="${to}"`)
    const { text } = await see(to)
    expect(wordsOf(text)).toContain('Escolha uma opção')
    expect([...text.matchAll(/<option value="(\w+)"/g)].map(([, day]) => day)).toEqual(days)
    const form = { date: days[0] ?? '', description: 'Dor', phone: '(11) 9 1234-5678', chave: keyIn(text) }
    const refused = await send(to, { ...form, phone: '12', date: '' })
    expect(wordsOf(refused.text)).toContain('Telefone inválido')
    expect(wordsOf(refused.text)).toContain('Esse campo é obrigatório')
    expect(wordsOf((await sendAndSee(to, form)).text)).toContain('Solicitação enviada com sucesso.')
    const rows = await world.database.db
      .select({ phone: appointments.phone })
      .from(appointments)
      .where(eq(appointments.stationId, station.id))
    expect(rows).toEqual([{ phone: '11912345678' }])
    expect(await read(health)).toContain('Solicitado')
  })

  test('GAP-93 nothing between us and the member keeps any of it', async () => {
    const { open } = await visiting()
    for (const path of [
      `${health}/agendamento-odontologia`,
      health,
      `${legal}/processos`,
      `${legal}/agendamentos`,
      '/homepage/acessos-aos-meus-dados',
    ])
      expect([path, (await open(path)).headers.get('cache-control')]).toEqual([path, 'private, no-store'])
  })
})
