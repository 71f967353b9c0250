import { describe, expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** News as members and owners see them, without scripts. */
const world = apiWorld()
const portal = portalWorld()
const publishedAt = '2020-01-01T12:00:00Z'

async function browsing(
  news: object[],
  role: 'owner' | 'participant' = 'participant',
  settings: { wordpress?: string } = {},
) {
  const station = await world.station({
    config: { behaviour: { unionServices: true }, news: settings },
    content: { news: news as never },
  })
  const person = await addMember(world, station, { role })
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(person, station)
  return browser
}
const list = (section: string, count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: from + at, section, title: `Título ${from + at}`, subtitle: 'Um resumo', publishedAt },
    html: '<p>O texto inteiro</p>',
  }))

describe('news of members', () => {
  test.each([
    ['NWS-01', 'station', '/homepage/noticias', (id: number) => `/homepage/noticias/${id}`],
    ...(
      [
        ['LEG-08 LEG-09', 'legal', '/homepage/consultoria-juridica/noticias'],
        ['PLS-05', 'political', '/homepage/politico-sindical/noticias'],
        ['CTB-04', 'accounting', '/homepage/consultoria-contabil/noticias'],
      ] as const
    ).map(
      ([row, section, path]) => [row, section, path, (id: number) => `${path}/detalhe?id=${id}`] as const,
    ),
  ] as const)(
    '%s a list leads to its next page by a link, each to its page, and says when there is none',
    async (_, section, path, hrefOf) => {
      const { open } = await browsing([...list(section, 13), { ...list(section, 1, 50)[0], status: 'draft' }])
      const first = await open(path)
      expect(first.text).toContain('href="?pagina=2"'.replace('?', `${path}?`))
      expect(first.text).toContain(`href="${hrefOf(13).replace('&', '&amp;')}"`)
      const second = await open(`${path}?pagina=2`)
      expect(wordsOf(second.text)).toContain('Título 1')
      expect(second.text).not.toContain('pagina=3')
      const one = await open(hrefOf(13))
      expect(one.status).toBe(200)
      expect(wordsOf(one.text)).toMatch(/Título 13 .*Um resumo .*O texto inteiro/)
      for (const id of [50, 99]) expect((await open(hrefOf(id))).status).toBe(404)
      const none = await browsing([])
      expect(wordsOf((await none.open(path)).text)).toContain('Não há notícias')
    },
  )

  test('LEG-09 a number that is none is not found', async () => {
    const { open } = await browsing(list('legal', 1))
    for (const id of ['', 'abc', '-1', '1e3', '9'.repeat(40)])
      expect((await open(`/homepage/consultoria-juridica/noticias/detalhe?id=${id}`)).status).toBe(404)
  })
})

test('GAP-92 GAP-98 news that are written outside stand in the list, and on both pages it is said when they cannot be had', async () => {
  const wordpress = 'https://sindicato.com.br/wp-json/wp/v2'
  const { open } = await browsing([], 'participant', { wordpress })
  const path = '/homepage/consultoria-juridica/noticias'
  const away = [path, `${path}?pagina=2`, `${path}/detalhe?id=7`]
  for (const at of away) {
    const page = await open(at)
    expect(page.status).toBe(200)
    expect(wordsOf(page.text)).toMatch(/Não foi possível carregar Tentar novamente/)
    expect(page.text).toContain(`href="${at}"`)
  }
  world.ports.clock.advance(60_000)
  const post = { id: 7, publishedAt: new Date(publishedAt), title: 'De fora', summary: '', image: null }
  world.ports.outsideNews = {
    list: async () => ({ posts: [{ ...post, html: '' }], isLast: true }),
    find: async () => ({ ...post, html: '<p>Tudo o que se disse</p>' }),
  }
  expect(wordsOf((await open(path)).text)).toContain('De fora')
  expect(wordsOf((await open(`${path}/detalhe?id=7`)).text)).toMatch(/De fora .*Tudo o que se disse/)
})

test('GAP-92 an owner writes for the station alone where the consultancies’ news come from outside', async () => {
  const wordpress = 'https://sindicato.com.br/wp-json/wp/v2'
  const { see, send } = await browsing([], 'owner', { wordpress })
  expect(wordsOf((await see('/gestao/noticias')).text)).toContain(
    'vêm de sindicato.com.br e são escritas lá.',
  )
  const form = await see('/gestao/noticias/novo')
  expect(form.text).not.toContain('Consultoria jurídica')
  const chave = /name="chave" value="([^"]+)"/.exec(form.text)?.[1] ?? ''
  const sent = { chave, section: 'legal', title: 'Nota', publishedAt: '2026-11-26T09:00', isPublished: 'on' }
  expect((await send('/gestao/noticias/novo', sent)).status).toBe(422)
})

test('NWS-01 NWS-02 VAL-05 an owner writes news, sees them drafted, gets back what was wrong, and removes them', async () => {
  const { see, send, sendAndSee, open } = await browsing([], 'owner')
  const form = await see('/gestao/noticias/novo')
  const chave = /name="chave" value="([^"]+)"/.exec(form.text)?.[1] ?? ''
  const sent = { chave, section: 'station', title: '', html: '<p>Olá</p>', publishedAt: '2026-11-26T09:00' }
  const refused = await send('/gestao/noticias/novo', sent)
  expect(refused.status).toBe(422)
  expect(wordsOf(refused.text)).toContain('Esse campo é obrigatório')
  expect(refused.text).toContain('&lt;p&gt;Olá&lt;/p&gt;')
  // VAL-05: no other day is made of one that does not exist.
  for (const none of ['2027-02-29T09:00', '26/11/2026 25:00', '?']) {
    const wrong = await send('/gestao/noticias/novo', { ...sent, title: 'Greve suspensa', publishedAt: none })
    expect(wrong.status).toBe(422)
    expect(wordsOf(wrong.text)).toContain('Informe um dia e uma hora que existam, como 31/03/2026 10:00')
  }
  const made = await sendAndSee('/gestao/noticias/novo', { ...sent, title: 'Greve suspensa' })
  expect(wordsOf(made.text)).toContain('Notícia criada.')
  expect(wordsOf(made.text)).toMatch(/Greve suspensa .*26\/11\/2026 09:00 ?Rascunho/)
  const path = /href="(\/gestao\/noticias\/\d+)"/.exec(made.text)?.[1] ?? ''
  expect(wordsOf((await see(`${path}/previa`)).text)).toMatch(/Prévia: .* Greve suspensa Olá/)
  const question = await see(`${path}?perguntar=remover`)
  expect(wordsOf(question.text)).toContain('Remover “Greve suspensa”?')
  expect(wordsOf((await sendAndSee(path, { intent: 'remove' })).text)).toContain('Notícia removida.')
  expect((await open(path)).status).toBe(404)
})

test('NWS-02 a text that is typed where no editor runs keeps its lines; HTML stays as it is', async () => {
  const { see, send, open } = await browsing([], 'owner')
  const written = async (html: string) => {
    const form = Object.fromEntries(formFields((await see('/gestao/noticias/novo')).text, 'title'))
    const sent = {
      ...form,
      section: 'station',
      title: 'Nota',
      html,
      publishedAt: '2020-01-01T09:00',
      isPublished: 'on',
    }
    expect((await send('/gestao/noticias/novo', sent)).status).toBe(302)
    const [, id] = /href="\/gestao\/noticias\/(\d+)"/.exec((await see('/gestao/noticias')).text) ?? []
    return (await open(`/homepage/noticias/${id}`)).text
  }
  expect(await written('Primeira linha\r\nSegunda linha\r\n\r\nOutro parágrafo')).toContain(
    '<p>Primeira linha<br>Segunda linha</p><p>Outro parágrafo</p>',
  )
  expect(await written('<p>Um</p>\r\n<p>Dois</p>')).not.toContain('<br>')
})
