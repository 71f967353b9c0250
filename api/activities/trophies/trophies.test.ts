import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listTrophies, listTrophiesToWin } from '#contract/activities/trophies/endpoints.ts'
import { takePartInRawContent } from '#contract/activity-types/raw-content.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { activities, participations } from '../participation/tables.ts'

const world = apiWorld()

async function winning() {
  const station = await world.station({
    content: {
      activities: [1, 2, 3].map((id) => ({ id, type: 16, name: `Leia ${id}`, limitPerUser: 2 })),
      trophies: [
        { id: 1, description: 'Coração de água', image: '/t/1.svg', activityId: 1 },
        { id: 2, description: 'Sabe tudo', image: '/t/2.svg', activityId: 2 },
        { id: 3, description: 'De ninguém', image: '/t/3.svg' },
      ],
    },
  })
  const member = await addMember(world, station)
  const win = (action_id: number) => member.client.call(takePartInRawContent, { body: { action_id } })
  const list = async (search?: string) => {
    const query = search === undefined ? {} : { 'where[description]': search }
    return (await member.client.call(listTrophies, { query })).map(({ id }) => id)
  }
  return { station, member, win, list }
}

describe('trophies', () => {
  test('PTS-04 are won by doing their activity, once however often it is done', async () => {
    const { win, list, member } = await winning()
    expect(await list()).toEqual([])
    await win(1)
    await win(1)
    await win(3)
    expect(await list()).toEqual([1])
    const [trophy] = await member.client.call(listTrophies)
    expect(trophy).toMatchObject({
      description: 'Coração de água',
      trophy_image: '/t/1.svg',
      createdAt: world.ports.clock.now().toISOString(),
      action: { id: 1, name: 'Leia 1' },
    })
  })

  test('PTS-04 the search minds neither accents nor case', async () => {
    const { win, list } = await winning()
    await win(1)
    await win(2)
    expect(await list('CORACAO agua')).toEqual([1])
    expect(await list('tudo')).toEqual([2])
    expect(await list('%')).toEqual([])
    expect((await list('  ')).sort()).toEqual([1, 2])
  })

  test('PTS-04 what can be won is what was not, by an activity on air; what was undone can be won again', async () => {
    const { win, member, station } = await winning()
    const toWin = async () => (await member.client.call(listTrophiesToWin)).map(({ id }) => id)
    expect(await toWin()).toEqual([1, 2])
    await win(1)
    expect(await toWin()).toEqual([2])
    await world.database.db
      .update(participations)
      .set({ undoneAt: new Date() })
      .where(eq(participations.stationId, station.id))
    expect(await toWin()).toEqual([1, 2])
    await world.database.db
      .update(activities)
      .set({ status: 'withdrawn' })
      .where(eq(activities.stationId, station.id))
    expect(await toWin()).toEqual([])
  })

  test('PTS-04 a participation that was undone wins nothing; nobody else’s does', async () => {
    const { win, list, station } = await winning()
    await win(1)
    const other = await addMember(world, station)
    expect(await other.client.call(listTrophies)).toEqual([])
    await world.database.db
      .update(participations)
      .set({ undoneAt: new Date() })
      .where(eq(participations.stationId, station.id))
    expect(await list()).toEqual([])
  })
})
