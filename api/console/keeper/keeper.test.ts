import { getTableName, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getStation, lookupStation } from '#contract/stations/registry/endpoints.ts'
import { suspendedText } from '#contract/stations/registry/schemas.ts'
import { everythingStored } from '#tests/fixtures/card-secrets.ts'
import { planWorld } from '#tests/fixtures/plans.ts'
import { plantPerson } from '#tests/fixtures/planted-person.ts'
import { areas } from '../../areas.ts'
import { registerOf } from '../../people/privacy/register.ts'
import { fileKey, privateKey } from '../../platform/files/index.ts'
import { deliverMails, sendMail } from '../../platform/mail/index.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { eraseStations } from './erase-stations.ts'
import { keptStation, listKeptStations, readRows, sizeOf } from './index.ts'
import { inOrder, stationTables } from './station-tables.ts'
import { deleteStationLater, reopenStation, suspendStation } from './suspend-station.ts'

const { world, holder, station: withPlans, turn } = planWorld()
const dayMs = 86_400_000

const keep = (station: StationRecord) => keptStation(world.jobs(), station.slug)
const goOn = (days: number) =>
  world.ports.clock.set(new Date(world.ports.clock.now().getTime() + days * dayMs).toISOString())
const chargesOf = async ({ id }: StationRecord) => {
  const { rows } = await world.database.rawSql(
    'select count(*)::int as count from payment_charges where station_id = $1',
    [id],
  )
  return (rows[0] as { count: number }).count
}

describe('GAP-181 a station is closed by the keeper of the installation', () => {
  test('nobody is answered, and everything is there when it opens', async () => {
    const station = await withPlans()
    const other = await withPlans()
    const { member } = await holder(station)
    expect(await suspendStation(await keep(station))).toBe(true)
    expect(await suspendStation(await keep(station))).toBe(false)
    await expect.poll(() => world.jobs().stations.byId(station.id)).toMatchObject({ isSuspended: true })

    await expect(member.client.call(getStation, { params: { stationId: station.id } })).rejects.toMatchObject(
      {
        status: 503,
        message: suspendedText,
      },
    )
    await expect(
      world.client(station).call(getStation, { params: { stationId: station.id } }),
    ).rejects.toMatchObject({ status: 503 })
    expect(await world.client(other).call(lookupStation, { query: { slug: station.slug } })).toMatchObject({
      isSuspended: true,
    })
    expect(await world.client(other).call(getStation, { params: { stationId: other.id } })).toBeTruthy()

    expect(await reopenStation(await keep(station))).toBe(true)
    expect(await reopenStation(await keep(station))).toBe(false)
    await expect.poll(() => world.jobs().stations.byId(station.id)).toMatchObject({ isSuspended: false })
    expect(await member.client.call(getStation, { params: { stationId: station.id } })).toBeTruthy()
  })

  test('nobody is charged meanwhile, nor for the days in which it was closed', async () => {
    const station = await withPlans()
    const other = await withPlans()
    await holder(station)
    await holder(other)
    expect([await chargesOf(station), await chargesOf(other)]).toEqual([1, 1])
    goOn(10)
    await suspendStation(await keep(station))
    goOn(25)
    await turn()
    expect([await chargesOf(station), await chargesOf(other)]).toEqual([1, 2])
    // Twenty of the thirty days that were paid are left.
    await reopenStation(await keep(station))
    goOn(19)
    await turn()
    expect(await chargesOf(station)).toBe(1)
    goOn(2)
    await turn()
    expect(await chargesOf(station)).toBe(2)
  })

  test('its mails wait, others go', async () => {
    const [station, other] = [await withPlans(), await withPlans()]
    await suspendStation(await keep(station))
    for (const { id } of [station, other]) {
      const words = { subject: 'Oi', text: 'Oi', html: '<p>Oi</p>' }
      await sendMail(world.context(station), {
        ...{ ...words, stationId: id, kind: 'test', to: `quem${id}@exemplo.com.br` },
      })
    }
    const waiting = async () => {
      const { rows } = await world.database.rawSql(
        'select station_id::int as id from mail_outbox where next_attempt_at is not null and station_id in ($1, $2)',
        [station.id, other.id],
      )
      return rows.map((row) => (row as { id: number }).id)
    }
    await deliverMails(world.jobs(), new Map())
    expect(await waiting()).toEqual([station.id])
    await reopenStation(await keep(station))
    await deliverMails(world.jobs(), new Map())
    expect(await waiting()).toEqual([])
  })
})

test('GAP-181 whoever pays after it was closed gets the days that are paid, and has as long for it as others', async () => {
  const station = await withPlans()
  const [card, pix] = [await holder(station), await holder(station)]
  await world.database.rawSql(
    "update subscriptions set method = 'pix', card_id = null, next_step_at = period_end - interval '5 days' where station_id = $1 and participant_id = $2",
    [station.id, pix.member.id],
  )
  // Five days before the end the code of the next period is made.
  goOn(26)
  await turn()
  await suspendStation(await keep(station))
  goOn(20)
  await turn()
  await reopenStation(await keep(station))
  await turn()
  const { rows } = await world.database.rawSql(
    `select s.participant_id::int as id, b.state, (b.period_start = s.period_end) as follows,
       extract(day from b.period_end - b.period_start)::int as days, extract(day from s.period_end - s.period_start)::int as held
     from subscriptions s join subscription_bills b on b.station_id = s.station_id and b.subscription_id = s.id
     where s.station_id = $1 order by b.id`,
    [station.id],
  )
  const open = rows.filter((row) => (row as { state: string }).state === 'open')
  expect(open).toEqual([{ id: pix.member.id, state: 'open', follows: true, days: 30, held: 50 }])
  // Four days of the first thirty are left to either.
  goOn(3)
  await turn()
  const { rows: states } = await world.database.rawSql(
    'select participant_id::int as id, state from subscriptions where station_id = $1 order by id',
    [station.id],
  )
  expect(states).toEqual([card, pix].map(({ member }) => ({ id: member.id, state: 'active' })))
})

describe('GAP-181 a station that is deleted', () => {
  test('goes after thirty days, whole, and takes nothing of others along', async () => {
    const [station, other] = [await withPlans(), await withPlans()]
    for (const of of [station, other]) {
      const { member } = await holder(of)
      await world.ports.files.put(
        fileKey({ stationId: of.id, version: 'a', path: 'x.txt' }),
        Buffer.from('x'),
        {
          contentType: 'text/plain',
        },
      )
      await world.ports.files.put(
        privateKey({ stationId: of.id, version: 'a', path: 'y.txt' }),
        Buffer.from('y'),
        { contentType: 'text/plain' },
      )
      const tables = [
        ...new Set(registerOf(areas).flatMap(({ rows }) => rows.map(({ table }) => table))),
      ].filter((table) => !/^(participants|ledger_)/.test(getTableName(table)))
      await plantPerson(world, tables, {
        ...{ stationId: of.id, id: member.id, otherId: member.id, name: 'Ana Lima' },
        ...{ email: `ana${of.id}@exemplo.com.br`, cpf: '52998224725', tel: '11987654321' },
      })
      expect(tables.length).toBeGreaterThan(40)
    }
    const before = await countOf(other)
    const day = await deleteStationLater(await keep(station))
    // Asked again it is the same day.
    goOn(1)
    expect(await deleteStationLater(await keep(station))).toEqual(day)
    goOn(28)
    await eraseStations(world.jobs())
    expect(await countOf(station)).toBeGreaterThan(100)

    goOn(2)
    await eraseStations(world.jobs())
    expect(await countOf(station)).toBe(0)
    expect(await filesOf(station)).toEqual([])
    expect(await countOf(other)).toBe(before)
    expect(await filesOf(other)).toHaveLength(2)
    expect(await world.jobs().stations.byId(station.id)).toBeNull()
    expect((await listKeptStations(world.jobs())).map(({ id }) => id)).not.toContain(station.id)
    // The name may be somebody's again.
    const named = (await everythingStored(world)).filter(({ row }) => row.includes(`"${station.slug}"`))
    expect(named).toEqual([])
  })

  test('stays when it is opened again, and is never one that is not closed', async () => {
    const station = await withPlans()
    await deleteStationLater(await keep(station))
    goOn(20)
    await reopenStation(await keep(station))
    goOn(20)
    await eraseStations(world.jobs())
    await suspendStation(await keep(station))
    await eraseStations(world.jobs())
    expect(await world.jobs().stations.byId(station.id)).toMatchObject({ slug: station.slug })
  })

  test('waits for money that is on its way, and once it has begun is not taken back', async () => {
    const station = await withPlans()
    await holder(station)
    const setCharges = (state: string) =>
      world.database.rawSql('update payment_charges set state = $1 where station_id = $2', [
        state,
        station.id,
      ])
    await setCharges('pending')
    await deleteStationLater(await keep(station))
    goOn(31)
    await eraseStations(world.jobs())
    expect(await countOf(station)).toBeGreaterThan(10)
    await setCharges('paid')
    await world.database.rawSql('update stations set erasing_at = now() where id = $1', [station.id])
    await expect(reopenStation(await keep(station))).rejects.toThrow('A estação já está sendo excluída.')
    await eraseStations(world.jobs())
    expect(await countOf(station)).toBe(0)
  })

  test('the books of a station that is not to go stay closed', async () => {
    const station = await withPlans()
    await holder(station)
    const remove = world.database.db.transaction(async (db) => {
      await db.execute(sql`select set_config('estacao.erases', ${String(station.id)}, true)`)
      await db.execute(sql`delete from ledger_lines where station_id = ${station.id}`)
    }, station.id)
    await expect(remove).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } })
  })
})

test('GAP-181 a keeper sees people, visits and room of each station, and takes all rows along', async () => {
  const station = await withPlans()
  const { member } = await holder(station)
  expect((await listKeptStations(world.jobs())).find(({ id }) => id === station.id)).toMatchObject({
    ...{ slug: station.slug, name: station.config.name, people: 1, suspendedAt: null, deletesAt: null },
  })
  expect((await sizeOf(world.jobs(), station.id)).rowBytes).toBeGreaterThan(1_000)
  const lines = new Map<string, string[]>()
  for await (const { table, lines: some } of readRows(world.jobs(), station.id))
    lines.set(table, [...(lines.get(table) ?? []), ...some])
  expect(lines.get('participants')?.map((line) => JSON.parse(line).id)).toEqual([member.id])
  expect([...lines.values()].flat()).toHaveLength(await countOf(station))
  await expect(keptStation(world.jobs(), 'nenhuma')).rejects.toThrow(
    'Não há estação com o endereço "nenhuma"',
  )
})

test('GAP-181 tables go before those that they point to; a circle is said', async () => {
  expect(
    inOrder(
      ['a', 'b', 'c'],
      [
        { child: 'b', parent: 'a' },
        { child: 'c', parent: 'b' },
      ],
    ),
  ).toEqual(['c', 'b', 'a'])
  const circle = [
    { child: 'b', parent: 'a' },
    { child: 'a', parent: 'b' },
  ]
  expect(() => inOrder(['a', 'b'], circle)).toThrow('a, b')
  const names = (await stationTables(world.jobs())).map(({ name }) => name)
  // Those whose rows point to each other go by the order in which they came.
  const own = (await stationTables(world.jobs())).filter(({ isOwnParent }) => isOwnParent)
  const { rows: numbered } = await world.database.rawSql(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id'`,
  )
  expect(numbered.map((row) => (row as { name: string }).name)).toEqual(
    expect.arrayContaining(own.map(({ name }) => name)),
  )
  expect(names.indexOf('ledger_lines')).toBeLessThan(names.indexOf('participants'))
  // A column of another name would be forgotten: those that there are, are known.
  const { rows } = await world.database.rawSql(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name like '%station_id' and column_name <> 'station_id' order by 1`,
  )
  expect(rows.map((row) => (row as { name: string }).name)).toEqual([
    'site_drafts.made_station_id',
    'site_names.owner_station_id',
  ])
})

async function countOf({ id }: StationRecord): Promise<number> {
  let count = 0
  for (const { name } of await stationTables(world.jobs())) {
    const { rows } = await world.database.rawSql(
      `select count(*)::int as count from "${name}" where station_id = ${id}`,
    )
    count += (rows[0] as { count: number }).count
  }
  return count
}

async function filesOf({ id }: StationRecord): Promise<string[]> {
  const keys: string[] = []
  for (const folder of [`${id}/`, `privado/${id}/`])
    for await (const { key } of world.ports.files.list(folder)) keys.push(key)
  return keys
}
