import { describe, expect, test } from 'vitest'
import { importCasesJob } from '#api/services/consultancies/index.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { listCaseImports } from '#contract/console/cases/endpoints.ts'
import { listAccessLines } from '#contract/services/access-lines/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** Cases as owners write and import them, and what their people see of that, without scripts. */
const world = apiWorld()
const portal = portalWorld()
const here = '/gestao/consultas/processos'

async function managing() {
  const station = await world.station({ config: { behaviour: { unionServices: true } } })
  const ana = await addMember(world, station, {
    ...{ name: 'Ana Prado', cpf: '52998224725', cpfConfirmedAt: new Date() },
  })
  const eva = await addMember(world, station, { name: 'Eva Dona', role: 'owner' })
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(eva, station)
  const read = async (to: string) => wordsOf((await browser.see(to)).text)
  return { station, ana, eva, read, ...browser }
}
const typed = {
  ...{ area: 'legal', number: 'A-1', cpf: '529.982.247-25', kind: 'Reclamação', situation: 'Em andamento' },
  ...{ title: 'Horas <b>extras</b>', claimCents: '1.234,56', filedOn: '2025-04-10', court: '', link: '' },
}
const keyIn = (html: string) => /name="chave" value="([^"]+)"/.exec(html)?.[1] ?? ''

describe('LEG-02 CTB-02 cases in /gestao', () => {
  test('one is written by form, listed without what it says, opened with a line for its person, and removed', async () => {
    const { ana, read, open, send, sendAndSee } = await managing()
    expect(await read(here)).toContain('Ainda não há processos.')
    const page = await open(`${here}/novo`)
    const refused = await send(`${here}/novo`, { ...typed, cpf: '', chave: keyIn(page.text) })
    expect(refused.status).toBe(422)
    expect(wordsOf(refused.text)).toContain('Informe o CPF, ou marque como causa coletiva')
    expect(refused.text).toContain('value="A-1"')
    const made = await sendAndSee(`${here}/novo`, { ...typed, chave: keyIn(page.text) })
    expect(wordsOf(made.text)).toContain('Processo criado.')
    const list = await open(`${here}?busca=529.982.247-25`)
    expect(list.headers.get('cache-control')).toBe('private, no-store')
    expect(wordsOf(list.text)).toMatch(/A-1 .*Consultoria jurídica · Reclamação.*•••\.982\.247-••/)
    expect(list.text).not.toContain('Horas')
    const at = /\/gestao\/consultas\/processos\/\d+/.exec(list.text)?.[0] ?? ''
    const lines = async () => (await ana.client.call(listAccessLines)).list
    // She was looked for by her CPF: that leaves a line once a day.
    const found = { who: 'Eva Dona', what: 'cases' }
    expect(await lines()).toMatchObject([found])
    const opened = await open(at)
    expect(opened.headers.get('cache-control')).toBe('private, no-store')
    expect(opened.text).toContain('value="Horas &lt;b&gt;extras&lt;/b&gt;"')
    expect(opened.text).toContain('value="1234,56"')
    expect(await lines()).toMatchObject([{ who: 'Eva Dona', what: 'case' }, found])
    const asked = await open(`${at}?perguntar=remover`)
    expect(wordsOf(asked.text)).toContain('A-1')
    expect(wordsOf((await sendAndSee(at, { intent: 'remove' })).text)).toContain('Processo removido.')
    expect((await open(at)).status).toBe(404)
  })

  test('LEG-02 GAP-93 a file with a wrong line is refused by line, the mended one is imported, what changes readers is confirmed, by addresses alone', async () => {
    const { station, eva, ana, read, open } = await managing()
    const visit = portal.of(world, station.slug)
    const page = await open(`${here}/importar`)
    expect(wordsOf(page.text)).toMatch(/numero .*Número do processo.*link .*Baixar um modelo/)
    const sample = (await open(`${here}/modelo.csv`)).text
    expect(sample).toMatch(/^\uFEFF?"numero";"cpf"/)
    const cookie = `${sessionCookieName(false)}=${eva.token}`
    const upload = async (content: string | null, area = 'legal') => {
      const form = new FormData()
      form.set('chave', keyIn((await open(`${here}/importar`)).text))
      form.set('area', area)
      form.set('file', new File(content === null ? [] : [content], content === null ? '' : 'a.csv'))
      return visit(`${here}/importar`, { cookie }, form)
    }
    const none = await upload(null)
    expect([none.status, wordsOf(none.text)]).toEqual([422, expect.stringContaining('Escolha um arquivo.')])
    const wrong = await upload('numero;nome\n1;2')
    expect([wrong.status, wordsOf(wrong.text)]).toEqual([
      422,
      expect.stringContaining('Faltam as colunas: cpf'),
    ])
    expect(wordsOf((await upload('x', 'health')).text)).toContain('Escolha a área.')
    const run = async () => {
      const [last] = await eva.client.call(listCaseImports)
      await importCasesJob.run(world.jobs(), { stationId: station.id, importId: last?.id ?? 0 })
    }
    const begun = await upload(sample.replace('529.982.247-25', '529.982.247-24'))
    const at = begun.location ?? ''
    expect(at).toMatch(/importar\/\d+$/)
    const waiting = await open(at)
    expect(waiting.text).toMatch(/http-equiv="refresh" content="3;url=\?"/i)
    expect(wordsOf(waiting.text)).toContain('Conferindo as linhas: 0 até agora.')
    expect(wordsOf((await upload(sample)).text)).toContain('ainda não terminou')
    await run()
    const refused = await open(at)
    expect(wordsOf(refused.text)).toMatch(
      /Nada foi importado: há 1 erro no arquivo.*Linha 2 .*cpf .*CPF inválido/,
    )
    expect(refused.text).not.toContain('http-equiv="refresh"')
    expect(await read(here)).toContain('Ainda não há processos.')
    const good = await upload(sample)
    const standing = (state: string, written: number) =>
      world.database.rawSql(
        'update case_imports set state = $1, written = $2, lines = 1200 where station_id = $3 and state in ($4, $5)',
        [state, written, station.id, 'checking', 'writing'],
      )
    await standing('writing', 1000)
    const writing = await open(good.location ?? '')
    expect(writing.text).toMatch(/http-equiv="refresh" content="3;url=\?"/i)
    expect(wordsOf(writing.text)).toMatch(/Importando .*1\.000 de 1\.200 processos importados\./)
    expect(wordsOf((await upload(sample)).text)).toContain('ainda não terminou')
    await standing('checking', 0)
    await run()
    expect(await read(good.location ?? '')).toContain('2 processos importados: 2 novos e 0 atualizados.')
    expect(await read(`${here}/importar`)).toMatch(/Últimas importações.*Concluída.*Com erros/)
    const member = browserOf(visit)
    await member.logIn(ana, station)
    const cases = await member.see('/homepage/consultoria-juridica/processos')
    expect(wordsOf(cases.text)).toMatch(/Causas coletivas.*0000002-00.*Causas pessoais.*0000001-00/)
    expect((await open(`${here}/importar/999`)).status).toBe(404)

    // Another CPF is another reader: it waits for a tick, and nothing is ticked beforehand.
    const moving = (await upload(sample.replace('529.982.247-25', '111.444.777-35'))).location ?? ''
    await run()
    const asked = await open(moving)
    expect(wordsOf(asked.text)).toMatch(
      /Falta confirmar .*1 linha muda quem vê.*Linha 2: passa de uma pessoa para outra/,
    )
    expect(asked.text).toMatch(/type="checkbox"[^>]*value="2"|value="2"[^>]*type="checkbox"/)
    expect(asked.text).not.toMatch(/checked/)
    const confirmed = await visit(moving, { cookie }, [['linha', '2']])
    expect([confirmed.status, confirmed.location]).toEqual([302, moving])
    await run()
    expect(await read(moving)).toContain('2 processos importados: 0 novos e 2 atualizados.')
    const late = await visit(moving, { cookie }, [])
    expect([late.status, wordsOf(late.text)]).toEqual([
      409,
      expect.stringContaining('não espera mais por confirmação'),
    ])
  })
})
