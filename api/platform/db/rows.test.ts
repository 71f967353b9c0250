import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { bigint, PgDialect, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { inStation, one, page, withId, written } from './rows.ts'

const number = () => bigint({ mode: 'number' }).notNull()
const orders = pgTable('orders', { stationId: number(), id: number(), status: text() })
const items = pgTable('items', { stationId: number(), orderId: number() })
const stations = pgTable('stations', { id: number() })
const ctx = { station: { id: 7 } }

const said = (condition: ReturnType<typeof inStation>) => {
  const { sql, params } = new PgDialect({ casing: 'snake_case' }).sqlToQuery(condition)
  return [sql, ...params]
}

test('the station of a call, of a row or of a joined table comes first, then what else is asked', () => {
  expect(said(inStation(orders, ctx))).toEqual(['"orders"."station_id" = $1', 7])
  expect(said(inStation(orders, { stationId: 8 }, undefined, eq(orders.status, 'paid')))).toEqual([
    '("orders"."station_id" = $1 and "orders"."status" = $2)',
    ...[8, 'paid'],
  ])
  expect(said(withId(orders, items, items.orderId))).toEqual([
    '("orders"."station_id" = "items"."station_id" and "orders"."id" = "items"."order_id")',
  ])
})

test('a number alone is no station, and a table of all stations has none', () => {
  // @ts-expect-error any id could be given by mistake
  const byNumber = () => inStation(orders, 7)
  // @ts-expect-error the table carries no station
  const ofAll = () => inStation(stations, ctx)
  expect([byNumber, ofAll]).toHaveLength(2)
})

/** A query that answers so many rows as it is limited to. */
const rowsOf = (...rows: number[]) => ({ limit: async (most: number) => rows.slice(0, most) })

test('a page ends with the row that the next one begins behind, or is the last', async () => {
  expect(await page(rowsOf(5, 4, 3), 2)).toEqual({ rows: [5, 4], last: 4 })
  expect(await page(rowsOf(5, 4), 2)).toEqual({ rows: [5, 4], last: undefined })
  expect(await page(rowsOf(), 2)).toEqual({ rows: [], last: undefined })
})

test('what is not there is not found, and what was not written is a mistake of ours', () => {
  expect(one('Não existe')([3, 4])).toBe(3)
  expect(() => one('Não existe')([])).toThrow('Não existe')
  expect(written(stations)([3])).toBe(3)
  expect(() => written(stations)([])).toThrow('A row of stations was not written')
})

test('no query writes the condition of its station by hand', () => {
  const api = path.resolve(import.meta.dirname, '../..')
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && file !== 'platform/db/rows.ts',
  )
  expect(files.length).toBeGreaterThan(500)
  const found = files.filter((file) =>
    /\beq\([\w.]*\bstationId,/.test(readFileSync(path.join(api, file), 'utf8')),
  )
  expect(found).toEqual([])
})
