import { OpenAPIHono } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { contentSchema } from '#contract/station-content.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { areas } from './areas.ts'
import type { ApiDeps } from './platform/deps.ts'

const world = apiWorld()

test('no call of an area is hidden by one of an area that comes before it', () => {
  const { ports, urls, database } = world
  const deps: ApiDeps = { db: database.db, ports, urls, stations: { byId: async () => null, forget() {} } }
  const calls = areas.flatMap(({ routes }, area) => {
    const app = new OpenAPIHono()
    routes?.(app as never, { ...deps, areas })
    return app.routes.map(({ method, path }) => ({ area, method, path }))
  })
  const hides = (one: string, other: string) => {
    const [left, right] = [one.split('/'), other.split('/')]
    const isMet = (part: string, by: string | undefined) => part === by || (part.startsWith(':') && by)
    return left.length === right.length && left.every((part, at) => isMet(part, right[at]))
  }
  const hidden = calls.filter((call) =>
    calls.some((one) => one.area < call.area && one.method === call.method && hides(one.path, call.path)),
  )
  expect(calls.length).toBeGreaterThan(100)
  expect(hidden).toEqual([])
})

test('TEN-12 every part of a folder belongs to one area, and comes out of it again', async () => {
  const station = await world.station()
  const ctx = { db: world.database.db, ports: world.ports }
  const parts: string[] = []
  for (const { folder } of areas) parts.push(...Object.keys((await folder?.export?.(ctx, station.id)) ?? {}))
  expect(parts.sort()).toEqual(Object.keys(contentSchema.shape).sort())
})
