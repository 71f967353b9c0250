import { expect, test } from 'vitest'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { getPlan, listPlans } from '#contract/commerce/plans/endpoints.ts'
import { nothingGiven } from '#contract/commerce/plans/gives.ts'
import { subscribe } from '#contract/commerce/subscriptions/endpoints.ts'
import {
  changeManagedSite,
  getManagedSite,
  getSwitchedOff,
  publishSite,
} from '#contract/console/endpoints.ts'
import * as calls from '#contract/console/plans/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { buttonsOf } from '#tests/fixtures/page-buttons.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

const world = apiWorld()
const portal = portalWorld()

const all = { feed: true, quizzes: true, checkout: true, card: true }
const gives = { ...nothingGiven, discountPercent: 10, areas: all }
const content = {
  plans: [
    { id: 1, name: 'Ouro', priceCents: 0, days: 30 as const, gives },
    { id: 2, name: 'Prata', priceCents: 0, days: 30 as const },
  ],
}

async function shop(config: object) {
  const station = await world.station({ config, content })
  const owner = await addMember(world, station, { role: 'owner' })
  const visit = portal.of(world, station.slug)
  const cookie = `${sessionCookieName(false)}=${owner.token}`
  return { station, owner, see: (path: string, form?: [string, string][]) => visit(path, { cookie }, form) }
}

const off = { features: { feed: false, checkout: false } }

test('GAP-120 PLN-01 a plan shows nothing that its station has not on, to visitors and to members', async () => {
  const { station } = await shop(off)
  const visitor = world.client(station)
  const given = { discountPercent: 0, areas: { ...all, feed: false, checkout: false, card: false } }
  const plans = await visitor.call(listPlans, { query: {} })
  expect(plans.find(({ id }) => id === 1)?.gives).toMatchObject(given)
  expect((await visitor.call(getPlan, { params: { id: 1 }, query: {} })).gives).toMatchObject(given)
  const { text } = await portal.of(world, station.slug)('/planos/1')
  expect(text).toContain('Ouro')
  expect(text).not.toMatch(/Carteirinha|Acesso ao mural|no carrinho/)
})

test('GAP-120 owners are offered what is on, what is off is refused beside its field and kept where it was given before', async () => {
  const { owner, see } = await shop(off)
  const page = (await see('/gestao/planos/novo')).text
  expect(page).toContain('name="gives.areas.quizzes"')
  expect(page).not.toMatch(/name="gives\.(areas\.(feed|checkout|card)|discount\w+)"/)
  expect(page).toContain('Mural, Compras pelo carrinho, Carteirinha')

  const { id, isWithdrawn, isDraft, subscribers, onOtherTerms, tag, ...value } = await owner.client.call(
    calls.managedPlans.get,
    { params: { id: 2 } },
  )
  const wrong = { ...value, gives: { ...gives, areas: { ...nothingGiven.areas, card: true } } }
  for (const send of [
    () => owner.client.call(calls.managedPlans.create, { body: wrong }),
    () => owner.client.call(calls.managedPlans.save, { params: { id }, body: { seen: tag, value: wrong } }),
  ])
    await expect(send()).rejects.toMatchObject({
      status: 422,
      body: {
        fields: { 'gives.areas.card': [expect.any(String)], 'gives.discountPercent': [expect.any(String)] },
      },
    })

  const form = buttonsOf((await see('/gestao/planos/1')).text).find(({ name }) => name === 'Salvar')
  const typed = Object.entries({ ...Object.fromEntries(form?.fields ?? []), name: 'Ouro novo' })
  expect((await see('/gestao/planos/1', typed)).status).toBe(302)
  expect(await owner.client.call(calls.managedPlans.get, { params: { id: 1 } })).toMatchObject({
    name: 'Ouro novo',
    gives,
  })
})

test('GAP-120 TEN-09 switching off what a plan of somebody gives names plan, people and loss, and asks; owners read it until it is published', async () => {
  const { station, owner, see } = await shop({ behaviour: { virtualCard: true } })
  for (const plan_id of [1, 1, 2])
    await (await addMember(world, station)).client.call(subscribe, { body: { plan_id } })

  const features = async () =>
    buttonsOf((await see('/gestao/dados')).text).find(({ fields }) =>
      fields.some(([name]) => name === 'checkout'),
    )?.fields ?? []
  const without = (fields: [string, string][], gone: string[]) =>
    fields.filter(([name]) => !gone.includes(name))
  const untouched = await features()
  // What no plan gives is switched off without a question.
  expect((await see('/gestao/dados', without(untouched, ['files']))).status).toBe(302)

  const wanted = without(await features(), ['feed', 'myAccount', 'checkout'])
  const asked = await see('/gestao/dados', wanted)
  expect(asked.status).toBe(422)
  expect(asked.text).toContain(
    'Ouro (2 assinantes) perde: Mural, Compras pelo carrinho, Carteirinha, Desconto no carrinho.',
  )
  expect(asked.text).not.toContain('Prata')
  expect(asked.text).toContain('name="confirmed"')
  // Why it is asked stands beside it.
  expect(asked.text).toContain('id="confirmed-error"')
  expect((await owner.client.call(getManagedSite)).config.features.feed).toBe(true)
  expect((await see('/gestao')).text).not.toContain('Planos perdem algo')

  expect((await see('/gestao/dados', [...wanted, ['confirmed', 'on']])).status).toBe(302)
  for (const path of ['/gestao', '/gestao/dados'])
    expect((await see(path)).text).toMatch(
      /Planos perdem algo quando você publicar[\s\S]*Ouro \(2 assinantes\)/,
    )

  const { version } = await owner.client.call(getManagedSite)
  await owner.client.call(publishSite, { body: { version, note: '' } })
  expect(await owner.client.call(getSwitchedOff)).toEqual([])
})

test('GAP-120 the platform asks whoever sends the switches, and what is on already asks nobody', async () => {
  const { station, owner } = await shop({})
  await (await addMember(world, station)).client.call(subscribe, { body: { plan_id: 1 } })
  const { config, tags } = await owner.client.call(getManagedSite)
  const send = (value: object, confirmed?: boolean) =>
    owner.client.call(changeManagedSite, {
      body: {
        ...{ what: 'save', part: 'features', seen: tags.features ?? '', confirmed },
        value: { ...config.features, ...value },
      },
    })
  await expect(send({ feed: false })).rejects.toMatchObject({
    body: { fields: { confirmed: [expect.stringContaining('Ouro (1 assinante) perde: Mural.')] } },
  })
  // No cards here: the shortcuts of the account are none of the plan's.
  await send({ myAccount: false })
})
