import { expect, test } from 'vitest'
import { planContract } from '#app/commerce/plans/plan-price.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

const world = apiWorld()
const portal = portalWorld()

const monthly = 'Você assina aqui, e o plano renova sozinho todo mês.'
const free = 'Sem cobrança e sem forma de pagamento. Cancele quando quiser.'
const negotiated = 'O valor e as condições são combinados com a equipe.'

test('PLN-01 PLN-09 what is agreed to follows from price and period alone', () => {
  const of = (amount: number | null, discount: number, days: number) =>
    planContract({ amount, discount, days })
  expect(of(49.9, 0, 30)).toContain(monthly)
  expect(of(49.9, 5, 183)).toContain('renova sozinho a cada semestre')
  expect(of(49.9, 5, 365)).toContain('renova sozinho todo ano')
  expect(of(0, 0, 30)).toBe(free)
  expect(of(10, 10, 365)).toBe(free)
  expect(of(null, 0, 365)).toBe(negotiated)
})

test('PUB-08 PUB-18 PLN-01 landing, page, list and purchase of a plan say the same of it', async () => {
  const plans = [
    { id: 1, name: 'Livre', priceCents: 0, days: 30 as const },
    { id: 2, name: 'Ouro', priceCents: 4_990, days: 30 as const },
    { id: 3, name: 'Empresa', priceCents: null, days: 365 as const },
  ]
  const station = await world.station({ content: { plans, sections: [{ id: 1, type: 7, title: 'Planos' }] } })
  const visit = portal.of(world, station.slug)
  const { token } = await addMember(world, station)
  const cookie = `${sessionCookieName(false)}=${token}`
  const read = async (path: string, who = {}) =>
    (await visit(path, who)).text.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
  for (const page of [await read('/'), await read('/homepage/planos', { cookie })])
    for (const words of [monthly, free, negotiated]) expect(page).toContain(words)
  expect(await read('/planos/1')).toContain(free)
  expect(await read('/planos/2')).toContain(monthly)
  expect(await read('/planos/3')).toContain(negotiated)
  const buying = await read('/homepage/planos/2/comprar', { cookie })
  expect(buying).toContain(monthly)
  expect(buying).toContain('A próxima renovação é em')
})
