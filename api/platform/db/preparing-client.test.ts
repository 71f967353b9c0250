import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PreparingClient } from './preparing-client.ts'

describe('the embedded database answers prepared statements as it answers others', () => {
  let client: PreparingClient

  beforeAll(async () => {
    client = new PreparingClient()
    await client.waitReady
    await client.exec('create table notes (id int primary key, text text, made timestamptz, about jsonb)')
  })
  afterAll(() => client.close())

  /** The answers of the first time, unprepared, and of two more. */
  async function threeTimes(text: string, values: unknown[], rowMode: 'array' | 'object' = 'object') {
    const ask = () => client.query(text, values, { rowMode })
    return [await ask(), await ask(), await ask()].map(({ rows, fields, affectedRows }) => ({
      rows,
      fields,
      affectedRows,
    }))
  }

  test('rows of every type, by name and as lists, fields and numbers of changed rows', async () => {
    const insert =
      'insert into notes values ($1, $2, $3, $4) on conflict (id) do update set text = excluded.text'
    const rows = [1, "l'água", new Date('2026-03-01T12:00:00Z'), { of: ['a', null] }]
    for (const values of [rows, [2, null, null, null]]) {
      const [first, ...others] = await threeTimes(insert, values)
      expect(others).toEqual([first, first])
    }
    for (const mode of ['array', 'object'] as const) {
      const [first, ...others] = await threeTimes(
        'select *, $1::int[] as list from notes order by id',
        [[1, 2]],
        mode,
      )
      expect(others).toEqual([first, first])
    }
  })

  test('an error says its state, the next statement is not touched, a transaction is undone', async () => {
    const insert = 'insert into notes (id) values ($1)'
    await client.query(insert, [10])
    for (let round = 0; round < 3; round += 1)
      await expect(client.query(insert, [10])).rejects.toMatchObject({
        code: '23505',
        constraint: 'notes_pkey',
      })
    for (let round = 0; round < 3; round += 1) {
      const work = client.transaction(async (tx) => {
        await tx.query('update notes set text = $1 where id = $2', ['undone', 10])
        await tx.query(insert, [10])
      })
      await expect(work).rejects.toMatchObject({ code: '23505' })
    }
    const [answer] = await threeTimes('select text from notes where id = $1', [10])
    expect(answer?.rows).toEqual([{ text: null }])
  })

  test('a table that was changed is read as it is now', async () => {
    const read = () => client.query('select * from notes where id = $1', [1], { rowMode: 'array' })
    await read()
    const before = (await read()).fields.length
    await client.exec('alter table notes add column more int default 7')
    const { rows, fields } = await read()
    expect([fields.length, rows[0]]).toEqual([before + 1, expect.arrayContaining([7])])
  })

  test('a closed transaction takes no statement that was prepared', async () => {
    let closed: Parameters<Parameters<PreparingClient['transaction']>[0]>[0] | undefined
    for (let round = 0; round < 2; round += 1)
      await client.transaction(async (tx) => {
        closed = tx
        await tx.query('select 1 as one')
      })
    await expect(async () => closed?.query('select 1 as one')).rejects.toThrow('closed')
  })
})
