import { Readable } from 'node:stream'
import { and, asc, eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { csvLine } from '#app/routing/csv.ts'
import type { ApiClient } from '#contract/client.ts'
import * as calls from '#contract/console/cases/endpoints.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { tidyFiles } from '../../platform/files/index.ts'
import { checkCases } from '../../services/consultancies/case-imports/check-cases.ts'
import {
  resumeCaseImportsJob,
  tidyCaseImports,
} from '../../services/consultancies/case-imports/import-cases-job.ts'
import { importCasesJob } from '../../services/consultancies/index.ts'
import { caseImports, serviceCases } from '../../services/consultancies/tables.ts'

const world = apiWorld()
const header = 'numero;cpf;coletiva;tipo;protocolo;situacao;orgao;titulo;valor;link'
const lineOf = (
  number: string,
  rest: Partial<Record<'cpf' | 'coletiva' | 'titulo' | 'valor', string>> = {},
) =>
  [
    ...[
      number,
      rest.cpf ?? '529.982.247-25',
      rest.coletiva ?? 'não',
      'Reclamação',
      '10/04/2025',
      'Em andamento',
    ],
    ...['TRT', rest.titulo ?? 'Horas extras', rest.valor ?? '1.234,56', ''],
  ].join(';')
const fileOf = (...lines: string[]) => [header, ...lines].join('\r\n')

async function importing() {
  const station = await world.station({ config: { behaviour: { unionServices: true } } })
  const eva = await addMember(world, station, { name: 'Eva Dona', role: 'owner' })
  const begin = (content: BlobPart, key?: string, area: 'legal' | 'accounting' = 'legal') =>
    eva.client.call(calls.importCases, {
      upload: { file: new Blob([content]), fields: { area } },
      idempotencyKey: key,
    })
  const run = (importId: number) => importCasesJob.run(world.jobs(), { stationId: station.id, importId })
  const said = (id: number) => eva.client.call(calls.getCaseImport, { params: { id } })
  async function send(content: BlobPart, area?: 'legal' | 'accounting') {
    const { id } = await begin(content, undefined, area)
    await run(id)
    return said(id)
  }
  const kept = () =>
    world.database.db
      .select()
      .from(serviceCases)
      .where(eq(serviceCases.stationId, station.id))
      .orderBy(asc(serviceCases.number))
  return { station, eva, begin, run, said, send, kept }
}
const refused = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('it was taken'),
    (problem: { body?: { fields?: Record<string, string[]> } }) => problem.body?.fields?.file?.[0],
  )

describe('LEG-02 CTB-02 a file of cases', () => {
  test('all of its lines are cases; what a line says is read as people write it', async () => {
    const { send, kept } = await importing()
    const done = await send(
      fileOf(
        lineOf('A-1'),
        lineOf('B-2', { cpf: '', coletiva: 'SIM', valor: 'R$ 5' }),
        '',
        lineOf('C-3', { valor: '' }),
      ),
    )
    expect(done).toMatchObject({
      state: 'done',
      lines: 3,
      written: 3,
      created: 3,
      problemCount: 0,
      by: 'Eva Dona',
    })
    expect(await kept()).toMatchObject([
      {
        ...{ area: 'legal', number: 'A-1', cpf: '52998224725', isCollective: false, kind: 'Reclamação' },
        ...{
          filedOn: '2025-04-10',
          situation: 'Em andamento',
          court: 'TRT',
          claimCents: 123_456,
          link: null,
        },
      },
      { number: 'B-2', cpf: null, isCollective: true, claimCents: 500 },
      { number: 'C-3', claimCents: null },
    ])
  })

  test('LEG-02 CTB-02 GAP-93 what changes who sees a case waits, is confirmed line by line, and the others stay as they are', async () => {
    const { eva, send, run, said, kept } = await importing()
    const both = { cpf: '', coletiva: 'sim' }
    await send(fileOf(lineOf('A'), lineOf('B'), lineOf('C', both), lineOf('D')))
    const other = { cpf: '111.444.777-35' }
    const lines = [
      lineOf('A', { ...other, titulo: 'Novo A' }),
      lineOf('B', { coletiva: 'sim', titulo: 'Novo B' }),
      lineOf('C', { titulo: 'Novo C' }),
      lineOf('D', { titulo: 'Novo D' }),
      lineOf('E'),
    ]
    const waiting = await send(fileOf(...lines))
    expect(waiting).toMatchObject({
      ...{ state: 'confirming', written: 0, problemCount: 0 },
      readerChanges: [
        { line: 2, what: 'to_another' },
        { line: 3, what: 'to_everybody' },
        { line: 4, what: 'to_person' },
      ],
    })
    expect(await kept()).toHaveLength(4)
    // A line that changes nobody's readers cannot be smuggled in, nor one that is not there.
    const confirm = (wanted: number[]) =>
      eva.client.call(calls.confirmCaseImport, { params: { id: waiting.id }, body: { lines: wanted } })
    await confirm([2, 5, 99])
    await confirm([2])
    await expect(confirm([2, 3])).rejects.toMatchObject({ code: 'conflict' })
    await run(waiting.id)
    expect(await said(waiting.id)).toMatchObject({ state: 'done', written: 5, created: 1, left: 2 })
    await confirm([2])
    expect(
      (await kept()).map(({ number, cpf, isCollective, title }) => [number, cpf, isCollective, title]),
    ).toEqual([
      ['A', '11144477735', false, 'Novo A'],
      ['B', '52998224725', false, 'Horas extras'],
      ['C', null, true, 'Horas extras'],
      ['D', '52998224725', false, 'Novo D'],
      ['E', '52998224725', false, 'Horas extras'],
    ])
  })

  test('LEG-02 GAP-93 what changed since the file was looked at changes nobody’s readers unconfirmed', async () => {
    const { eva, station, send, run, said, kept } = await importing()
    await send(fileOf(lineOf('A'), lineOf('B')))
    const waiting = await send(fileOf(lineOf('A', { coletiva: 'sim' }), lineOf('B', { titulo: 'Novo B' })))
    await world.database.db
      .update(serviceCases)
      .set({ cpf: '11144477735' })
      .where(and(eq(serviceCases.stationId, station.id), eq(serviceCases.number, 'B')))
    await eva.client.call(calls.confirmCaseImport, { params: { id: waiting.id }, body: { lines: [] } })
    await run(waiting.id)
    expect(await said(waiting.id)).toMatchObject({ state: 'done', created: 0, left: 2 })
    expect((await kept()).map(({ cpf, isCollective, title }) => [cpf, isCollective, title])).toEqual([
      ['52998224725', false, 'Horas extras'],
      ['11144477735', false, 'Horas extras'],
    ])
  })

  test('LEG-02 GAP-93 what waited while a later file came in is not confirmed any more: that one says what is so', async () => {
    const { eva, send, kept } = await importing()
    await send(fileOf(lineOf('A')))
    const { id } = await send(fileOf(lineOf('A', { coletiva: 'sim', titulo: 'De ontem' })))
    await send(fileOf(lineOf('A', { titulo: 'De hoje' })))
    const confirm = () => eva.client.call(calls.confirmCaseImport, { params: { id }, body: { lines: [2] } })
    await expect(confirm()).rejects.toMatchObject({
      code: 'conflict',
      body: { messages: [expect.stringContaining('envie o arquivo de novo')] },
    })
    expect(await kept()).toMatchObject([{ title: 'De hoje', isCollective: false }])
  })

  test('LEG-02 what is confirmed late in its day is not given up while it is written', async () => {
    const { station, send, run, kept } = await importing()
    await send(fileOf(lineOf('A')))
    const params = { id: (await send(fileOf(lineOf('A', { coletiva: 'sim' })))).id }
    world.ports.clock.advance(23 * 3_600_000)
    const late = (await addMember(world, station, { role: 'owner' })).client
    await late.call(calls.confirmCaseImport, { params, body: { lines: [2] } })
    world.ports.clock.advance(2 * 3_600_000)
    await tidyCaseImports({ db: world.database.db, ports: world.ports })
    expect(await late.call(calls.getCaseImport, { params })).toMatchObject({ state: 'writing' })
    await run(params.id)
    expect(await late.call(calls.getCaseImport, { params })).toMatchObject({ state: 'done', written: 1 })
    expect(await kept()).toMatchObject([{ number: 'A', isCollective: true }])
  })

  test('LEG-02 a file that changes the readers of more than a hundred cases is refused whole', async () => {
    const { send, kept } = await importing()
    const all = (rest: object) => fileOf(...Array.from({ length: 101 }, (_, n) => lineOf(`N-${n}`, rest)))
    await send(all({}))
    const refusedAll = await send(all({ coletiva: 'sim' }))
    expect(refusedAll).toMatchObject({ state: 'refused', written: 0, problemCount: 1 })
    expect(refusedAll.problems[0]?.text).toContain('mais de 100 processos')
    expect((await kept()).every(({ isCollective }) => !isCollective)).toBe(true)
  })

  test('a second import changes what is there by area and number, and doubles nothing', async () => {
    const { send, kept } = await importing()
    await send(fileOf(lineOf('A'), lineOf('B')))
    const [first] = await kept()
    const again = await send(fileOf(lineOf('A', { titulo: 'Outro título' }), lineOf('C')))
    expect(again).toMatchObject({ state: 'done', written: 2, created: 1 })
    const cases = await kept()
    expect(cases.map(({ number, title }) => [number, title])).toEqual([
      ['A', 'Outro título'],
      ['B', 'Horas extras'],
      ['C', 'Horas extras'],
    ])
    expect(cases[0]?.id).toBe(first?.id)
    expect(await send(fileOf(lineOf('A')), 'accounting')).toMatchObject({ created: 1 })
    expect(await kept()).toHaveLength(4)
  })

  test('errors by line, all counted and the first hundred said, none with what stands there; nothing is written', async () => {
    const { send, kept } = await importing()
    const found = await send(
      fileOf(
        lineOf('A'),
        lineOf('B', { cpf: '111.111.111-11', valor: 'muito' }),
        lineOf('', { cpf: '' }),
        lineOf('A'),
        'sozinha',
        lineOf('C', { coletiva: 'talvez', titulo: 'x'.repeat(201) }),
      ),
    )
    expect(found).toMatchObject({ state: 'refused', lines: 6, written: 0, problemCount: 7 })
    expect(found.problems).toEqual([
      { line: 3, column: 'valor', text: 'Escreva o valor como 1234,56.' },
      { line: 3, column: 'cpf', text: 'CPF inválido' },
      { line: 4, column: 'numero', text: 'Esse campo é obrigatório' },
      { line: 5, column: 'numero', text: 'O número já está na linha 2.' },
      {
        ...{ line: 6, column: null },
        text: 'A linha tem 1 coluna, e o cabeçalho tem 10. Textos com o separador precisam de aspas.',
      },
      { line: 7, column: 'coletiva', text: 'Escreva sim ou não.' },
      { line: 7, column: 'titulo', text: 'Esse campo deve possuir no máximo 200 caracteres' },
    ])
    expect(await kept()).toEqual([])
    const many = await send(fileOf(...Array.from({ length: 250 }, (_, at) => lineOf(`N${at}`, { cpf: '1' }))))
    expect([many.problemCount, many.problems.length]).toEqual([250, 100])
  })

  describe('LEG-02 files as Excel saves them', () => {
    const latin1 = (text: string) => Buffer.from(text, 'latin1')
    const wide = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
    test.each([
      [
        'zeros of a CPF are lost',
        latin1(fileOf(lineOf('N-1', { cpf: '1234567890' }))),
        { cpf: '01234567890' },
      ],
      [
        'signs of Windows-1252',
        latin1(fileOf(lineOf('N-1', { titulo: '\x93Horas\x94 \x96 \x80' }))),
        { title: '“Horas” – €' },
      ],
      ['a long dash in a CPF', `\uFEFF${fileOf(lineOf('N-1', { cpf: '529.982.247–25' }))}`, {}],
      [
        'signs that nobody sees',
        fileOf(lineOf('N-1', { cpf: '\u200e529.982.247-25\u202c', valor: 'R$\u00a01.234,56' })),
        {},
      ],
      ['an apostrophe in front', fileOf(lineOf("'N-1", { cpf: "'52998224725" })), {}],
      ['its first line names the separator', `sep=;\r\n${fileOf(lineOf('N-1'))}`, {}],
      [
        'VERDADEIRO',
        fileOf(lineOf('N-1', { cpf: '', coletiva: 'VERDADEIRO' })),
        { cpf: null, isCollective: true },
      ],
      ['FALSO', fileOf(lineOf('N-1', { coletiva: 'FALSO' })), {}],
      ['tabs', fileOf(lineOf('N-1')).replaceAll(';', '\t'), {}],
      ['two bytes a letter, and tabs', wide(fileOf(lineOf('N-1')).replaceAll(';', '\t')), {}],
      [
        'an empty column between tabs',
        wide(fileOf(lineOf('N-1', { cpf: '', coletiva: 'sim' })).replaceAll(';', '\t')),
        { cpf: null, isCollective: true },
      ],
    ] as const)('%s', async (_, content, said) => {
      const { send, kept } = await importing()
      expect(await send(content)).toMatchObject({ state: 'done', problems: [] })
      expect(await kept()).toMatchObject([
        {
          number: 'N-1',
          cpf: '52998224725',
          isCollective: false,
          claimCents: 123_456,
          title: 'Horas extras',
          ...said,
        },
      ])
    })

    test('what Excel spoiled is named as its doing, at its line', async () => {
      const { send } = await importing()
      const { problems } = await send(
        `sep=;\r\n${fileOf(lineOf('N-1', { cpf: '5,29982E+10' }), lineOf('1,23457E+19'), lineOf('N-3', { cpf: '123456789' }))}`,
      )
      expect(problems).toEqual([
        {
          line: 3,
          column: 'cpf',
          text: expect.stringContaining('O Excel trocou este número por uma notação com E+'),
        },
        { line: 4, column: 'numero', text: expect.stringContaining('O Excel trocou este número') },
        { line: 5, column: 'cpf', text: expect.stringContaining('O Excel tira os zeros do começo') },
      ])
    })
  })

  test('a byte order mark, Latin-1, either separator, quotes and other line ends', async () => {
    const { send, kept } = await importing()
    const title = 'Ação; "justa"'
    const quoted = (separator: string) =>
      [header.replaceAll(';', separator), lineOf('X').replace('Horas extras', '@').replaceAll(';', separator)]
        .join('\n')
        .replace('1.234,56', '"1.234,56"')
        .replace('@', '"Ação; ""justa"""')
    for (const file of [
      `\uFEFF${quoted(';')}`,
      new Uint8Array(Buffer.from(quoted(';'), 'latin1')),
      quoted(','),
      quoted(';').replaceAll('\n', '\r'),
      quoted(';').replace('numero', '"Número"').replace('orgao', 'Tribunal / Órgão'),
    ]) {
      expect(await send(file)).toMatchObject({ state: 'done', lines: 1 })
      expect(await kept()).toMatchObject([{ title, kind: 'Reclamação', claimCents: 123_456 }])
    }
  })

  test('wrong columns are refused by their names, and nothing of the file stays', async () => {
    const { begin } = await importing()
    expect(await refused(begin('numero;nome;cpf;cpf\n1;2;3;4'))).toBe(
      'Faltam as colunas: coletiva, tipo, protocolo, situacao, orgao, titulo, valor, link. Colunas que não conhecemos: nome. Colunas repetidas: cpf.',
    )
    expect(await refused(begin('PK\u0003\u0004\u0000\u0000'))).toBe(
      'Envie um arquivo CSV, com o cabeçalho e uma linha para cada processo. Na planilha, use Salvar como e escolha CSV UTF-8.',
    )
    expect(await refused(begin(Buffer.from('\uFEFFnumero\tcpf', 'utf16le')))).toMatch(
      /^Faltam as colunas: coletiva/,
    )
    expect(await refused(begin('"numero'))).toMatch(/cabeçalho/)
  })

  test('formulas and HTML are text, and formulas are harmless in a file that is made of them', async () => {
    const { send, kept } = await importing()
    for (const title of ['=1+1', '@SUM(A1)', '+55', '-2', '<script>alert(1)</script>']) {
      await send(fileOf(lineOf('F', { titulo: title })))
      const [row] = await kept()
      expect(row?.title).toBe(title)
      expect(csvLine([row?.title ?? ''])).not.toMatch(/^"[=+\-@]/)
    }
  })

  test('no lines, too many, and quotes without an end', async () => {
    const { station, begin, send, kept } = await importing()
    expect((await send(header)).problems).toEqual([
      { line: 1, column: null, text: 'Não há nenhum processo abaixo do cabeçalho.' },
    ])
    const open = await send(fileOf(lineOf('A'), `"${'x'.repeat(30_000)}`, lineOf('B')))
    expect(open.problems).toMatchObject([{ column: null, text: expect.stringContaining('longa demais') }])
    const { id } = await begin(fileOf(lineOf('A'), lineOf('B'), lineOf('C')))
    const [row] = await world.database.db
      .select()
      .from(caseImports)
      .where(and(eq(caseImports.stationId, station.id), eq(caseImports.id, id)))
    if (!row?.fileKey) return expect.unreachable('there is no file')
    const many = await checkCases(world.context(station), { ...row, fileKey: row.fileKey }, 2)
    expect(many).toMatchObject({ lines: 2, problemCount: 1 })
    expect(many.problems[0]?.text).toContain('mais de 2 processos')
    expect(await kept()).toEqual([])
  })

  test('SEC-04 the same form is one import, another waits for the first to end', async () => {
    const { begin, run, eva } = await importing()
    const file = fileOf(lineOf('A'))
    const { id } = await begin(file, 'uma-chave-de-formulario')
    expect(await begin(file, 'uma-chave-de-formulario')).toEqual({ id })
    await expect(begin(fileOf(lineOf('B')), 'uma-chave-de-formulario')).rejects.toMatchObject({ status: 409 })
    expect(await refused(begin(file))).toMatch(/ainda não terminou/)
    await run(id)
    await run(id)
    const [one, ...others] = await eva.client.call(calls.listCaseImports)
    expect([one?.written, others]).toEqual([1, []])
  })

  test('broken off while it is written it goes on where it was', async () => {
    const { station, begin, run, said, kept } = await importing()
    const { id } = await begin(fileOf(...Array.from({ length: 250 }, (_, at) => lineOf(`N${at}`))))
    const { db } = world.database
    await db
      .update(caseImports)
      .set({ state: 'writing', lines: 250, written: 100, created: 100 })
      .where(eq(caseImports.stationId, station.id))
    await run(id)
    expect(await said(id)).toMatchObject({ state: 'done', written: 250, created: 250 })
    expect(await kept()).toHaveLength(150)
  })

  test('one whose process was stopped is taken up again after a minute, and two that work at it double nothing', async () => {
    const { station, begin, run, said, kept } = await importing()
    const { id } = await begin(fileOf(...Array.from({ length: 250 }, (_, at) => lineOf(`N${at}`))))
    const queued = async () => {
      const { rows } = await world.database.rawSql(
        "select count(*)::int as runs from jobs.job where name = 'import-cases' and (data->>'stationId')::int = $1",
        [station.id],
      )
      return (rows as { runs: number }[])[0]?.runs
    }
    await resumeCaseImportsJob.run(world.jobs(), {})
    expect(await queued()).toBe(1)
    await world.database.db
      .update(caseImports)
      .set({ createdAt: new Date(world.ports.clock.now().getTime() - 61_000) })
      .where(eq(caseImports.stationId, station.id))
    for (const _ of [1, 2]) await resumeCaseImportsJob.run(world.jobs(), {})
    expect(await queued()).toBe(2)
    await Promise.all([run(id), run(id)])
    await run(id)
    expect(await said(id)).toMatchObject({ state: 'done', lines: 250, written: 250, created: 250 })
    expect(await kept()).toHaveLength(250)
  })

  test('GAP-93 its file goes when it was read, the history names no person, and nobody else sees it', async () => {
    const { station, eva, send, begin } = await importing()
    const member = await addMember(world, station)
    const other = await importing()
    const { id } = await send(fileOf(lineOf('A')))
    await expect(member.client.call(calls.getCaseImport, { params: { id } })).rejects.toMatchObject({
      status: 403,
    })
    await expect(other.said(id)).rejects.toMatchObject({ status: 404 })
    const [row] = await world.database.db
      .select()
      .from(caseImports)
      .where(eq(caseImports.stationId, station.id))
    expect(row?.fileKey).toBeNull()
    const lines = await eva.client.call(listAudit)
    expect(lines.map(({ what }) => what)).toEqual(['case-import.done', 'case-import.create'])
    expect(JSON.stringify(lines)).toContain('Consultoria jurídica: 1 processo')
    expect(JSON.stringify(lines)).not.toContain('52998224725')
    const { id: left } = await begin(fileOf(lineOf('B')))
    world.ports.clock.advance(25 * 3_600_000)
    await tidyCaseImports({ db: world.database.db, ports: world.ports })
    await tidyFiles({ db: world.database.db, ports: world.ports })
    const fresh = await addMember(world, station, { role: 'owner' })
    const ended = await fresh.client.call(calls.getCaseImport, { params: { id: left } })
    expect(ended.state).toBe('failed')
  })
})

/** A file that comes by halves, between which something else happens. */
async function* byHalves(whole: Readable, meanwhile: () => Promise<void>) {
  const bytes = Buffer.concat(await whole.toArray())
  const middle = Math.floor(bytes.length / 2)
  yield bytes.subarray(0, middle)
  await meanwhile()
  yield bytes.subarray(middle)
}

describe('LEG-02 CTB-02 an import in its middle', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  /** The file is read whole twice: looked at, and then written. */
  const looks = { checking: 1, writing: 2 } as const
  type Look = keyof typeof looks

  /** Two hundred and fifty cases on their way; `meanwhile` happens in the middle of a look at them, a hundred written by then. */
  async function inTheMiddle(
    of: Look,
    meanwhile: (at: Awaited<ReturnType<typeof begun>>) => Promise<void>,
    content = file,
  ) {
    const at = await begun(content)
    const { get } = world.ports.files
    let whole = 0
    vi.spyOn(world.ports.files, 'get').mockImplementation(async (key, part) => {
      const found = await get(key, part)
      if (part || !found) return found
      whole += 1
      if (whole !== looks[of]) return found
      const halves = byHalves(found.body, async () => {
        if (of === 'writing') await vi.waitFor(async () => expect((await at.said(at.id)).written).toBe(100))
        await meanwhile(at)
      })
      return { ...found, body: Readable.from(halves) }
    })
    await at.run(at.id)
    return at
  }
  const file = fileOf(...Array.from({ length: 250 }, (_, at) => lineOf(`N${String(at).padStart(3, '0')}`)))
  async function begun(content: string) {
    const all = await importing()
    const { id } = await all.begin(content, 'uma-chave-de-formulario')
    return { ...all, id }
  }
  const historyOf = async ({ client }: { client: ApiClient }) =>
    (await client.call(listAudit)).map(({ what }) => what)

  test.each(Object.keys(looks) as Look[])(
    '%s: nobody starts a second one, the same form is the same, and a look tells how far it is',
    async (state) => {
      const { eva, id, begin, said, kept } = await inTheMiddle(state, async ({ station, ...at }) => {
        const rui = await addMember(world, station, { role: 'owner' })
        const upload = { file: new Blob([fileOf(lineOf('Z'))]), fields: { area: 'accounting' as const } }
        expect(await refused(at.begin(fileOf(lineOf('Z'))))).toMatch(/ainda não terminou/)
        expect(await refused(rui.client.call(calls.importCases, { upload }))).toMatch(/ainda não terminou/)
        expect(await at.begin(file, 'uma-chave-de-formulario')).toEqual({ id: at.id })
        const found = await at.said(at.id)
        expect(found).toMatchObject({ state, endedAt: null, written: state === 'writing' ? 100 : 0 })
        expect(await at.eva.client.call(calls.listCaseImports)).toEqual([found])
        expect(await at.kept()).toHaveLength(found.written)
      })
      expect(await said(id)).toMatchObject({ state: 'done', written: 250, created: 250 })
      expect(await kept()).toHaveLength(250)
      expect(await historyOf(eva)).toEqual(['case-import.done', 'case-import.create'])
      expect((await begin(fileOf(lineOf('Z')))).id).not.toBe(id)
    },
  )

  test.each(Object.keys(looks) as Look[])(
    '%s: given up after its day, nothing more is written and it stays given up; the file can be sent again',
    async (state) => {
      const { eva, id, begin, said, kept } = await inTheMiddle(state, async () => {
        world.ports.clock.advance(25 * 3_600_000)
        await tidyCaseImports({ db: world.database.db, ports: world.ports })
      })
      const written = state === 'writing' ? 100 : 0
      expect(await said(id)).toMatchObject({ state: 'failed', written, endedAt: expect.any(String) })
      expect(await kept()).toHaveLength(written)
      expect(await historyOf(eva)).toEqual(['case-import.create'])
      expect((await begin(fileOf(lineOf('Z')))).id).not.toBe(id)
    },
  )

  test('checking: given up after its day it stays so, though a line of it is wrong', async () => {
    const wrong = fileOf(lineOf('A'), lineOf('B'), lineOf('C', { cpf: '123' }))
    const giveUp = async () => {
      world.ports.clock.advance(25 * 3_600_000)
      await tidyCaseImports({ db: world.database.db, ports: world.ports })
    }
    const { id, said } = await inTheMiddle('checking', giveUp, wrong)
    expect(await said(id)).toMatchObject({ state: 'failed', problemCount: 0 })
  })

  test('writing: another process that takes it up writes the rest, and the first one ends without a second word of it', async () => {
    const { eva, id, said, kept } = await inTheMiddle('writing', async (at) => {
      await at.run(at.id)
      expect(await at.said(at.id)).toMatchObject({ state: 'done', written: 250, created: 250 })
    })
    expect(await said(id)).toMatchObject({ state: 'done', written: 250, created: 250 })
    expect(await kept()).toHaveLength(250)
    expect(await historyOf(eva)).toEqual(['case-import.done', 'case-import.create'])
  })

  test('writing: what an owner writes by hand meanwhile stays where the file is past it, and is changed where it comes to it', async () => {
    const { eva, id, said, kept } = await inTheMiddle('writing', async ({ eva, kept }) => {
      const [first] = await kept()
      const params = { id: first?.id ?? 0 }
      const { tag: seen, value } = await eva.client.call(calls.openCase, { params })
      await eva.client.call(calls.saveCase, { params, body: { seen, value: { ...value, title: 'À mão' } } })
      await eva.client.call(calls.createCase, { body: { ...value, number: 'N200', title: 'À mão' } })
    })
    expect(await said(id)).toMatchObject({ state: 'done', written: 250, created: 249 })
    const titles = new Map((await kept()).map(({ number, title }) => [number, title]))
    expect([titles.size, titles.get('N000'), titles.get('N200')]).toEqual([250, 'À mão', 'Horas extras'])
    expect(await historyOf(eva)).toContain('case.save')
  })
})
