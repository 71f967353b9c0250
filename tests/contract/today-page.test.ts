import { expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

const world = apiWorld()
const portal = portalWorld()
const letter = { id: 1, type: 16, name: 'Carta' }

type Station = Awaited<ReturnType<typeof world.station>>
async function seenBy(station: Station, person: Parameters<typeof addMember>[2]) {
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(await addMember(world, station, person), station)
  const { text } = await browser.see('/gestao')
  return { text, words: wordsOf(text) }
}

test('PPL-03 a new station shows its first steps in place of figures, and of them those that are not done', async () => {
  const owner = { role: 'owner' } as const
  const { words } = await seenBy(await world.station(), owner)
  expect(words).toContain('1 de 4 passos feitos.')
  expect(words).toMatch(/Logo e cores .*Primeira atividade no ar .*Primeiras pessoas convidadas/)
  expect(words).not.toContain('Site publicado')
  expect(words).not.toContain('Desde ontem')
  const further = await world.station({ content: { activities: [letter] } })
  await addMember(world, further)
  const { words: rest } = await seenBy(further, owner)
  expect(rest).toContain('3 de 4 passos feitos.')
  expect(rest).toContain('Logo e cores')
  expect(rest).not.toMatch(/Primeira atividade no ar|Primeiras pessoas convidadas/)
})

test('PPL-02 PPL-03 somebody of the team for whom nothing waits sees how the station does, and where their areas are', async () => {
  const station = await world.station({ config: { features: { checkout: true } } })
  const { words, text } = await seenBy(station, { roles: ['finance'] })
  expect(words).toContain('Nada espera por você.')
  expect(words).toMatch(/Pessoas novas 1 1 em 7 dias: 1 a mais que na semana anterior/)
  expect(words).toMatch(/Pagamentos recebidos R\$ 0,00 R\$ 0,00 em 7 dias: igual à semana anterior/)
  expect(words).toMatch(/Contado às \d\d:\d\d, de 5 em 5 minutos\./)
  const doors = text.slice(text.indexOf('Suas áreas'))
  expect(doors).toContain('href="/gestao/pedidos"')
  expect(doors).not.toContain('href="/gestao/equipe"')
  expect((await seenBy(station, { roles: ['editor'] })).words).not.toContain('Pagamentos recebidos')
})
