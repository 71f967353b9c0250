import { expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** The page of the search: what it finds, in groups (HOM-08, GAP-152). */
const world = apiWorld()
const portal = portalWorld()

const product = { id: 1, name: 'Caneca de café', valueCents: 4_990 }
const activity = (id: number) => ({ id, type: 16, name: `Café ${id}` })
const content = {
  activities: [
    ...Array.from({ length: 25 }, (_, at) => activity(at + 1)),
    { id: 50, type: 14, name: 'Lojinha', body: { digitalProduct: true, products: [product] } },
  ],
  news: [{ id: 8, title: 'Café novo na sede', publishedAt: '2020-01-01T12:00:00Z' }],
}

async function searching(has: NonNullable<Parameters<typeof world.station>[0]>['content'] = content) {
  const station = await world.station({ config: { features: { checkout: true } }, content: has })
  const member = await addMember(world, station)
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(member, station)
  return async (path: string) => {
    const { text } = await browser.open(path.startsWith('/') ? path : `/homepage/search/${path}`)
    return { text, words: wordsOf(text) }
  }
}

test('HOM-08 GAP-152 activities, products and news stand in groups, counted together, the last two on the first page', async () => {
  const search = await searching()
  const first = await search('cafe')
  expect(first.words).toContain('27 resultado(s) da busca')
  expect(first.words).toMatch(
    /Atividades .*Produtos .*Caneca de café .*Lojinha .*Notícias .*Café novo na sede/,
  )
  expect(first.text).toContain('href="/homepage/atividades/50"')
  expect(first.text).toContain('href="/homepage/noticias/8"')
  const second = await search('cafe?pagina=2')
  expect(second.words).toContain('27 resultado(s) da busca')
  expect(second.words).not.toContain('Caneca')
})

test('HOM-08 GAP-152 all are counted, and the few that are shown lead to all of their kind, page by page', async () => {
  const many = Array.from({ length: 25 }, (_, at) => ({
    id: at + 1,
    title: `Assembleia ${String(at + 1).padStart(2, '0')}`,
    publishedAt: `2020-01-${String(at + 1).padStart(2, '0')}T12:00:00Z`,
  }))
  const search = await searching({ news: many })
  const first = await search('assembleia')
  expect(first.words).toContain('25 resultado(s) da busca')
  expect(first.words).not.toContain('Assembleia 19')
  const href = '/homepage/search/assembleia?ver=noticias'
  expect(first.text).toContain(`href="${href}"`)
  const all = await search(href)
  expect(all.words).toMatch(/25 resultado\(s\) da busca .*Assembleia 25 .*Assembleia 02 /)
  expect(all.text).toContain(`href="${href}&amp;pagina=2"`)
  expect((await search(`${href}&pagina=2`)).words).toMatch(/Assembleia 01 .*Ver todos os resultados/)
})

test('HOM-08 GAP-152 what finds news alone says nothing of nothing; what finds nothing says so', async () => {
  const search = await searching()
  const news = await search('sede')
  expect(news.words).toContain('1 resultado(s) da busca')
  expect(news.words).not.toContain('Não há nada')
  const nothing = await search('xadrez')
  expect(nothing.words).toContain('0 resultado(s) da busca')
  expect(nothing.words).toContain('Não há nada com “xadrez”.')
})

test('HOM-08 GAP-152 suggestions are the first few of each, with their addresses; nothing without a word', async () => {
  const search = await searching()
  const suggestions = async (term: string) => {
    const { text } = await search(`/homepage/sugestoes?termo=${encodeURIComponent(term)}`)
    return JSON.parse(text).suggestions.map(({ href, kind }: Record<string, string>) => `${kind} ${href}`)
  }
  expect(await suggestions(' cafe ')).toEqual([
    ...[1, 2, 3, 4, 5].map((id) => `Conteúdo /homepage/atividades/${id}`),
    'Produto /homepage/atividades/50',
    'Notícia /homepage/noticias/8',
  ])
  expect(await suggestions('  ')).toEqual([])
})
