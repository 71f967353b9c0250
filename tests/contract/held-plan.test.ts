import { expect, test } from 'vitest'
import { cancelSubscription, subscribe } from '#contract/commerce/subscriptions/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** What other pages than its own say of the plan that somebody has. */
const world = apiWorld()
const portal = portalWorld()

test('PLN-10 PRO-01 a plan is found from the empty list of subscriptions, and renews itself until it is cancelled', async () => {
  const station = await world.station({
    content: { plans: [{ id: 1, name: 'Ouro', priceCents: 0, days: 30 as const }] },
  })
  const member = await addMember(world, station)
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(member, station)
  const read = async (path: string) => wordsOf((await browser.open(path)).text)
  const none = await read('/homepage/assinaturas')
  expect(none).toContain('Não há assinaturas')
  expect(none).not.toContain('Seu plano está em Planos.')
  await member.client.call(subscribe, { body: { plan_id: 1 } })
  const list = await read('/homepage/assinaturas')
  expect(list).toMatch(/Não há assinaturas Seu plano está em Planos\. Ver meu plano/)
  expect(await read('/homepage/perfil')).toMatch(/Renova em \d\d\/\d\d\/\d{4}/)
  await member.client.call(cancelSubscription, { body: { cancelReason: 'Outro' } })
  expect(await read('/homepage/perfil')).toMatch(/Vale até \d\d\/\d\d\/\d{4}/)
})
