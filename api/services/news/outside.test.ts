import { describe, expect, test } from 'vitest'
import { consultancyNewsCalls } from '#contract/services/news/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { type OutsideNews, OutsideNewsAway, type OutsidePost } from '../../platform/ports/index.ts'

const world = apiWorld()
const { list, get } = consultancyNewsCalls.legal
const post = (id: number): OutsidePost => ({
  id,
  publishedAt: new Date('2026-04-30T18:00:00Z'),
  title: `Nota ${id}`,
  summary: '',
  html: '<p>Texto</p>',
  image: null,
})

/** A member of a station whose news are written at an address of its own, and who answers there. */
async function reading(outside: Partial<OutsideNews>) {
  const behaviour = { unionServices: true }
  const station = await world.station({
    config: { behaviour, news: { wordpress: `https://s${Math.random()}.com.br/wp-json/wp/v2/` } },
    content: { news: [{ id: 1, section: 'legal', title: 'Da casa', publishedAt: '2020-01-01T12:00:00Z' }] },
  })
  let count = 0
  const counted =
    <A, B>(answer: ((asked: A) => B) | undefined) =>
    (asked: A): B => {
      count += 1
      if (!answer) throw new OutsideNewsAway('nobody')
      return answer(asked)
    }
  world.ports.outsideNews = { list: counted(outside.list), find: counted(outside.find) }
  const { client } = await addMember(world, station)
  return { client, station, count: () => count }
}

const later = (ms: number) => world.ports.clock.advance(ms)

describe('news from outside', () => {
  test('LEG-08 LEG-09 GAP-92 stand instead of the own ones, by the tag of the consultancy, asked once in five minutes', async () => {
    const seen: object[] = []
    const { client, station, count } = await reading({
      list: async (asked) => {
        seen.push(asked)
        return { posts: [post(asked.page)], isLast: asked.page === 2 }
      },
      find: async ({ id }) => (id === 7 ? post(7) : null),
    })
    const source = station.config.news.wordpress
    const [first] = await Promise.all([client.call(list), client.call(list), client.call(list)])
    expect(first).toMatchObject({ content: [{ id: 1, title: { rendered: 'Nota 1' } }], next: 2 })
    expect(seen).toEqual([{ source, tag: 13752, page: 1, perPage: 12 }])
    expect(source).toMatch(/v2$/)
    expect((await client.call(list, { query: { page: 2 } })).next).toBeNull()
    later(6 * 60_000)
    await client.call(list)
    expect(count()).toBe(3)
    expect(await client.call(get, { params: { id: 7 } })).toMatchObject({
      content: { rendered: '<p>Texto</p>' },
    })
    await expect(client.call(get, { params: { id: 8 } })).rejects.toMatchObject({ status: 404 })
    // Another tag marks none, and asks nobody.
    expect((await client.call(list, { query: { tagId: 1 } })).content).toEqual([])
    expect(count()).toBe(5)
  })

  test('GAP-98 while nobody answers outside it is said, and a silent server is not asked by everybody', async () => {
    const { client, count } = await reading({})
    for (let at = 0; at < 3; at += 1)
      await expect(client.call(list)).rejects.toMatchObject({ status: 503, code: 'unavailable' })
    await expect(client.call(get, { params: { id: 7 } })).rejects.toMatchObject({ status: 503 })
    expect(count()).toBe(2)
    later(31_000)
    await expect(client.call(list)).rejects.toMatchObject({ status: 503 })
    expect(count()).toBe(3)
  })

  test('GAP-92 whoever makes numbers up asks outside for sixty of them in a minute, and reads on what is known', async () => {
    const { client, count } = await reading({
      list: async () => ({ posts: [post(1)], isLast: true }),
      find: async () => null,
    })
    await client.call(list)
    const statuses = []
    for (let id = 1; id <= 61; id += 1)
      statuses.push(
        await client.call(get, { params: { id } }).then(
          () => 200,
          (problem: { status: number }) => problem.status,
        ),
      )
    expect(statuses.slice(0, 59)).toEqual(Array.from({ length: 59 }, () => 404))
    expect(statuses.slice(59)).toEqual([429, 429])
    expect(count()).toBe(60)
    expect((await client.call(list)).content).toHaveLength(1)
  })

  test('GAP-98 what was read within a day is shown while nothing newer can be had', async () => {
    let isAway = false
    const { client } = await reading({
      list: async () => {
        if (isAway) throw new OutsideNewsAway('nobody')
        return { posts: [post(1)], isLast: true }
      },
    })
    await client.call(list)
    isAway = true
    later(60 * 60_000)
    expect((await client.call(list)).content).toHaveLength(1)
    later(24 * 60 * 60_000)
    await expect(client.call(list)).rejects.toMatchObject({ status: 503 })
  })
})
