import { describe, expect, test } from 'vitest'
import { listActions } from '#contract/activities/home/endpoints.ts'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { type ActivityType, activityTypes, earnsPoints } from '#contract/activity-types/index.ts'
import { productSubscription } from '#contract/activity-types/product-subscription.ts'
import * as managed from '#contract/console/activities/endpoints.ts'
import { getPublicAction, listPublicActions } from '#contract/site/public/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { broughtTypes } from './registry.ts'

const world = apiWorld()
const open = { start: '2020-01-01T00:00:00Z', end: '2099-01-01T00:00:00Z' }

/** One of each kind that earns nothing, and one that does; its number is its type. All have points stored. */
const bodies = {
  1: { code: 'amigos' },
  13: { url: 'https://exemplo.com' },
  16: {},
  17: {},
  19: { code: 'loja' },
}
const activities = Object.entries(bodies).map(([type, own]) => ({
  id: Number(type),
  type: Number(type),
  name: `Tipo ${type}`,
  points: 10,
  body: type === '1' || type === '19' ? { ...own, pointsInviter: 5, pointsInvited: 5 } : own,
  ...open,
}))
const expected = { 1: 0, 13: 0, 16: 10, 17: 0, 19: 0 }
const pointsById = (list: { id: number; points: number }[]) =>
  Object.fromEntries(list.map(({ id, points }) => [id, points]))

describe('points of activities that nobody can earn', () => {
  test('SEC-27 a type earns points where it is taken part in through the engine or by an order or a subscription that was paid, and nowhere else', () => {
    const isPaidElsewhere = ({ id, isTakenElsewhere, paysCashback }: ActivityType) =>
      isTakenElsewhere && (paysCashback || id === productSubscription.id)
    const taken = new Set(
      [...broughtTypes().values()]
        .filter(({ take, contract }) => take || isPaidElsewhere(contract))
        .map(({ contract }) => contract.id),
    )
    for (const { id: typeId } of activityTypes)
      expect([typeId, earnsPoints(typeId)]).toEqual([typeId, taken.has(typeId)])
  })

  test('SEC-27 ACT-01 ACT-13 ACT-17 ACT-19 are shown to nobody: cards, details, public pages, the owner’s list', async () => {
    const station = await world.station({ content: { activities } })
    const { client } = await addMember(world, station, { role: 'owner' })
    const visitor = world.client(station)
    const ofStation = { params: { stationId: station.id } }
    const ids = activities.map(({ id }) => id)
    const details = ids.map((id) => client.call(getAction, { params: { id } }))
    const pages = ids.map((id) => visitor.call(getPublicAction, { params: { id, stationId: station.id } }))
    expect(pointsById(await client.call(listActions, {}))).toEqual(expected)
    expect(pointsById(await Promise.all(details))).toEqual(expected)
    expect(pointsById((await visitor.call(listPublicActions, ofStation)).response)).toEqual(expected)
    expect(pointsById(await Promise.all(pages))).toEqual(expected)
    expect(pointsById((await client.call(managed.listManagedActivities, {})).list)).toEqual(expected)
  })
})
