import { expect, test } from 'vitest'
import { audit } from '#api/people/owner-changes/index.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

const world = apiWorld()
const portal = portalWorld()
const path = '/gestao/historico'

async function scene() {
  const station = await world.station()
  const olga = await addMember(world, station, { role: 'owner', roles: [], name: 'Olga' })
  const jose = await addMember(world, station, { roles: ['editor'], name: 'José' })
  const { db } = world.database
  const note = (what: string, part: string, name: string) =>
    audit({ db, station, ports: world.ports }, { who: 'Olga', participantId: olga.id, what, part, name })
  await note('news.create', 'news:9', '=2+5')
  await note('news.remove', 'news:9', '=2+5')
  await note('activity.save', 'activity:3', 'Praia')
  await note('order.refund', 'order:7', 'AB-12')
  await note('case.create', 'case:5', 'Segredo')
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(olga, station)
  return { station, jose, see: async (query = '') => (await browser.see(`${path}${query}`)).text, browser }
}

test('PPL-34 each line says what was done to what, with a link where that has a page; filters stand in the address', async () => {
  const { see } = await scene()
  const all = await see()
  expect(wordsOf(all)).toMatch(
    /Olga devolveu do pedido AB-12 .*Olga mudou a atividade Praia .*Olga removeu a notícia/,
  )
  expect(all).toContain('href="/gestao/pedidos/7"')
  expect(all).toContain('href="/gestao/atividades/3"')
  // What was removed has no page any more, and what is sensitive no line.
  expect(all).not.toContain('href="/gestao/noticias/9"')
  expect(all).not.toContain('Segredo')
  const news = await see('?area=noticias&busca=olga&de=2020-01-01')
  expect(wordsOf(news)).toContain('criou a notícia =2+5')
  expect(wordsOf(news)).not.toContain('Praia')
  expect(news).toMatch(/<option value="noticias" selected/)
  expect(news).toContain('href="/gestao/historico.csv?busca=olga&amp;area=noticias&amp;de=2020-01-01"')
  const one = wordsOf(await see('?parte=activity%3A3'))
  expect(one).toContain('Só o que foi feito com: Praia')
  expect(one).not.toContain('AB-12')
  for (const odd of [
    '?busca=%00%25&quem=x&area=constructor&de=31',
    `?busca=${'x'.repeat(1000)}`,
    '?parte=%F0%9F',
  ])
    expect(wordsOf(await see(odd))).toContain('Histórico')
})

test('PPL-34 the file has what is listed, harmless to spreadsheets, and its download is a line', async () => {
  const { see } = await scene()
  const file = await see('.csv?area=noticias')
  expect(
    file
      .trim()
      .split('\r\n')
      .map((line) => line.split(';').slice(1, 4).join(' ')),
  ).toEqual([
    '"Quem" "O que fez" "Com o quê"',
    `"Olga" "removeu a notícia" "'=2+5"`,
    `"Olga" "criou a notícia" "'=2+5"`,
  ])
  expect(wordsOf(await see())).toContain('Olga baixou o histórico')
  expect(await see('.csv')).not.toContain('Segredo')
})

test('PPL-34 neither page, versions nor file are open to who has no right to them', async () => {
  const { station, jose, browser } = await scene()
  await browser.logIn(jose, station)
  for (const address of ['', '.csv', '/versoes'])
    expect((await browser.open(`${path}${address}`)).status).toBe(403)
})
