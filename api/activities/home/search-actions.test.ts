import { describe, expect, test } from 'vitest'
import {
  listActions,
  listActionsOfUser,
  listParticipantCategories,
  searchActions,
} from '#contract/activities/home/endpoints.ts'
import { takePartInRawContent } from '#contract/activity-types/raw-content.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { quizOf } from '#tests/fixtures/research.ts'
import { inStation } from '../../platform/db/rows.ts'
import { participations } from '../participation/tables.ts'

const world = apiWorld()

const named = (names: string[]) =>
  names.map((name, at) => ({ id: at + 1, type: 16, name, priority: 100 - at }))

async function searching(names: string[]) {
  const station = await world.station({
    content: {
      activities: [...named(names), { id: 9000, type: 16, name: 'Café escondido', status: 'draft' as const }],
      categories: [{ id: 1, name: 'Todas', activities: names.map((_, at) => at + 1) }],
    },
  })
  const member = await addMember(world, station)
  const find = (name: string, page = {}) =>
    member.client.call(searchActions, { query: { 'where[name]': name, ...page } })
  return { station, member, find }
}
const ids = (list: { id: number }[]) => list.map(({ id }) => id)

describe('the search by name', () => {
  test.each([
    ['café', [1]],
    ['CAFE', [1]],
    ['cafe\u0301', [1]],
    ['acao', [2]],
    ['política com', [1]],
    ['com política', [1]],
    ['100%', [3]],
    ['%', [3]],
    ['_', [4]],
    ['\\', []],
    ["'; drop table activities; --", []],
    ['escondido', []],
    ['', [4, 3, 2, 1]],
    ['   ', [4, 3, 2, 1]],
  ])('HOM-08 %j finds %j', async (text, found) => {
    const { find } = await searching(['Café com Política', 'Ação entre amigos', '100% você', 'a_b'])
    const { content, total } = await find(text)
    expect(ids(content)).toEqual(found)
    expect(total).toBe(found.length)
  })

  test('HOM-08 finds by the type, too: as its name begins, and with three letters at least', async () => {
    const station = await world.station({
      content: {
        activities: [
          {
            id: 1,
            type: 4,
            name: 'Fotografia de rua',
            start: '2020-01-01T00:00:00Z',
            body: { course: { local: 'Sede' } },
          },
          { id: 2, type: 16, name: 'O curso do rio' },
          { id: 3, type: 16, name: 'Outra coisa' },
        ],
      },
    })
    const member = await addMember(world, station)
    const find = async (name: string) =>
      (await member.client.call(searchActions, { query: { 'where[name]': name } })).content
        .map(({ id }) => id)
        .sort()
    expect(await find('Curso')).toEqual([1, 2])
    expect(await find('curso PRESEN')).toEqual([1])
    expect(await find('cu')).toEqual([2])
    expect(await find('urso')).toEqual([2])
  })

  test('HOM-08 comes page by page with the number of all', async () => {
    const { find } = await searching(Array.from({ length: 30 }, (_, at) => `Oficina ${at}`))
    const first = await find('oficina')
    const second = await find('oficina', { offset: '24' })
    expect([first.content.length, first.total]).toEqual([24, 30])
    expect([second.content.length, second.total]).toEqual([6, 30])
    expect(new Set([...ids(first.content), ...ids(second.content)]).size).toBe(30)
  })

  test('HOM-08 POL-11 finds a quiz that stands in no list, and no draft of one', async () => {
    const quiz = { type: 22, body: { research: quizOf(1) } }
    const station = await world.station({
      content: {
        activities: [
          { id: 1, name: 'Quiz do café', ...quiz },
          { id: 2, name: 'Quiz do rascunho', status: 'draft', ...quiz },
        ] as never,
      },
    })
    const { client } = await addMember(world, station)
    const { content, total } = await client.call(searchActions, { query: { 'where[name]': 'quiz' } })
    expect([ids(content), total, content[0]?.type_id]).toEqual([[1], 1, 22])
    expect(ids(await client.call(listActions, { query: {} as never }))).toEqual([])
  })

  test('GAP-05 another station’s activities are not found', async () => {
    await searching(['Só daqui'])
    const { find } = await searching(['Outra'])
    expect((await find('daqui')).total).toBe(0)
  })

  test('HOM-07 a category has pages', async () => {
    const { member } = await searching(Array.from({ length: 5 }, (_, at) => `N${at}`))
    const page = async (offset: string) => {
      const query = { 'where[id]': 1, limit: '2', offset } as never
      const { content } = await member.client.call(listParticipantCategories, { query })
      return content.map((row) => [row.total, ids(row.category_actions.map(({ action }) => action))])
    }
    expect(await page('0')).toEqual([[5, [5, 4]]])
    expect(await page('4')).toEqual([[5, [1]]])
    expect(await page('6')).toEqual([])
  })

  test('HOM-01 all activities of the user, by the older call', async () => {
    const { member } = await searching(['A', 'B'])
    const list = await member.client.call(listActionsOfUser, { params: { userId: member.id } })
    expect(ids(list)).toEqual([2, 1])
  })

  test('SEC-39 one answer has a hundred cards at most', async () => {
    const { member } = await searching(Array.from({ length: 101 }, (_, at) => `N${at}`))
    const params = { userId: member.id }
    expect(await member.client.call(listActionsOfUser, { params })).toHaveLength(100)
    const rest = await member.client.call(listActionsOfUser, { params, query: { offset: 100 } })
    expect(rest).toHaveLength(1)
    const query = { limit: 101 }
    for (const asked of [
      member.client.call(listActionsOfUser, { params, query }),
      member.client.call(listActions, { query }),
      member.client.call(searchActions, { query }),
      member.client.call(listParticipantCategories, { query }),
    ])
      await expect(asked).rejects.toMatchObject({ status: 422 })
  })
})

test('HOM-08 three thousand activities: all are found, and no more queries are asked than for few', async () => {
  const { find } = await searching(Array.from({ length: 3050 }, (_, at) => `Conteúdo número ${at}`))
  const { content, total } = await find('CONTEUDO', { offset: '2990' })
  expect(total).toBe(3000)
  expect(content).toHaveLength(10)
})

describe('the filters and orders of the list', () => {
  async function filtering() {
    const station = await world.station({
      content: {
        activities: [
          { id: 1, type: 16, name: 'Um', priority: 1, points: 5 },
          { id: 2, type: 16, name: 'Dois', priority: 2, end: '2020-01-01T00:00:00Z' },
          { id: 3, type: 17, name: 'Três', priority: 3, points: 20 },
          { id: 4, type: 16, name: 'Quatro', priority: 4, end: '2030-01-01T00:00:00Z' },
        ],
      },
    })
    const member = await addMember(world, station)
    const find = async (query: object) =>
      ids((await member.client.call(searchActions, { query: { ...query } })).content)
    return { station, member, find }
  }

  test('ACT-S01 by type, reward and time; the types are those on air', async () => {
    const { member, find } = await filtering()
    expect(await find({ 'where[type]': 17 })).toEqual([3])
    expect(await find({ 'where[reward]': '1' })).toEqual([1, 3])
    expect(await find({ 'where[open]': '1' })).toEqual([1, 3, 4])
    expect(await find({ 'where[name]': 'quatro', 'where[open]': '1' })).toEqual([4])
    const { types } = await member.client.call(searchActions, { query: { 'where[name]': 'nada' } })
    expect(types.map(({ id }) => id).sort()).toEqual([16, 17])
  })

  test('ACT-S01 what is done is found, left out, or stands last; an undone one and somebody else’s do not count', async () => {
    const { station, member, find } = await filtering()
    const other = await addMember(world, station)
    await member.client.call(takePartInRawContent, { body: { action_id: 1 } })
    await other.client.call(takePartInRawContent, { body: { action_id: 4 } })
    expect(await find({ 'where[done]': 'sim' })).toEqual([1])
    expect(await find({ 'where[done]': 'nao' })).toEqual([2, 3, 4])
    expect(await find({ order: 'todo' })).toEqual([2, 3, 4, 1])
    await world.database.db
      .update(participations)
      .set({ undoneAt: new Date() })
      .where(inStation(participations, { stationId: station.id }))
    expect(await find({ 'where[done]': 'sim' })).toEqual([])
  })

  test('ACT-S01 by novelty, reward and end, page by page', async () => {
    const { find } = await filtering()
    expect(await find({ order: 'newest' })).toEqual([4, 3, 2, 1])
    expect(await find({ order: 'reward' })).toEqual([3, 1, 2, 4])
    expect(await find({ order: 'end' })).toEqual([4, 1, 3, 2])
    expect(await find({ order: 'reward', limit: '2', offset: '2' })).toEqual([2, 4])
  })
})
