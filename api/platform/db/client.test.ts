import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rateLimits } from '#api/platform/rate-limit/tables.ts'
import { testDatabase } from '#tests/setup/database.ts'
import { notify, sqlState } from './client.ts'

const database = testDatabase()

test('numbers of 8 bytes, counts and accents read the same on both databases', async () => {
  const { rows } = await database.db.execute(
    sql`select 9007199254740991::int8 as big, count(*) as n, search_text('Ação Única') as plain`,
  )
  expect(rows).toEqual([{ big: 9007199254740991, n: 1, plain: 'acao unica' }])
})

test('a transaction that throws leaves nothing behind', async () => {
  const failing = database.db.transaction(async (db) => {
    await db.insert(rateLimits).values({ key: 'lost', points: 1 })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await database.db.select().from(rateLimits)).toEqual([])
})

test('a transaction inside a transaction is a savepoint', async () => {
  await database.db.transaction(async (db) => {
    expect(db.isTransaction).toBe(true)
    await db.insert(rateLimits).values({ key: 'kept', points: 1 })
    const failing = db.transaction(async (inner) => {
      await inner.insert(rateLimits).values({ key: 'taken back', points: 1 })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
  })
  expect((await database.db.select().from(rateLimits)).map((row) => row.key)).toEqual(['kept'])
  await database.db.delete(rateLimits)
})

test('the outer handle inside its transaction throws instead of waiting for ever', async () => {
  await database.db.transaction(async () => {
    expect(() => database.db.select().from(rateLimits)).toThrow(/outer database handle/)
    await expect(database.db.transaction(async () => {})).rejects.toThrow(/outer database handle/)
  })
  await database.db.select().from(rateLimits)
})

test('SEC-16 work that Postgres broke off in a deadlock runs once more, from the start; other errors do not repeat', async () => {
  const failing = (code: string, most = 2) => {
    let runs = 0
    const work = database.db.transaction(async (db) => {
      runs += 1
      await db.insert(rateLimits).values({ key: `run of ${code}`, points: runs })
      if (runs < most) throw Object.assign(new Error('broken off'), { code })
    })
    return work.then(
      () => runs,
      () => -runs,
    )
  }
  expect(await failing('40P01')).toBe(2)
  expect(await failing('40001', 9)).toBe(-2)
  expect(await failing('23505')).toBe(-1)
  const rows = await database.db.select().from(rateLimits).where(eq(rateLimits.key, 'run of 40P01'))
  expect(rows).toMatchObject([{ points: 2 }])
})

test('a violated constraint tells its SQLSTATE', async () => {
  await database.db.insert(rateLimits).values({ key: 'twice', points: 1 })
  const again = database.db.insert(rateLimits).values({ key: 'twice', points: 1 })
  expect(sqlState(await again.catch((error: unknown) => error))).toBe('23505')
})

test('notifications arrive with the commit, in another process too, and not after a rollback', async () => {
  const other = await database.another()
  const heard: (string | null)[] = []
  const stop = await other.listen('test_channel', (payload) => heard.push(payload))
  await database.db.transaction(async (db) => {
    await notify(db, 'test_channel', 'committed')
    expect(heard).toEqual([])
  })
  await database.db
    .transaction(async (db) => {
      await notify(db, 'test_channel', 'rolled back')
      throw new Error('no')
    })
    .catch(() => {})
  await notify(database.db, 'test_channel', 'last')
  await expect.poll(() => heard).toEqual(['committed', 'last'])
  await stop()
})

test('a statement that is asked often reads a changed table as it is now, also in a transaction', async () => {
  await database.rawSql('create table often_read (id int); insert into often_read values (1)')
  const read = async (db = database.db) => (await db.execute(sql`select * from often_read`)).rows
  for (let times = 0; times < 20; times += 1) expect(await read()).toEqual([{ id: 1 }])
  await database.rawSql('alter table often_read add column more int default 7')
  for (let times = 0; times < 20; times += 1) expect(await read()).toEqual([{ id: 1, more: 7 }])
  expect(await database.db.transaction((tx) => read(tx))).toEqual([{ id: 1, more: 7 }])
  await database.rawSql('drop table often_read')
})
