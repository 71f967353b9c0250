import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listAudit } from '#contract/console/endpoints.ts'
import * as calls from '#contract/console/retention/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { areas } from '../../areas.ts'
import { registerOf } from '../../people/privacy/index.ts'
import { listEndingsJob, runEndingJob } from '../../people/privacy/retention.ts'
import { retentionLists } from '../../people/privacy/tables.ts'
import { registrationChanges } from '../../people/registration-changes/tables.ts'
import { supportMessages } from '../../site/public/tables.ts'

const world = apiWorld()
const register = registerOf(areas)
const dayMs = 86_400_000

async function house() {
  const station = await world.station()
  const eva = await addMember(world, station, { role: 'owner', name: 'Eva' })
  const old = async (days: number, many = 1) => {
    const createdAt = new Date(world.ports.clock.now().getTime() - days * dayMs)
    const message = { kind: 'general', name: 'Ana', email: 'ana@exemplo.com.br', message: 'Oi' } as const
    const rows = Array.from({ length: many }, () => ({ ...message, stationId: station.id, createdAt }))
    await world.database.db.insert(supportMessages).values(rows)
  }
  const left = () => world.database.db.$count(supportMessages, eq(supportMessages.stationId, station.id))
  const kinds = async () => (await eva.client.call(calls.getRetention)).kinds
  const support = async () => (await kinds()).find(({ key }) => key === 'support')
  const list = () => listEndingsJob(register).run(world.jobs(), {})
  const run = async () => {
    const own = eq(retentionLists.stationId, station.id)
    for (const { id } of await world.database.db.select().from(retentionLists).where(own))
      await runEndingJob(register).run(world.jobs(), { stationId: station.id, listId: id })
  }
  const choose = async (days: number) =>
    eva.client.call(calls.saveRetention, {
      params: { kind: 'support' },
      body: { seen: (await support())?.tag ?? '', value: { days } },
    })
  const hold = (isHeld: boolean) =>
    eva.client.call(calls.holdRetention, { params: { kind: 'support' }, body: { isHeld } })
  return { station, eva, old, left, support, kinds, list, run, choose, hold }
}

describe('PPL-32 what is over goes', () => {
  test('PPL-32 a week after it was listed with its number, in pieces, with one line in the history', async () => {
    const { old, left, support, list, run, eva } = await house()
    await old(731, 1_200)
    await old(10)
    await list()
    await list()
    const now = world.ports.clock.now().getTime()
    const runsAt = new Date(now + 7 * dayMs).toISOString()
    expect((await support())?.list).toMatchObject({ count: 1_200, runsAt, state: 'listed', deleted: 0 })
    await run()
    world.ports.clock.advance(7 * dayMs - 1)
    await run()
    expect(await left()).toBe(1_201)
    world.ports.clock.advance(1)
    await Promise.all([run(), run()])
    expect(await left()).toBe(1)
    expect(await support()).toMatchObject({ list: null, last: { deleted: 1_200 } })
    const lines = (await eva.client.call(listAudit)).filter(({ what }) => what === 'retention.run')
    expect(lines.map(({ who, name }) => [who, name])).toEqual([
      ['Prazos de guarda', 'Mensagens à estação, com as respostas (1.200)'],
    ])
    await run()
    expect(await left()).toBe(1)
  })

  test('PPL-32 a shorter time takes nothing that was not listed a week before; a longer one keeps what was', async () => {
    const { old, left, list, run, choose } = await house()
    await old(800)
    await old(400)
    await list()
    await choose(180)
    await list()
    world.ports.clock.advance(7 * dayMs)
    await run()
    expect(await left()).toBe(1)
    await list()
    await choose(1_825)
    world.ports.clock.advance(7 * dayMs)
    await run()
    expect(await left()).toBe(1)
  })

  test('PPL-32 what came to be old after the list was made waits for the next one', async () => {
    const { old, left, list, run } = await house()
    await old(731)
    await old(729)
    await list()
    world.ports.clock.advance(7 * dayMs)
    await run()
    expect(await left()).toBe(1)
  })

  test('PPL-32 what is held back stays until it is let go, and then for another week', async () => {
    const { old, left, support, list, run, hold } = await house()
    expect((await problemOf(hold(true))).code).toBe('conflict')
    await old(731)
    await list()
    await hold(true)
    await hold(true)
    expect((await support())?.list).toMatchObject({ state: 'held', heldBy: 'Eva' })
    world.ports.clock.advance(20 * dayMs)
    await run()
    expect(await left()).toBe(1)
    await hold(false)
    await run()
    expect(await left()).toBe(1)
    world.ports.clock.advance(7 * dayMs)
    await run()
    expect(await left()).toBe(0)
  })

  test('PPL-32 the time is chosen within what the kind allows, as it was seen, by who has the right, for this station alone', async () => {
    const { choose, support, eva, station, kinds } = await house()
    for (const days of [30, 3_650]) expect((await problemOf(choose(days))).body.fields).toHaveProperty('days')
    const before = await support()
    await choose(365)
    expect((await support())?.days).toBe(365)
    const stale = { params: { kind: 'support' }, body: { seen: before?.tag ?? '', value: { days: 730 } } }
    expect((await problemOf(eva.client.call(calls.saveRetention, stale))).code).toBe('conflict')
    const unknown = { params: { kind: 'constructor' }, body: { seen: '', value: { days: 730 } } }
    expect((await problemOf(eva.client.call(calls.saveRetention, unknown))).code).toBe('not_found')
    const editor = await addMember(world, station, { roles: ['editor'] })
    expect((await problemOf(editor.client.call(calls.getRetention))).status).toBe(403)
    expect((await kinds()).map(({ key }) => key)).toEqual(['history', 'logins', 'data-requests', 'support'])
    const { support: others } = await house()
    expect((await others())?.days).toBe(730)
  })

  test('PPL-32 what goes is shown and can be held back, though the station has switched off what it is of', async () => {
    const { station, eva, kinds, list, run } = await house()
    const doneAt = new Date(world.ports.clock.now().getTime() - 2_000 * dayMs)
    const wanted = {} as typeof registrationChanges.$inferInsert.wanted
    const change = { stationId: station.id, participantId: eva.id, wanted, createdAt: doneAt, doneAt }
    await world.database.db.insert(registrationChanges).values(change)
    const find = async () => (await kinds()).find(({ key }) => key === 'registration-changes')
    expect(await find()).toBeUndefined()
    await list()
    expect((await find())?.list).toMatchObject({ count: 1, state: 'listed' })
    const params = { kind: 'registration-changes' }
    await eva.client.call(calls.holdRetention, { params, body: { isHeld: true } })
    world.ports.clock.advance(8 * dayMs)
    await run()
    const own = eq(registrationChanges.stationId, station.id)
    expect(await world.database.db.$count(registrationChanges, own)).toBe(1)
  })

  test('PPL-32 a row goes only by a time that cannot lie before it was listed', async () => {
    const ends = register.flatMap(({ ends = [] }) => ends)
    expect(new Set(ends.map(({ key }) => key)).size).toBe(ends.length)
    for (const { days, name } of ends) {
      expect(days.least, name).toBeGreaterThanOrEqual(180)
      expect(days.usual >= days.least && days.usual <= days.most, name).toBe(true)
    }
  })
})
