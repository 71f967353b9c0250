import { and, eq, getTableName } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listSessions } from '#contract/people/account/endpoints.ts'
import * as calls from '#contract/people/privacy/endpoints.ts'
import { account, logIn } from '#tests/fixtures/account.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { everythingStored, isOurs } from '#tests/fixtures/card-secrets.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { plantPerson } from '#tests/fixtures/planted-person.ts'
import { areas } from '../../areas.ts'
import { withId } from '../../platform/db/rows.ts'
import { fileAddress, newSecret, tidyFiles } from '../../platform/files/index.ts'
import { participants } from '../access/tables.ts'
import { portraitNames } from '../onboarding/update-profile-image.ts'
import { erasePeopleJob, erasePersonJob } from './erase-person.ts'
import { registerOf } from './register.ts'
import { privacyRequests } from './tables.ts'

const world = apiWorld()
const register = registerOf(areas)
const weekMs = 7 * 86_400_000
const of = (table: string, ...columns: string[]) => columns.map((column) => `${table}.${column}`)
const password = { current_password: 'Senha123' }
let last = 0

async function scene() {
  last += 1
  const activities = [7, 8].map((id) => ({ id, type: 16, name: `Carta ${id}`, description: '<p>Leia</p>' }))
  const station = await world.station({ content: { activities } })
  const owner = await addMember(world, station, { role: 'owner', name: 'Dona da Casa' })
  const email = `ana.prado${last}@exemplo.com.br`
  const ana = await account(world, station, {
    ...{ name: 'Ana Lima Prado', email, cpf: '52998224725', tel: '11987654321' },
    ...{ birthday: '1987-03-09', cpfConfirmedAt: new Date('2026-01-01T12:00:00Z') },
  })
  const { token } = await logIn(world, station, ana)
  const client = world.client(station, token)
  const requests = () =>
    world.database.db.select().from(privacyRequests).where(eq(privacyRequests.stationId, station.id))
  const runDue = async () => {
    for (const { id } of await requests())
      await erasePersonJob(register).run(world.jobs(), { stationId: station.id, requestId: id })
  }
  const rowOfAna = async () => {
    const [row] = await world.database.db
      .select()
      .from(participants)
      .where(withId(participants, { station }, ana.id))
    return row
  }
  return { station, owner, ana, email, client, requests, runDue, rowOfAna }
}

/** Columns whose words are never a person's, so that what is planted in them may stay: what the station wrote, and names and numbers of ours. */
const notTheirs = [
  ...of('audit_lines', 'kind', 'part', 'what'),
  // What the gateway is told to forget by.
  ...of('cards', 'card_id', 'customer_id', 'gateway', 'idempotency_key'),
  ...of(
    'case_imports',
    'area',
    'charset',
    'confirmed_lines',
    'file_key',
    'problems',
    'reader_changes',
    'state',
  ),
  ...of('consents', 'document', 'version'),
  ...of('data_requests', 'begun', 'kind', 'state'),
  ...of('fuel_vouchers', 'campaign', 'code', 'fuel', 'idempotency_key', 'voucher_type'),
  // What the station wrote for everybody.
  ...of('legal_drafts', 'document', 'html'),
  ...of('legal_versions', 'day', 'document', 'html', 'note'),
  ...of('order_events', 'what'),
  ...of('order_items', 'image', 'name'),
  ...of('order_parts', 'activity_image', 'activity_name', 'location_name', 'location_place'),
  ...of('order_refunds', 'back_to_stock', 'by', 'state'),
  ...of('orders', 'code', 'discount_code', 'idempotency_key', 'method', 'plan_name', 'status'),
  ...of('participations', 'feedback_lottie', 'idempotency_key', 'voucher_code', 'voucher_kind'),
  ...of('payment_charges', 'gateway', 'gateway_id', 'method', 'purpose', 'state'),
  // A reason is for all of them, in the words of the team.
  ...of('people_acts', 'kind', 'point_kind', 'reason', 'refusal', 'tag_name'),
  ...of(
    'people_imports',
    'charset',
    'columns',
    'delimiter',
    'failure',
    'file_key',
    'file_name',
    'header',
    'key',
    'known',
    'reason',
    'state',
    'tags',
  ),
  ...of('plan_rewards', 'month'),
  // Why points moved stands in the books, too, where nothing is rewritten (GAP-165).
  ...of('point_acts', 'direction', 'kind', 'reason', 'state'),
  ...of('research_responses', 'author'),
  ...of('retention_lists', 'kind', 'state'),
  ...of('station_drafts', 'document'),
  ...of('station_versions', 'document', 'note'),
  ...of('subscription_bills', 'gives', 'idempotency_key', 'kind', 'method', 'plan_name', 'state'),
  ...of('subscriptions', 'gives', 'idempotency_key', 'method', 'next_gives', 'next_plan_name', 'plan_name'),
  ...of('top_ups', 'idempotency_key', 'state', 'told', 'way'),
  ...of('vouchers', 'code', 'kind', 'order_item', 'redeemed_place'),
]

describe('PPL-31 an account is deleted', () => {
  test('no table and no file finds the person, who wrote their name wherever words go', async () => {
    const { station, owner, ana, email, client, runDue, rowOfAna } = await scene()
    const tables = [...new Set(register.flatMap(({ rows }) => rows.map(({ table }) => table)))].filter(
      (table) => !/^(participants|ledger_)/.test(getTableName(table)),
    )
    const person = {
      stationId: station.id,
      id: ana.id,
      name: ana.name,
      email,
      cpf: '52998224725',
      tel: '11987654321',
      otherId: owner.id,
    }
    const version = newSecret()
    const keys = portraitNames.map((path) => `${station.id}/${version}/${path}`)
    for (const key of keys) await world.ports.files.put(key, Buffer.from('x'), { contentType: 'image/webp' })
    const image = fileAddress({ stationId: station.id, version, path: portraitNames[0] ?? '' })
    await world.database.db
      .update(participants)
      .set({ image })
      .where(withId(participants, { station }, ana.id))
    await client.call(calls.askForDeletion, { body: password })
    await plantPerson(world, tables, person)
    const marks =
      /Ana Lima Prado|ana\.prado|52998224725|529\.982\.247-25|11987654321|\(11\) 98765-4321|1987-03-09/
    const found = async () =>
      (await everythingStored(world)).filter(isOurs).filter(({ row }) => marks.test(row))
    expect((await found()).length).toBeGreaterThan(tables.length)
    await world.database.rawSql(`update checkouts set expires_at = null`)
    await world.database.rawSql(`update subscriptions set state = 'active'`)
    world.ports.clock.advance(weekMs)
    await runDue()
    for (let time = 0; time < 2; time += 1) await tidyFiles(world.jobs())
    const left = (await found()).flatMap(({ table, row }) =>
      Object.entries(JSON.parse(row) as object)
        .filter(([, value]) => marks.test(JSON.stringify(value)))
        .map(([column]) => `${table.replace('public.', '').replaceAll('"', '')}.${column}`),
    )
    expect([...new Set(left)].sort()).toEqual(notTheirs)
    for (const key of keys) expect(await world.ports.files.exists(key)).toBe(false)
    expect(await rowOfAna()).toMatchObject({
      name: 'Conta excluída',
      status: 'deleted',
      cpf: null,
      deletesAt: null,
    })
  })

  test('with the password, in a week; the others of their sessions end, and it may be taken back until then', async () => {
    const { ana, station, client, requests, runDue, rowOfAna } = await scene()
    await logIn(world, station, ana)
    await expect(
      client.call(calls.askForDeletion, { body: { current_password: 'Errada123' } }),
    ).rejects.toMatchObject({ status: 422 })
    const asked = await client.call(calls.askForDeletion, { body: password })
    expect(asked.waiting?.at).toBe(new Date(world.ports.clock.now().getTime() + weekMs).toISOString())
    expect((await client.call(listSessions)).sessions).toHaveLength(1)
    world.ports.clock.advance(weekMs - 1)
    expect((await client.call(calls.askForDeletion, { body: password })).waiting).toEqual(asked.waiting)
    await runDue()
    expect((await rowOfAna())?.status).toBe('active')
    for (let time = 0; time < 2; time += 1)
      expect((await client.call(calls.takeDeletionBack)).waiting).toBeNull()
    world.ports.clock.advance(weekMs)
    await runDue()
    expect(await rowOfAna()).toMatchObject({ status: 'active', deletesAt: null })
    expect((await requests()).map(({ state }) => state)).toEqual(['withdrawn'])
  })

  test('the last who answers for a station stays, now and at the end of the week; another may take over', async () => {
    const { station, ana, client, owner, runDue, rowOfAna, requests } = await scene()
    const set = (id: number, role: 'owner' | 'participant') =>
      world.database.db
        .update(participants)
        .set({ role })
        .where(withId(participants, { station }, id))
    await set(ana.id, 'owner')
    await set(owner.id, 'participant')
    expect((await client.call(calls.getDeletion)).holds).toEqual([expect.stringContaining('única pessoa')])
    await expect(client.call(calls.askForDeletion, { body: password })).rejects.toMatchObject({ status: 409 })
    await set(owner.id, 'owner')
    await client.call(calls.askForDeletion, { body: password })
    await set(owner.id, 'participant')
    world.ports.clock.advance(weekMs)
    await runDue()
    const [row] = await requests()
    expect(row).toMatchObject({ state: 'waiting', heldBy: expect.stringContaining('única pessoa') })
    expect(row?.actsAt).toEqual((await rowOfAna())?.deletesAt)
    await set(owner.id, 'owner')
    world.ports.clock.advance(86_400_000)
    await runDue()
    expect((await rowOfAna())?.status).toBe('deleted')
    expect(
      (
        await world
          .client(station)
          .call(calls.getDeletion)
          .catch((error) => error)
      ).status,
    ).toBe(401)
  })

  test('of the last two who answer for a station, whose weeks end at once, one stays', async () => {
    const { station, ana, client, owner, requests } = await scene()
    const { db } = world.database
    await db
      .update(participants)
      .set({ role: 'owner' })
      .where(withId(participants, { station }, ana.id))
    await client.call(calls.askForDeletion, { body: password })
    const actsAt = (await requests())[0]?.actsAt ?? null
    const createdAt = world.ports.clock.now()
    await db.insert(privacyRequests).values({
      stationId: station.id,
      participantId: owner.id,
      kind: 'deletion',
      state: 'waiting',
      actsAt,
      createdAt,
    })
    world.ports.clock.advance(weekMs)
    const due = await requests()
    await Promise.all(
      due.map(({ id }) =>
        erasePersonJob(register).run(world.jobs(), { stationId: station.id, requestId: id }),
      ),
    )
    expect((await requests()).map(({ state }) => state).sort()).toEqual(['done', 'waiting'])
    expect(
      await db.$count(
        participants,
        and(
          eq(participants.stationId, station.id),
          eq(participants.status, 'active'),
          eq(participants.role, 'owner'),
        ),
      ),
    ).toBe(1)
  })

  test('broken off in the midst it leaves everything as it was, and is done by the next run; run by two it is done once', async () => {
    const { station, client, requests, runDue, rowOfAna } = await scene()
    await client.call(calls.askForDeletion, { body: password })
    world.ports.clock.advance(weekMs)
    const before = await rowOfAna()
    const [row] = await requests()
    const killed = [
      ...register,
      { ...register[0], rows: [], erase: () => Promise.reject(new Error('killed')) },
    ] as typeof register
    const asked = { stationId: station.id, requestId: row?.id ?? 0 }
    await expect(erasePersonJob(killed).run(world.jobs(), asked)).rejects.toThrow('killed')
    expect(await rowOfAna()).toEqual(before)
    await Promise.all([runDue(), runDue()])
    expect((await rowOfAna())?.status).toBe('deleted')
    expect((await requests()).map(({ state }) => state)).toEqual(['done'])
    await erasePeopleJob(register).run(world.jobs(), {})
  })
})
