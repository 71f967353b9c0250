import { expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** What pages of members lead to outside, and where a page that nothing stands on yet leads. */
const world = apiWorld()
const portal = portalWorld()
const window = { start: '2020-01-01T00:00:00Z', end: '2090-01-01T00:00:00Z' }
const plans = [{ id: 3, name: 'Ouro', priceCents: 0, days: 30 as const }]
const course = (local: string) => ({ course: { local, date: null, seats: null } })

async function visiting() {
  const station = await world.station({
    config: { features: { checkout: true, myAccount: true } },
    content: {
      plans,
      activities: [
        { id: 4, type: 4, name: 'Oficina', ...window, isPublic: true, body: course('Rua A, 9') },
        { id: 5, type: 4, name: 'Aula', ...window, isPublic: false, body: course('Online') },
        { id: 6, type: 16, name: 'Só Ouro', ...window, onlyForPlans: [3] },
      ] as never,
      news: [{ id: 8, title: 'Festa & feira', publishedAt: '2020-01-01T12:00:00Z' }],
    },
  })
  const member = await addMember(world, station)
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(member, station)
  return async (path: string) => (await browser.open(path)).text
}
const told = (text: string): string | null =>
  new URL(
    /href="(https:\/\/wa\.me\/[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? 'x:',
  ).searchParams.get('text')

test('ACT-S02 NWS-02 others are told of an activity on the page that they may see, and of news', async () => {
  const open = await visiting()
  expect(told(await open('/homepage/atividades/4'))).toMatch(/^Oficina http:\/\/[^ ]+\/atividade\/4$/)
  expect(told(await open('/homepage/atividades/5'))).toMatch(/^Aula http:\/\/[^ ]+\/homepage\/atividades\/5$/)
  const news = await open('/homepage/noticias/8')
  expect(told(news)).toMatch(/^Festa & feira http:\/\/[^ ]+\/homepage\/noticias\/8$/)
  expect(wordsOf(news)).toContain('Compartilhar')
})

test('ACT-04 a place has its way to a map, what is held nowhere has none', async () => {
  const open = await visiting()
  const map =
    /href="https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=Rua\+A%2C\+9"[^>]*target="_blank"[^>]*noreferrer/
  expect(await open('/homepage/atividades/4')).toMatch(map)
  expect(await open('/atividade/4')).toMatch(map)
  expect(await open('/homepage/atividades/5')).not.toContain('google.com/maps')
})

test.each([
  ['PTS-02', '/homepage/extrato/extratos-totais', 'O que você ganhar e usar aparece aqui'],
  ['ORD-01', '/homepage/pedidos', 'daqui você acompanha o pagamento e a entrega'],
  ['ORD-07', '/homepage/minhas-compras', 'Cupons e doações aparecem aqui'],
  ['ORD-08', '/homepage/vouchers', 'Inscrições e ingressos aparecem aqui'],
  ['PLN-10', '/homepage/assinaturas', 'daqui você vê as cobranças'],
])('%s %s, on which nothing stands yet, says what will, and leads to activities', async (_, path, next) => {
  const text = await (await visiting())(path)
  expect(wordsOf(text)).toContain(next)
  expect(text).toMatch(/<main[\s\S]*href="\/homepage\/atividades"[\s\S]*<\/main>/)
})
