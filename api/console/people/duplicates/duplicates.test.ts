import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listAudit } from '#contract/console/endpoints.ts'
import * as calls from '#contract/console/people/merge/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { participants, phoneDigits } from '../../../people/access/tables.ts'
import { pairsOf } from './pairs-of.ts'

const world = apiWorld()

async function house() {
  const station = await world.station()
  const eva = await addMember(world, station, { role: 'owner', name: 'Eva' })
  const add = (name: string, more: Partial<Parameters<typeof addMember>[2]> = {}) =>
    addMember(world, station, { name, ...more })
  const list = async (by: 'phone' | 'birth' | 'cpf' = 'phone', after?: number) =>
    eva.client.call(calls.listDuplicates, { query: { by, after } })
  const pairs = async (by?: 'phone' | 'birth' | 'cpf') =>
    (await list(by)).pairs.map(({ stays, ends }) => [stays.name, ends.name])
  const dismiss = (first: number, second: number) =>
    eva.client.call(calls.dismissDuplicate, { body: { first, second } })
  return { station, eva, add, list, pairs, dismiss }
}

test('PPL-12 people of the same phone, of the same name and birthday, and of the same CPF are told in pairs', async () => {
  const { add, pairs, eva } = await house()
  const tel = '11987654321'
  await add('Ana Lima', { tel, birthday: '1990-01-02' })
  const bia = await add('Bia', { tel: '(11) 98765-4321', status: 'imported' })
  await add('ÁNA LIMA', { birthday: '1990-01-02', cpf: '52998224725' })
  await add('Ana Lima', { birthday: '1990-01-03' })
  await add('Outra vez', { status: 'inactive', cpf: '52998224725' })
  await add('Curto', { tel: '190' })
  await add('Curto também', { tel: '190' })
  await add('Conta excluída', { tel, status: 'deleted' })
  const elsewhere = await house()
  await elsewhere.add('De outra', { tel })
  expect(await pairs()).toEqual([['Ana Lima', 'Bia']])
  expect(await pairs('birth')).toEqual([['Ana Lima', 'ÁNA LIMA']])
  expect(await pairs('cpf')).toEqual([['ÁNA LIMA', 'Outra vez']])
  const { list } = await eva.client.call(calls.listDuplicatesOf, { params: { id: bia.id } })
  expect(list.map(({ name }) => name)).toEqual(['Ana Lima'])
})

test('PPL-12 who is said to be somebody else stays so, by whatever they are alike; twice is once', async () => {
  const { add, pairs, dismiss, eva } = await house()
  const same = { tel: '1133334444', birthday: '1990-01-02' }
  const [one, two] = [await add('Rui Dias', same), await add('Rui Dias', same)]
  const three = await add('Rui Dias', same)
  expect(await pairs()).toHaveLength(2)
  for (const _ of [1, 2]) await dismiss(two.id, one.id)
  await dismiss(two.id, three.id)
  expect(await pairs()).toEqual([['Rui Dias', 'Rui Dias']])
  await dismiss(one.id, three.id)
  expect([await pairs(), await pairs('birth')]).toEqual([[], []])
  const { list } = await eva.client.call(calls.listDuplicatesOf, { params: { id: one.id } })
  expect(list).toEqual([])
  const lines = (await eva.client.call(listAudit)).filter(({ what }) => what === 'person.not-same')
  expect(lines).toHaveLength(3)
  const other = await (await house()).add('Longe')
  expect((await problemOf(dismiss(one.id, other.id))).status).toBe(404)
  expect((await problemOf(dismiss(one.id, one.id))).status).toBe(422)
})

test('PPL-12 pages follow each other by the person whom one has last, and read an index', async () => {
  const { station, list } = await house()
  await world.database.rawSql(
    `insert into participants (station_id, name, email, tel, birthday, status, created_at)
     select $1, 'Pessoa ' || n % 3000, 'p' || n || '@exemplo.com.br', (11900000000 + n % 3000)::text,
       date '1960-01-01' + n % 3000, 'active', now() from generate_series(1, 3040) n`,
    [station.id],
  )
  await world.database.rawSql('analyze participants')
  for (const by of ['phone', 'birth'] as const) {
    const first = await list(by)
    expect(first.pairs).toHaveLength(24)
    const second = await list(by, first.next ?? 0)
    expect([second.pairs.length, second.next]).toEqual([16, null])
    const seen = [...first.pairs, ...second.pairs].map(({ stays }) => stays.id)
    expect(new Set(seen).size).toBe(40)
  }
  const rows = await world.database.db.transaction(async (db) => {
    // Of three thousand people reading all is no slower: whether the index serves is asked.
    await db.execute(sql`set local enable_seqscan = off`)
    return db.execute(sql`explain select ${phoneDigits(participants.tel)} from ${participants}
      where station_id = ${station.id} and status <> 'deleted' and tel is not null
      group by 1 having count(*) > 1 order by 1 limit 25`)
  }, station.id)
  expect(JSON.stringify(rows)).toContain('participants_same_phone')
})

test('PPL-12 each is compared with the nearest older one whom nobody said to be another', () => {
  expect(pairsOf([1, 2, 3], new Set())).toEqual([
    [1, 2],
    [2, 3],
  ])
  expect(pairsOf([1, 2, 3], new Set(['2-3']))).toEqual([
    [1, 2],
    [1, 3],
  ])
  expect(pairsOf([1, 2], new Set(['1-2']))).toEqual([])
  expect(pairsOf([], new Set())).toEqual([])
})
