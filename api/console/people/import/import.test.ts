import { Readable } from 'node:stream'
import { asc, eq } from 'drizzle-orm'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import { workbookStream } from '#app/routing/workbook.server.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { getPeopleFacts, listPeople } from '#contract/console/people/endpoints.ts'
import * as calls from '#contract/console/people/import/endpoints.ts'
import type { ImportConfirm, ImportMatchInput } from '#contract/console/people/import/schemas.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { balanceOf, walletEntries } from '../../../ledger/index.ts'
import { participants } from '../../../people/access/tables.ts'
import { personInvitations } from '../../../people/imported/tables.ts'
import { inStation, withId } from '../../../platform/db/rows.ts'
import { tidyFiles } from '../../../platform/files/index.ts'
import { pointSettings } from '../../points/tables.ts'
import { importPeopleJob, resumePeopleImportsJob, tidyPeopleImports } from './import-job.ts'
import { peopleImportLines, peopleImportMatches, peopleImports } from './tables.ts'

const world = apiWorld()
const cpf = { ana: '52998224725', bia: '11144477735', caio: '98765432100' }
const header = 'Nome;E-mail;CPF;Celular;Nascimento;UF;Cidade;Etiquetas'
const ana =
  'ANA LIMA;Ana@exemplo.com.br;529.982.247-25;(19) 98888-7777;31/12/1990;sp;campinas;Diretoria, Aposentados'
const bia = 'Bia Souza;bia@exemplo.com.br;111.444.777-35;;;;;'
const fileOf = (...lines: string[]) => [header, ...lines].join('\r\n')

async function office(config: object = {}) {
  const station = await world.station({ config })
  const eva = await addMember(world, station, {
    name: 'Eva Dona',
    role: 'owner',
    email: 'eva@exemplo.com.br',
  })
  const send = (content: BlobPart, key?: string) =>
    eva.client.call(calls.importPeople, {
      upload: { file: new Blob([content]), fields: {} },
      idempotencyKey: key,
    })
  const run = (importId: number) => importPeopleJob.run(world.jobs(), { stationId: station.id, importId })
  const said = (id: number) => eva.client.call(calls.getPeopleImport, { params: { id } })
  const match = (id: number) => eva.client.call(calls.getImportMatch, { params: { id } })
  async function choose(id: number, more: Partial<ImportMatchInput> = {}) {
    const { columns, key, known, tags } = await match(id)
    return eva.client.call(calls.matchPeopleImport, {
      params: { id },
      body: { columns, key, known, tags, ...more },
    })
  }
  /** As far as the page that asks for the confirmation. */
  async function check(content: BlobPart, more: Partial<ImportMatchInput> = {}) {
    const { id } = await send(content)
    await choose(id, more)
    await run(id)
    return said(id)
  }
  const confirm = (id: number, more: Partial<ImportConfirm> = {}) =>
    eva.client.call(calls.confirmPeopleImport, {
      params: { id },
      body: { invites: false, reason: null, ...more },
    })
  async function bring(content: BlobPart, match?: Partial<ImportMatchInput>, more?: Partial<ImportConfirm>) {
    const { id } = await check(content, match)
    await confirm(id, more)
    await run(id)
    return said(id)
  }
  const wrong = async (id: number) =>
    (await eva.client.call(calls.listWrongLines, { params: { id }, query: {} })).list.map(
      ({ line, problems }) => [line, ...problems.map(({ text }) => text)],
    )
  const kept = () =>
    world.database.db
      .select()
      .from(participants)
      .where(inStation(participants, { station }))
      .orderBy(asc(participants.id))
  const person = async (email: string) => (await kept()).find((one) => one.email === email)
  const list = async (query: object = {}) => (await eva.client.call(listPeople, { query })).list
  return { station, eva, send, run, said, match, choose, check, confirm, bring, wrong, kept, person, list }
}
/** What is read of a file until its process is gone. */
async function* broken(body: AsyncIterable<Buffer>) {
  let whole = Buffer.alloc(0)
  for await (const piece of body) whole = Buffer.concat([whole, piece])
  yield whole.subarray(0, whole.length * 0.7)
  await new Promise((resolve) => setTimeout(resolve, 500))
  throw new Error('gone')
}

const refused = (call: Promise<unknown>) =>
  problemOf(call).then(({ body }) => body.fields?.file?.[0] ?? body.messages[0])

describe('PPL-18 an import', () => {
  test('PPL-18 its columns are told by their names, its lines are looked at, and nobody is there before it is confirmed', async () => {
    const { station, eva, send, match, choose, run, said, confirm, kept, person, list } = await office()
    const { id } = await send(fileOf(ana, bia))
    expect(await match(id)).toMatchObject({
      columns: ['name', 'email', 'cpf', 'tel', 'birthday', 'state', 'city', 'tags'],
      ...{ key: 'cpf', known: 'update', samples: [ana.split(';'), bia.split(';')] },
    })
    await choose(id)
    await run(id)
    const ready = await said(id)
    expect(ready).toMatchObject({ state: 'ready', lines: 2, created: 2, updated: 0, same: 0, wrong: 0 })
    expect(ready.preview[0]).toMatchObject({
      outcome: 'created',
      values: {
        name: 'Ana Lima',
        email: 'ana@exemplo.com.br',
        cpf: cpf.ana,
        city: 'Campinas',
        birthday: '31/12/1990',
      },
    })
    expect(await kept()).toHaveLength(1)
    await Promise.all([confirm(id), confirm(id)])
    await Promise.all([run(id), run(id)])
    expect(await said(id)).toMatchObject({ state: 'done', created: 2 })
    expect(await person('ana@exemplo.com.br')).toMatchObject({
      ...{
        name: 'Ana Lima',
        cpf: cpf.ana,
        tel: '19988887777',
        state: 'SP',
        city: 'Campinas',
        status: 'imported',
      },
      passwordHash: null,
    })
    expect((await list({ status: 'imported' })).map(({ name }) => name)).toEqual(['Bia Souza', 'Ana Lima'])
    const { counts } = await eva.client.call(getPeopleFacts)
    expect(counts).toMatchObject({ active: 1, imported: 2, invited: 0 })
    expect((await list({ search: 'ana' }))[0]?.tags.map(({ name }) => name)).toEqual([
      'Aposentados',
      'Diretoria',
    ])
    const lines = (await eva.client.call(listAudit, { query: {} })).map(({ what }) => what)
    expect(lines.filter((what) => what.startsWith('people-import'))).toEqual([
      'people-import.done',
      'people-import.create',
    ])
    const [row] = await world.database.db
      .select()
      .from(peopleImports)
      .where(withId(peopleImports, { station }, id))
    expect(row?.fileKey).toBeNull()
  })

  test('PPL-18 the same file again changes nothing, in the same words, of who is new and of who was there', async () => {
    const { bring, kept, list } = await office()
    await bring(fileOf(ana, bia), { tags: ['Lista de 2026'] })
    const before = [await kept(), await list()]
    expect(await bring(fileOf(ana, bia), { tags: ['lista de 2026'] })).toMatchObject({
      created: 0,
      updated: 0,
      same: 2,
    })
    expect([await kept(), await list()]).toEqual(before)
  })

  test('PPL-18 who is there is found by CPF or by e-mail, is changed or left as wanted, and keeps e-mail and CPF', async () => {
    const { station, bring, person } = await office()
    await addMember(world, station, {
      name: 'Ana',
      email: 'outra@exemplo.com.br',
      cpf: cpf.ana,
      city: 'Santos',
      state: 'SP',
    })
    await addMember(world, station, { name: 'Bia', email: 'bia@exemplo.com.br' })
    expect(await bring(fileOf(ana, bia), { known: 'leave' })).toMatchObject({
      created: 0,
      updated: 0,
      same: 2,
    })
    expect(await person('outra@exemplo.com.br')).toMatchObject({ name: 'Ana', city: 'Santos' })
    expect(await bring(fileOf(ana, bia))).toMatchObject({ created: 0, updated: 2 })
    expect(await person('outra@exemplo.com.br')).toMatchObject({
      name: 'Ana Lima',
      city: 'Campinas',
      status: 'active',
    })
    expect(await person('bia@exemplo.com.br')).toMatchObject({ name: 'Bia Souza', cpf: cpf.bia, tel: null })
  })

  test('PPL-18 nobody is taken for somebody else', async () => {
    const { station, check, wrong } = await office()
    await addMember(world, station, { email: 'ana@exemplo.com.br', cpf: cpf.caio })
    await addMember(world, station, { email: 'fora@exemplo.com.br', cpf: cpf.bia, status: 'deleted' })
    await addMember(world, station, { email: 'espera@exemplo.com.br', status: 'inactive' })
    const found = await check(
      fileOf(ana, bia, 'Edu;espera@exemplo.com.br;;;;;;', 'Fábio;;;;;;;', ';novo@exemplo.com.br;;;;;;'),
    )
    expect(found).toMatchObject({ created: 1, wrong: 4 })
    expect(await wrong(found.id)).toEqual([
      [2, 'Este e-mail é de outra pessoa da estação, com outro CPF.'],
      [3, 'A conta desta pessoa foi excluída.'],
      [5, 'A linha não diz quem é: faltam CPF e e-mail.'],
      [6, 'Falta o nome: é alguém que ainda não está na estação.'],
    ])
  })

  test('PPL-18 what was chosen for a column is remembered for the station', async () => {
    const { station, send, match, choose } = await office()
    const file = 'Sócio;Correio;Obs;CPF 2026\nAna;ana@exemplo.com.br;x;1'
    const first = await send(file)
    expect((await match(first.id)).columns).toEqual(['name', 'email', null, null])
    await choose(first.id, { columns: ['name', 'email', 'tags', null] })
    const second = await send(`${file}\nBia;bia@exemplo.com.br;y;2`)
    expect((await match(second.id)).columns).toEqual(['name', 'email', 'tags', null])
    const names = await world.database.db
      .select()
      .from(peopleImportMatches)
      .where(inStation(peopleImportMatches, { station }))
    expect(names.map(({ name }) => name).sort()).toEqual(['correio', 'obs', 'socio'])
  })

  test('PPL-18 columns that say the same, none by which people are found, and what is no column are refused', async () => {
    const { send, choose } = await office()
    const { id } = await send(fileOf(ana))
    const said = (columns: (string | null)[]) =>
      problemOf(choose(id, { columns })).then(({ body }) => body.fields?.columns?.[0])
    expect(await said(['name', 'name'])).toBe('Duas colunas foram marcadas como Nome. Deixe uma.')
    expect(await said(['name', null])).toBe('Falta dizer qual coluna é CPF ou E-mail.')
    expect(await said(['role', 'email'])).toBe('Escolha o que a coluna é, ou deixe-a de fora.')
  })
})

describe('PPL-19 what Excel makes of it', () => {
  test('PPL-19 lost zeros are put back where they fit; everything else is named by its line', async () => {
    const { check, wrong } = await office()
    const found = await check(
      [
        'sep=;',
        'Nome;CPF;E-mail;Celular;Nascimento;UF;Cidade',
        'Ana;1234567891;ana@exemplo.com.br;;;;',
        'Bia;1,11445E+10;bia@exemplo.com.br;1,9E+10;;;',
        'VERDADEIRO;;caio@exemplo.com.br;;;;',
        'Davi;;davi@exemplo.com.br ;988;33238;;',
        'Edu;;edu@exemplo;;31/02/2000;São Paulo;',
        'Nome;CPF;E-mail;Celular;Nascimento;UF;Cidade',
        'Fábio;;fabio@exemplo.com.br;;;SP;Atlântida;a mais',
        'Gil;;gil@exemplo.com.br;;;SP;Atlântida',
        'Hugo;;hugo@exemplo.com.br;;01/01/2024;;',
        'Ivo;;ANA@exemplo.com.br;;;;',
      ].join('\r\n'),
    )
    expect(await wrong(found.id)).toEqual([
      [
        3,
        'CPF inválido. O Excel tira os zeros do começo: formate a coluna como texto e escreva os 11 números.',
      ],
      [
        4,
        'O Excel trocou este número por uma notação com E+, e os últimos algarismos se perderam. Formate a coluna como texto e escreva o número de novo.',
        'O Excel trocou este telefone por uma notação com E+, e os últimos algarismos se perderam. Formate a coluna como texto e escreva o número de novo.',
      ],
      [5, 'A célula diz VERDADEIRO. Confira se a coluna é esta.'],
      [
        6,
        'Telefone inválido. Escreva com o DDD; o Excel tira zeros e sinais de números.',
        'O Excel gravou a data como um número: 33238 seria 31/12/1990. Formate a coluna como data e salve de novo.',
      ],
      [7, 'Email inválido', 'Escreva a data como 31/12/1990.', 'Escreva a sigla do estado, como SP.'],
      [8, 'Esta linha repete o cabeçalho.'],
      [9, 'A linha tem 8 colunas, e o cabeçalho tem 7. Textos com o separador precisam de aspas.'],
      [10, 'Não encontramos esta cidade em SP. Escolha uma da lista.'],
      [11, 'É necessário ser maior de 18 anos.'],
      [12, 'Esta pessoa já está na linha 3.'],
    ])
  })

  test('PPL-19 a title over the names, commas, UTF-16 and Windows-1252 are read', async () => {
    const { check } = await office()
    const text = 'Relação de sócios\r\n\r\nNome,E-mail\r\nJosé,jose@exemplo.com.br\r\n'
    const files = [
      text,
      new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]),
      new Uint8Array(Buffer.from(text, 'latin1')),
    ]
    for (const file of files)
      expect(await check(file)).toMatchObject({
        state: 'ready',
        created: 1,
        preview: [{ values: { name: 'José' } }],
      })
  })

  test('PPL-18 a workbook is read as it is seen: numbers without their zeros, days, and the line of a row', async () => {
    const { check, wrong } = await office()
    async function* pages() {
      yield [
        ['Ana', 'ana@exemplo.com.br', 52998224725],
        ['Bia', 'bia@', 1],
      ]
    }
    const stream = workbookStream('Pessoas', ['Nome', 'E-mail', 'CPF'], pages())
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
    const found = await check(bytes)
    expect(found).toMatchObject({ created: 1, wrong: 1, preview: [{ values: { cpf: cpf.ana } }, {}] })
    expect((await wrong(found.id))[0]?.[0]).toBe(3)
  })

  test('SEC-66 empty, old, locked, broken and too large once unpacked: refused in words, and nothing of it stays', async () => {
    const { send } = await office()
    expect(await refused(send(''))).toBe('Este arquivo está vazio.')
    expect(await refused(send(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0])))).toContain('tem senha')
    expect(await refused(send(new Uint8Array([0x89, 0x50, 0, 0])))).toBe(
      'Envie uma planilha do Excel (.xlsx) ou um arquivo CSV.',
    )
    expect(await refused(send('PK\u0003\u0004 nada'))).toContain('Não conseguimos abrir esta planilha')
    async function* none() {
      yield []
    }
    const own = unzipSync(
      new Uint8Array(await new Response(workbookStream('P', ['Nome'], none())).arrayBuffer()),
    )
    expect(await refused(send(zipSync({ ...own, 'xl/vbaProject.bin': strToU8('x') }) as BlobPart))).toContain(
      'macros',
    )
    expect(await refused(send('"Nome;E-mail\nAna;1'))).toContain('Não conseguimos ler')
    expect(await refused(send(';;;\n;;;\n'))).toContain('Não achamos o cabeçalho')
  })
})

describe('PPL-18 opening balances', () => {
  const points = (...lines: string[]) => ['Nome;E-mail;Saldo', ...lines].join('\n')

  test('PPL-18 GAP-162 each gets theirs once, with the reason in the statement; another amount is wrong, and none is given without a reason', async () => {
    const { check, confirm, run, bring, person, wrong, eva } = await office()
    const file = points(
      'Ana;ana@exemplo.com.br;"1.234,50"',
      'Bia;bia@exemplo.com.br;10',
      'Caio;caio@exemplo.com.br;',
    )
    const { id } = await check(file)
    expect((await problemOf(confirm(id))).body.fields?.reason?.[0]).toContain('motivo')
    await confirm(id, { reason: 'Do clube antigo' })
    await run(id)
    const { id: anaId = 0 } = (await person('ana@exemplo.com.br')) ?? {}
    expect((await balanceOf(eva.ctx, anaId)).availableH).toBe(123_450)
    const { entries } = await walletEntries(eva.ctx, { participantId: anaId, limit: 10 } as never)
    expect(entries).toMatchObject([{ amountH: 123_450, note: 'Saldo inicial: Do clube antigo' }])
    expect(await bring(file, {}, { reason: 'De novo' })).toMatchObject({ created: 0, updated: 0, same: 3 })
    expect((await balanceOf(eva.ctx, anaId)).availableH).toBe(123_450)
    const other = await check(
      points('Ana;ana@exemplo.com.br;1', 'Eva;eva@exemplo.com.br;5', 'Davi;davi@exemplo.com.br;x'),
    )
    expect((await wrong(other.id)).map(([, text]) => text)).toEqual([
      'O saldo inicial desta pessoa já foi lançado, com outro valor. Corrija na página de pontos da pessoa.',
      'Na sua própria carteira quem lança é outra pessoa da gestão.',
      'Escreva o saldo como 1234,56, acima de zero.',
    ])
  })

  test('PPL-13 above the amount of the station it is none of an import', async () => {
    const { station, check, wrong } = await office()
    await world.database.db.insert(pointSettings).values({ stationId: station.id, fourEyesAboveCents: 1_000 })
    const { id } = await check(points('Ana;ana@exemplo.com.br;10,01', 'Bia;bia@exemplo.com.br;10'))
    expect(await wrong(id)).toMatchObject([[2, expect.stringContaining('duas pessoas confirmam')]])
    // All of a file together: many small ones are no way around the second person.
    const two = await check(points('Caio;caio@exemplo.com.br;6', 'Davi;davi@exemplo.com.br;6'))
    expect(await wrong(two.id)).toMatchObject([[3, expect.stringContaining('Os saldos do arquivo, juntos')]])
  })
})

describe('PPL-18 work that goes on', () => {
  const many = (n: number) =>
    [
      'Nome;E-mail;Saldo',
      ...Array.from({ length: n }, (_, at) => `Pessoa ${at};p${at}@exemplo.com.br;1`),
    ].join('\n')

  test('PPL-18 stopped in the middle it is taken up within a minute where it was, and nothing is doubled', async () => {
    const { eva, check, confirm, run, said, kept } = await office()
    const { id } = await check(many(450))
    await confirm(id, { reason: 'Saldo' })
    const { files, clock } = world.ports
    const get = files.get.bind(files)
    const reading = vi.spyOn(files, 'get').mockImplementation(async (key, part) => {
      const found = await get(key, part)
      return found && { ...found, body: Readable.from(broken(found.body)) }
    })
    await expect(run(id).finally(() => reading.mockRestore())).rejects.toThrow()
    expect(await said(id)).toMatchObject({ state: 'writing', created: 200, seen: 200 })
    clock.advance(61_000)
    await resumePeopleImportsJob.run(world.jobs(), {})
    await Promise.all([run(id), run(id)])
    expect(await said(id)).toMatchObject({ state: 'done', created: 450, seen: 450, wrong: 0 })
    const people = (await kept()).filter(({ status }) => status === 'imported')
    expect(people).toHaveLength(450)
    const balances = await Promise.all(people.map((one) => balanceOf(eva.ctx, one.id)))
    expect(new Set(balances.map(({ availableH }) => availableH))).toEqual(new Set([100]))
  })

  test('PPL-18 what fails for an hour ends with the line where it stopped, and whoever waits behind it begins', async () => {
    const { check, confirm, run, said } = await office()
    const [one, two] = [await check(many(3)), await check(fileOf(ana))]
    await confirm(one.id, { reason: 'Saldo' })
    await confirm(two.id)
    const { files, clock } = world.ports
    const reading = vi.spyOn(files, 'get').mockRejectedValue(new Error('gone'))
    await expect(run(one.id)).rejects.toThrow('gone')
    expect(await said(one.id)).toMatchObject({ state: 'writing' })
    clock.advance(3_600_000)
    await run(one.id).finally(() => reading.mockRestore())
    expect(await said(one.id)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('A importação parou na linha 1.'),
    })
    await run(two.id)
    expect(await said(two.id)).toMatchObject({ state: 'done', created: 1 })
  })

  test('PPL-18 of two at once one is written after the other, and of people in both there is one', async () => {
    const { check, confirm, run, said, kept } = await office()
    const [one, two] = [
      await check(fileOf(ana, bia)),
      await check(fileOf(ana, 'Caio;caio@exemplo.com.br;;;;;;')),
    ]
    await Promise.all([confirm(one.id), confirm(two.id)])
    await Promise.all([run(one.id), run(two.id)])
    for (const { id } of [one, two]) if ((await said(id)).state === 'waiting') await run(id)
    expect([(await said(one.id)).state, (await said(two.id)).state]).toEqual(['done', 'done'])
    expect((await kept()).map(({ name }) => name).sort()).toEqual([
      'Ana Lima',
      'Bia Souza',
      'Caio',
      'Eva Dona',
    ])
  })

  test('PPL-18 wrong lines stand in the report in their own words, and others are written', async () => {
    const { eva, bring, kept } = await office()
    const done = await bring(fileOf(ana, '=1+1;x;;;;;;', bia))
    expect(done).toMatchObject({ state: 'done', created: 2, wrong: 1 })
    expect(await kept()).toHaveLength(3)
    const report = await eva.client.call(calls.listWrongLines, { params: { id: done.id }, query: {} })
    expect(report.list).toMatchObject([{ line: 3, cells: ['=1+1', 'x', '', '', '', '', '', ''] }])
    expect(report.header).toEqual(header.split(';'))
  })

  test('PPL-18 after thirty days, or where it is given up, nothing of a file is left', async () => {
    const { station, eva, check, bring } = await office()
    const dropped = await check(fileOf(ana, 'x;y;;;;;;'))
    await eva.client.call(calls.dropPeopleImport, { params: { id: dropped.id } })
    await bring(fileOf(bia, 'x;y;;;;;;'))
    world.ports.clock.advance(31 * 86_400_000)
    const ctx = { db: world.database.db, ports: world.ports }
    await tidyPeopleImports(ctx)
    await tidyFiles(ctx)
    for (const table of [peopleImports, peopleImportLines])
      expect(await world.database.db.$count(table, eq(table.stationId, station.id))).toBe(0)
  })

  test('PPL-20 the new ones are invited where that is wanted', async () => {
    const { station, bring, kept } = await office()
    await bring(fileOf(ana, bia), {}, { invites: true })
    const rows = await world.database.db
      .select()
      .from(personInvitations)
      .where(inStation(personInvitations, { station }))
    expect(rows.map(({ byName, sends, dueAt }) => [byName, sends, dueAt !== null])).toEqual([
      ['Eva Dona', 0, true],
      ['Eva Dona', 0, true],
    ])
    expect((await kept()).map(({ status }) => status)).toEqual(['active', 'imported', 'imported'])
  })
})

test('PPL-22 only who may change people imports any, and points only who may give points', async () => {
  const { station, send } = await office()
  const { id } = await send(fileOf(ana))
  const other = await world.station()
  const stranger = await addMember(world, other, { role: 'owner' })
  expect((await problemOf(stranger.client.call(calls.getPeopleImport, { params: { id } }))).status).toBe(404)
  const helper = await addMember(world, station, { roles: ['support'] })
  expect((await problemOf(helper.client.call(calls.listPeopleImports))).status).toBe(403)
})
