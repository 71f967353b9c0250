import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { claimName, renewSkeletons } from './claim-name.ts'
import { siteNames } from './tables.ts'

const world = apiWorld()

test('GAP-10 skeletons of earlier versions are renewed once; on a collision the old row stays', async () => {
  const { db } = world.database
  const ctx = { db, ports: world.ports }
  // As written when fewer digits counted as letters. The second can move only after the first has.
  await db.insert(siteNames).values([
    { skeleton: 'c1ubev', name: 'c1ube9', ownerStationId: 1001 },
    { skeleton: 'clubeg', name: 'rodeo', ownerStationId: 1002 },
    { skeleton: 'viagern', name: 'v1agem', ownerStationId: 1003 },
    { skeleton: 'festa7', name: 'fe5ta7', ownerStationId: 1004 },
  ])
  await claimName(ctx, 'viagem', 1005)
  expect(await renewSkeletons(ctx)).toBe(3)
  const rows = [
    { skeleton: 'clubeg', name: 'c1ube9', ownerStationId: 1001 },
    { skeleton: 'festat', name: 'fe5ta7', ownerStationId: 1004 },
    { skeleton: 'rodeo', name: 'rodeo', ownerStationId: 1002 },
    { skeleton: 'viagern', name: 'v1agem', ownerStationId: 1003 },
    { skeleton: 'vlagem', name: 'viagem', ownerStationId: 1005 },
  ]
  expect(await db.select().from(siteNames).orderBy(asc(siteNames.skeleton))).toEqual(rows)
  expect(await renewSkeletons(ctx)).toBe(0)
  // Somebody who looks like the renewed name comes too late.
  expect(await claimName(ctx, 'festa7', 1006)).toBe(false)
  expect(await claimName(ctx, 'clubeg', 1006)).toBe(false)
})
