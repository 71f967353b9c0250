import { describe, expect, test } from 'vitest'
import {
  getNowPlaying,
  listActions,
  listJourneys,
  listParticipantCategories,
} from '#contract/activities/home/endpoints.ts'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { takePartInRawContent } from '#contract/activity-types/raw-content.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import type { ApiContext } from '../../platform/context.ts'
import {
  listParticipantCategories as categories,
  listJourneys as journeys,
  getNowPlaying as nowPlaying,
} from './collections.ts'
import { listActions as actions, listFeaturedActions } from './list-actions.ts'

const world = apiWorld()
type Content = NonNullable<NonNullable<Parameters<typeof world.station>[0]>['content']>

const activity = (id: number, rest: Partial<NonNullable<Content['activities']>[number]> = {}) => ({
  id,
  type: 16,
  name: `Atividade ${id}`,
  ...rest,
})
const memberOf = async (content: Content) => addMember(world, await world.station({ content }))
const ids = (list: { id: number }[]) => list.map(({ id }) => id)

describe('the rows of the home', () => {
  test('HOM-02 the carousel has the featured ones in its own order', async () => {
    const { client } = await memberOf({
      activities: [
        activity(1, { priorityCarousel: 3 }),
        activity(2),
        activity(3, { priorityCarousel: 1 }),
        activity(4, { priorityCarousel: 2, status: 'withdrawn' }),
        activity(5, { priorityCarousel: 2 }),
      ],
    })
    const featured = await client.call(listActions, { query: { 'where[featuredPrivate]': '1' } })
    expect(ids(featured)).toEqual([3, 5, 1])
  })

  test('HOM-06 everything else goes by priority, page by page', async () => {
    const { client } = await memberOf({
      activities: [activity(1), activity(2, { priority: 5 }), activity(3, { priority: 1 }), activity(4)],
    })
    expect(ids(await client.call(listActions))).toEqual([3, 2, 1, 4])
    expect(ids(await client.call(listActions, { query: { limit: '2', offset: '1' } as never }))).toEqual([
      2, 1,
    ])
  })

  test('HOM-03 now playing, or nothing', async () => {
    const { client } = await memberOf({
      activities: [activity(1), activity(2)],
      nowPlaying: { title: 'No ar', activities: [2, 1] },
    })
    expect(await client.call(getNowPlaying)).toMatchObject({ title: 'No ar', list: [{ id: 2 }, { id: 1 }] })
    expect(await (await memberOf({})).client.call(getNowPlaying)).toBeNull()
  })

  test('HOM-04 journeys show what is done first, both parts in the order of the journey', async () => {
    const { client } = await memberOf({
      activities: [1, 2, 3, 4].map((id) => activity(id)),
      journeys: [{ id: 1, name: 'Primeiros passos', activities: [4, 3, 2, 1] }],
    })
    for (const action_id of [2, 3]) await client.call(takePartInRawContent, { body: { action_id } })
    const [journey] = await client.call(listJourneys)
    expect(ids(journey?.actions ?? [])).toEqual([3, 2, 4, 1])
    expect(journey?.actions.map(({ hasDone }) => hasDone)).toEqual([true, true, false, false])
  })

  test('HOM-05 categories have their first activities by priority, and their number', async () => {
    const { client } = await memberOf({
      activities: [activity(1), activity(2), activity(3, { priority: 1 }), activity(4, { status: 'draft' })],
      categories: [
        { id: 7, name: 'Vazia', activities: [4] },
        { id: 9, name: 'Cheia', activities: [2, 1, 3, 4] },
      ],
    })
    const { content } = await client.call(listParticipantCategories, { query: { limit: '2' } as never })
    expect(content).toMatchObject([{ id: 9, name: 'Cheia', icon: 'star', total: 3 }])
    expect(ids(content[0]?.category_actions.map(({ action }) => action) ?? [])).toEqual([3, 2])
    const one = await client.call(listParticipantCategories, { query: { 'where[id]': 7 } })
    expect(one.content).toEqual([])
  })

  test('SEC-54 of all categories a few activities each come at once; of one as many as were asked for', async () => {
    const all = Array.from({ length: 14 }, (_, at) => at + 1)
    const { client } = await memberOf({
      activities: all.map((id) => activity(id)),
      categories: [7, 8].map((id) => ({ id, name: `C${id}`, activities: all })),
    })
    const rows = async (query: object) => {
      const { content } = await client.call(listParticipantCategories, { query: query as never })
      return content.map(({ total, category_actions }) => [total, category_actions.length])
    }
    expect(await rows({ limit: '100' })).toEqual([
      [14, 12],
      [14, 12],
    ])
    expect(await rows({ limit: '100', 'where[id]': 7 })).toEqual([[14, 14]])
    expect(await rows({ limit: '100', offset: '12' })).toEqual([
      [14, 2],
      [14, 2],
    ])
  })

  test('SEC-54 ACT-S07 a card names a few of what has to be done before, and says how many are left; its page names all', async () => {
    const before = [1, 2, 3, 4, 5, 6, 7]
    const { client } = await memberOf({
      activities: [...before.map((id) => activity(id)), activity(8, { prerequisites: before })],
    })
    await client.call(takePartInRawContent, { body: { action_id: 1 } })
    const card = (await client.call(listActions)).find(({ id }) => id === 8)
    expect(card?.prerequisites).toMatchObject({ user_done_prerequisites: false, left: 6 })
    expect(card?.prerequisites.action_prerequisites.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6])
    const page = await client.call(getAction, { params: { id: 8 } })
    expect(page.prerequisites).toMatchObject({ left: 6 })
    expect(page.prerequisites.action_prerequisites).toHaveLength(7)
  })

  test('ACT-S07 GAP-36 cards know what was done and what is locked', async () => {
    const { client } = await memberOf({
      activities: [activity(1), activity(2, { prerequisites: [1], limitPerUser: 2 })],
    })
    const before = await client.call(listActions)
    expect(before[1]).toMatchObject({ hasDone: false, userActions: 0, limitPerUser: 2 })
    expect(before[1]?.prerequisites).toMatchObject({ user_done_prerequisites: false })
    await client.call(takePartInRawContent, { body: { action_id: 1 } })
    const after = await client.call(listActions)
    expect(after[0]).toMatchObject({ hasDone: true, userActions: 1 })
    expect(after[1]?.prerequisites).toMatchObject({ user_done_prerequisites: true })
  })
})

/** The context with every query that its handle begins counted. */
function counting(ctx: ApiContext) {
  const count = { queries: 0 }
  const db = new Proxy(ctx.db, {
    get(target, name, receiver) {
      if (name === 'execute') count.queries += 1
      const value = Reflect.get(target, name, receiver)
      if (name !== 'select') return value
      return (...args: unknown[]) => {
        count.queries += 1
        return Reflect.apply(value as (...all: unknown[]) => unknown, target, args)
      }
    },
  })
  return { ctx: { ...ctx, db }, count }
}

test('HOM-01 the number of queries does not grow with the number of activities', async () => {
  const many = (n: number): Content => {
    const all = Array.from({ length: n }, (_, at) => at + 1)
    return {
      activities: all.map((id) => activity(id, { priorityCarousel: id, prerequisites: id > 1 ? [1] : [] })),
      categories: all.slice(0, 20).map((id) => ({ id, name: `C${id}`, activities: all })),
      journeys: all.slice(0, 20).map((id) => ({ id, name: `J${id}`, activities: all })),
      nowPlaying: { title: 'Agora', activities: all },
    }
  }
  const queriesOf = async (n: number) => {
    const { ctx, count } = counting((await memberOf(many(n))).ctx)
    const page = { limit: 3000, offset: 0 }
    await actions(ctx, page)
    await listFeaturedActions(ctx, page)
    await journeys(ctx)
    await nowPlaying(ctx)
    await categories(ctx, { limit: 12 })
    return count.queries
  }
  const few = await queriesOf(2)
  expect(few).toBeGreaterThan(10)
  expect(await queriesOf(60)).toBe(few)
})
