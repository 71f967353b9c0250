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

async function searching() {
  const station = await world.station({ config: { features: { checkout: true } }, content })
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
