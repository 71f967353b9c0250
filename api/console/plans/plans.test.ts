import { describe, expect, test } from 'vitest'
import { listPosts } from '#contract/activities/wall/endpoints.ts'
import type { ApiClient } from '#contract/client.ts'
import { listPlans } from '#contract/commerce/plans/endpoints.ts'
import { nothingGiven } from '#contract/commerce/plans/gives.ts'
import * as calls from '#contract/console/plans/endpoints.ts'
import type { PlanInput } from '#contract/console/plans/schemas.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { planWorld } from '#tests/fixtures/plans.ts'
import { plans } from '../../commerce/plans/tables.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { columnsOf } from './plan-rows.ts'

const shop = planWorld()
const { world } = shop

const owner = (station: StationRecord) => addMember(world, station, { role: 'owner' })
const value: PlanInput = {
  ...{ name: 'Semestral', description: '', priceCents: 12_000, discountCents: 3_000, days: 183 },
  ...{ benefits: 'Um\n\n Dois ', image: null, purchaseText: '', highlighted: true },
  gives: nothingGiven,
}

const offer = (client: ApiClient, id: number) =>
  client.call(calls.withdrawPlan, { params: { id }, body: { isWithdrawn: false } })

describe('plans of owners', () => {
  test('GAP-141 PLN-01 PLN-09 a new plan is a draft, once for each form; nobody sees it, and nothing is closed for it, until it is offered', async () => {
    const station = await world.station()
    const { client } = await owner(station)
    const make = () =>
      client.call(calls.managedPlans.create, { body: value, idempotencyKey: 'one-form-of-mine' })
    const [made, again] = [await make(), await make()]
    expect(again.id).toBe(made.id)
    expect(made).toMatchObject({ isDraft: true, isWithdrawn: true })
    const shown = () => world.client(station).call(listPlans, { query: {} })
    expect(await shown()).toEqual([])
    const { tag } = made
    const only = { ...value, gives: { ...nothingGiven, areas: { ...nothingGiven.areas, feed: true } } }
    await client.call(calls.managedPlans.save, { params: { id: made.id }, body: { seen: tag, value: only } })
    const member = await addMember(world, station)
    const wall = () => member.client.call(listPosts, { params: { stationId: station.id } })
    await wall()
    const offered = await offer(client, made.id)
    expect(offered).toMatchObject({ isDraft: false, isWithdrawn: false })
    await expect.poll(async () => (await shown()).length).toBe(1)
    await expect(wall()).rejects.toMatchObject({ code: 'plan_required' })
    expect(await shown()).toMatchObject([
      {
        ...{ name: 'Semestral', amount: 120, discount: 30, days: 183, is_highlighted: true },
        benefits: [{ benefit: 'Um' }, { benefit: 'Dois' }],
      },
    ])
  })

  test('GAP-139 what a plan gives is written with it, read back, and shown to everybody; a share is no more than all', async () => {
    const station = await world.station()
    const { client } = await owner(station)
    const gives = {
      ...{ discountPercent: 10, discountCapCents: 2_000, monthlyPoints: 50 },
      areas: { ...nothingGiven.areas, feed: true },
    }
    const made = await client.call(calls.managedPlans.create, { body: { ...value, gives } })
    expect(made.gives).toEqual(gives)
    await offer(client, made.id)
    const [shown] = await world.client(station).call(listPlans, { query: {} })
    expect(shown?.gives).toEqual({ ...gives, activities: 0 })
    const tooMuch = { ...value, gives: { ...gives, discountPercent: 101 } }
    await expect(client.call(calls.managedPlans.create, { body: tooMuch })).rejects.toMatchObject({
      status: 422,
      body: { fields: { 'gives.discountPercent': [expect.any(String)] } },
    })
  })

  test('PLN-01 a member may not, another station sees nothing of it, and a period is one of three', async () => {
    const station = await shop.station()
    const { client } = await addMember(world, station)
    await expect(client.call(calls.listManagedPlans)).rejects.toMatchObject({ status: 403 })
    const stranger = await owner(await world.station())
    await expect(stranger.client.call(calls.managedPlans.get, { params: { id: 2 } })).rejects.toMatchObject({
      status: 404,
    })
    const mine = await owner(station)
    const odd = { ...value, days: 90 as 30 }
    await expect(mine.client.call(calls.managedPlans.create, { body: odd })).rejects.toMatchObject({
      status: 422,
    })
    const many = { ...value, benefits: Array.from({ length: 21 }, (_, at) => `B${at}`).join('\n') }
    await expect(mine.client.call(calls.managedPlans.create, { body: many })).rejects.toMatchObject({
      body: { fields: { benefits: ['Escreva no máximo 20 benefícios, um por linha.'] } },
    })
    const negative = { ...value, discountCents: 12_001 }
    await expect(mine.client.call(calls.managedPlans.create, { body: negative })).rejects.toMatchObject({
      body: { fields: { discountCents: ['O desconto não pode ser maior que o valor do plano.'] } },
    })
  })

  test('PLN-04 a new price is for who comes later, and says how many have another; who was faster is not overwritten', async () => {
    const station = await shop.station()
    const { member } = await shop.holder(station)
    const { client } = await owner(station)
    const params = { id: 2 }
    const seen = await client.call(calls.managedPlans.get, { params })
    expect(seen).toMatchObject({ subscribers: 1, onOtherTerms: 0 })
    const dearer = { ...value, name: 'Básico', priceCents: 9_900, discountCents: 0, days: 30 as const }
    const saved = await client.call(calls.managedPlans.save, {
      params,
      body: { seen: seen.tag, value: dearer },
    })
    expect(saved).toMatchObject({ subscribers: 1, onOtherTerms: 1 })
    expect((await shop.read(member))?.plan.price).toBe(30)
    const late = await owner(station)
    const body = { seen: seen.tag, value: { ...dearer, name: 'Outro' } }
    await expect(late.client.call(calls.managedPlans.save, { params, body })).rejects.toMatchObject({
      status: 409,
    })
  })

  test('PLN-01 PLN-05 a withdrawn plan is offered to nobody, charged on for who has it, and can come back', async () => {
    const station = await shop.station()
    const { member } = await shop.holder(station)
    const { client } = await owner(station)
    const withdraw = (isWithdrawn: boolean) =>
      client.call(calls.withdrawPlan, { params: { id: 2 }, body: { isWithdrawn } })
    await withdraw(true)
    expect((await withdraw(true)).isWithdrawn).toBe(true)
    const names = async () =>
      (await world.client(station).call(listPlans, { query: {} })).map((plan) => plan.name)
    // Other processes hear of it by a notice.
    await expect.poll(names).not.toContain('Básico')
    const late = await shop.buyer(station)
    await expect(
      shop.subscribe(late, 2, { amount: 30, pay: { payment_method: 'pix' } }),
    ).rejects.toMatchObject({
      status: 404,
    })
    await shop.pass(30)
    expect((await shop.read(member))?.state).toBe('active')
    await world.database.rawSql("update sessions set expires_at = '2100-01-01'")
    await withdraw(false)
    await expect.poll(names).toContain('Básico')
  })

  test('PLN-01 SEC-35 thirty plans are offered at a time, and two hundred kept with those that were withdrawn', async () => {
    const station = await world.station()
    const { client } = await owner(station)
    const keep = (count: number, from: number, deletedAt: Date | null) =>
      world.database.db.insert(plans).values(
        Array.from({ length: count }, (_, at) => ({
          ...{
            ...columnsOf(value, station.config),
            stationId: station.id,
            id: from + at,
            position: from + at,
            deletedAt,
          },
        })),
      )
    const make = () => client.call(calls.managedPlans.create, { body: value })
    const refused = (name: string) => ({ status: 422, body: { fields: { name: [name] } } })
    await keep(29, 1, null)
    await keep(169, 100, new Date())
    const turn = (id: number, isWithdrawn: boolean) =>
      client.call(calls.withdrawPlan, { params: { id }, body: { isWithdrawn } })
    const [first, second] = [await make(), await make()]
    await turn(first.id, false)
    await expect(turn(second.id, false)).rejects.toMatchObject(
      refused('Você já tem 30 planos. Retire um para oferecer outro.'),
    )
    await turn(1, true)
    await turn(second.id, false)
    await turn(2, true)
    await expect(make()).rejects.toMatchObject(
      refused('Você já tem 200 planos, com os retirados. Mude um dos retirados e volte a oferecer.'),
    )
    expect((await turn(1, false)).isWithdrawn).toBe(false)
  })

  test('PLN-02 who has a plan is found by name, state and plan, page by page', async () => {
    const station = await shop.station()
    const first = await shop.holder(station)
    await shop.holder(station, 3, 60)
    const { client } = await owner(station)
    const find = (query: object) => client.call(calls.listSubscribers, { query })
    const all = await find({ limit: 1 })
    expect(all.list).toMatchObject([{ plan: 'Completo', priceCents: 6_000, state: 'active' }])
    expect((await find({ before: all.next ?? 0 })).list).toMatchObject([{ person: { id: first.member.id } }])
    const [one] = (await find({ plan: 2 })).list
    expect((await find({ search: one?.person.email })).list).toHaveLength(1)
    expect((await find({ state: 'suspended' })).list).toHaveLength(0)
  })
})
