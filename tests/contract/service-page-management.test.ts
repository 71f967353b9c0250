import { expect, test } from 'vitest'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** Topics and page texts of consultancies as owners write them, without scripts, and as members read them. */
const world = apiWorld()
const portal = portalWorld()

async function managing() {
  const station = await world.station({ config: { behaviour: { unionServices: true } } })
  const owner = browserOf(portal.of(world, station.slug))
  await owner.logIn(await addMember(world, station, { role: 'owner' }), station)
  const member = browserOf(portal.of(world, station.slug))
  await member.logIn(await addMember(world, station), station)
  const read = async (to: string) => wordsOf((await member.see(to)).text)
  return { owner, read }
}
const fieldsIn = (html: string, name: string) => Object.fromEntries(formFields(html, name))

test('PLS-02 a topic is written line by line; what is wrong with a line is said beside it', async () => {
  const { owner, read } = await managing()
  const here = '/gestao/consultas/temas'
  expect(wordsOf((await owner.see(here)).text)).toContain('Escreva o primeiro tema')
  const typed = {
    ...fieldsIn((await owner.open(`${here}/novo`)).text, 'title'),
    ...{
      kind: 'Legislação',
      title: 'Jornada',
      highlights: 'Artigo 3 | A favor\n\nArtigo 4',
      published: 'on',
    },
    actions: 'amanhã | Audiência',
  }
  const refused = await owner.send(`${here}/novo`, typed)
  expect(refused.status).toBe(422)
  expect(wordsOf(refused.text)).toContain('Linha 1: comece com a data')
  expect(refused.text).toContain('Artigo 3 | A favor')
  const made = await owner.sendAndSee(`${here}/novo`, {
    ...typed,
    actions: '31/03/2026 | Audiência | pública',
  })
  expect(wordsOf(made.text)).toMatch(/Jornada.*Legislação · Ordem 1.*Publicado/)
  expect(wordsOf(made.text)).toContain('Tema criado.')
  const at = /\/gestao\/consultas\/temas\/\d+/.exec(made.text)?.[0] ?? ''
  const kept = fieldsIn((await owner.open(at)).text, 'title')
  expect(kept).toMatchObject({
    highlights: 'Artigo 3 | A favor\nArtigo 4',
    actions: '31/03/2026 | Audiência | pública',
  })
  expect(await read(`/homepage/politico-sindical/temas?tema=${at.split('/').at(-1)}`)).toMatch(
    /Artigo 3 \(A favor\).*Artigo 4.*31\/03\/2026.*Audiência \| pública/,
  )
  await owner.sendAndSee(at, { ...kept, intent: 'remove' })
  expect(await read('/homepage/politico-sindical/temas')).not.toContain('Jornada')
})

test('PLS-02 topics of a spreadsheet: the page’s own example, then a wrong line, then a change', async () => {
  const station = await world.station({ config: { behaviour: { unionServices: true } } })
  const eva = await addMember(world, station, { role: 'owner' })
  const visit = portal.of(world, station.slug)
  const owner = browserOf(visit)
  await owner.logIn(eva, station)
  const here = '/gestao/consultas/temas'
  expect((await owner.open(here)).text).toContain(`href="${here}/importar"`)
  const page = await owner.open(`${here}/importar`)
  const sample = /<pre[^>]*>([^<]+)<\/pre>/.exec(page.text)?.[1] ?? ''
  const cookie = `${sessionCookieName(false)}=${eva.token}`
  const send = (content: string | null) => {
    const form = new FormData()
    form.set('arquivo', new File(content === null ? [] : [content], content === null ? '' : 'temas.csv'))
    return visit(`${here}/importar`, { cookie }, form)
  }
  const none = await send(null)
  expect([none.status, wordsOf(none.text)]).toEqual([422, expect.stringContaining('Escolha um arquivo.')])
  const wrong = await send(`${sample}\nLei;Creche;;;;ontem | nada;;;sim`)
  expect(wrong.status).toBe(422)
  expect(wordsOf(wrong.text)).toContain('Linha 3, acoes: Linha 1: comece com a data')
  expect(wordsOf((await owner.see(here)).text)).toContain('Escreva o primeiro tema')
  expect((await send(sample)).location).toBe(here)
  expect(wordsOf((await owner.see(here)).text)).toMatch(/Jornada de 40 horas.*Ordem 1.*Publicado/)
  expect((await send(`${sample.replace(';1;sim', ';;não')}\nLei;Creche`)).location).toBe(here)
  const list = wordsOf((await owner.see(here)).text)
  expect(list).toMatch(/Jornada de 40 horas.*Ordem 1.*Rascunho.*Creche.*Rascunho/)
  const seen = async () => {
    const list = (await owner.see(here)).text
    const at = /href="([^"]+\/temas\/\d+)"[^>]*>[^<]*Jornada/.exec(list)?.[1] ?? ''
    return wordsOf((await owner.see(at)).text)
  }
  expect((await send('tipo;titulo\nLei nova;Jornada de 40 horas')).location).toBe(here)
  expect(await seen()).toContain('O que muda para quem trabalha em turnos.')
  expect((await send('tipo;titulo;descricao\nLei nova;Jornada de 40 horas;')).location).toBe(here)
  expect(await seen()).not.toContain('O que muda para quem trabalha em turnos.')
  const lines = await eva.client.call(listAudit, { query: {} })
  expect(lines.map(({ what }) => what).slice(0, 2)).toEqual(['topic.import', 'topic.import'])
  expect(wordsOf((await owner.see('/gestao/historico')).text)).toContain('importou temas')
})

test('LEG-04 LEG-05 LEG-07 page texts are written by form, one more contact and film at a time', async () => {
  const { owner, read } = await managing()
  const here = '/gestao/consultas/paginas'
  expect(wordsOf((await owner.see(here)).text)).toMatch(/Consultoria jurídica.*Político-sindical.*Saúde/)
  const at = `${here}/consultoria-juridica`
  const typed = {
    ...fieldsIn((await owner.open(at)).text, 'intro'),
    ...{
      guidance: '<p>Traga documentos</p>',
      'contacts[0].name': 'Iara',
      'contacts[0].phone': '(11) 3333-4444',
    },
    ...{ 'films[0].part': 'videos', 'films[0].title': 'Rescisão', 'films[0].url': 'nenhum' },
  }
  const refused = await owner.send(at, typed)
  expect(refused.status).toBe(422)
  expect(wordsOf(refused.text)).toContain('Informe um endereço http(s)')
  const saved = await owner.sendAndSee(at, { ...typed, 'films[0].url': 'https://youtu.be/abcdefghijk' })
  expect(wordsOf(saved.text)).toMatch(/Contato 1: Iara.*Novo contato.*Vídeo 1: Rescisão.*Novo vídeo/)
  expect(wordsOf(saved.text)).toContain('Páginas salvas.')
  expect(await read('/homepage/consultoria-juridica/contato')).toMatch(/Iara.*\(11\) 3333-4444/)
  expect(await read('/homepage/consultoria-juridica/orientacoes')).toContain('Traga documentos')
  const again = await owner.sendAndSee(at, {
    ...fieldsIn((await owner.open(at)).text, 'intro'),
    'contacts[0].remove': 'on',
  })
  expect(wordsOf(again.text)).not.toContain('Iara')
  expect((await owner.open(`${here}/nenhuma`)).status).toBe(404)
  const health = wordsOf((await owner.open(`${here}/saude`)).text)
  expect(health).toContain('Vazio, aparece: Clínica odontológica')
  expect(health).not.toContain('Novo contato')
})

test('HEA-02 HEA-03 HEA-04 pages of health say the days that the station offers', async () => {
  const { owner, read } = await managing()
  expect(await read('/homepage/saude')).toMatch(
    /Segunda-feira a sábado.*Segunda a sexta-feira.*Terças e quintas-feiras/,
  )
  const info = '/homepage/saude/agendamento-nutricionista-info'
  expect(await read(info)).toContain('Atendimento às terças e quintas-feiras, com hora marcada.')
  expect(await read('/homepage/saude/agendamento-odontologia-info')).toContain(
    'Clínica: segunda a sexta-feira, das 8h às 18h, e sábado, das 9h às 13h.',
  )
  const at = '/gestao/consultas/dias'
  const { 'nutrition.terca': _, ...typed } = fieldsIn((await owner.open(at)).text, 'nutrition.terca')
  await owner.sendAndSee(at, typed)
  expect(await read(info)).toContain('Atendimento às quintas-feiras, com hora marcada.')
  expect(await read('/homepage/saude')).toMatch(/Nutrição: quintas-feiras/)
})
