import { expect, test } from 'vitest'
import { missingStation } from './station-guard.ts'

const tables = new Set(['orders', 'items'])

test.each([
  'select "station_id", "id" from "orders" where "orders"."id" = $1',
  'select * from orders',
  'select 1 from "orders" inner join "items" on "items"."order_id" = "orders"."id" where "orders"."station_id" = $1',
  'update "orders" set "station_id" = $1 where "id" = $2',
  'update "orders" set "paid" = $1 where "id" = $2 returning "station_id"',
  'delete from "orders" where "id" = $1 returning "station_id"',
  'select "id" from "orders" order by "station_id"',
  'select "id" from "orders" where "station_id" = $1 order by exists (select 1 from "items" where ("items"."id" = $2)) desc',
  'insert into "orders" ("id") values ($1)',
  'with x as (select * from "orders" where "station_id" = $1) select * from x join "items" on true',
  'SELECT id\nFROM public.orders\nWHERE id = 1',
])('a statement that forgets the station is found: %s', (sql) => {
  expect(missingStation(sql, tables)).toBeDefined()
})

test.each([
  'select "id" from "orders" where ("orders"."station_id" = $1 and "orders"."id" = $2)',
  'select 1 from "orders" inner join "items" on ("items"."station_id" = "orders"."station_id" and "items"."order_id" = "orders"."id") where "orders"."station_id" = $1',
  'update "orders" set "paid" = $1 where ("station_id" = $2 and "id" = $3) returning "id"',
  'delete from "orders" where "station_id" = $1',
  'select "id" from "orders" where "station_id" = $1 order by exists (select 1 from "items" where ("items"."station_id" = $2)) desc, "id"',
  'insert into "orders" ("station_id", "id") values ($1, default) on conflict do nothing returning "id"',
  'select * from "stations" where "id" = $1',
  'truncate orders',
  'begin',
])('a statement that carries the station passes: %s', (sql) => {
  expect(missingStation(sql, tables)).toBeUndefined()
})
