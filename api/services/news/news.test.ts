import { describe, expect, test } from 'vitest'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { consultancyNewsCalls, newsCalls } from '#contract/services/news/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'

const world = apiWorld()
const [past, future] = ['2020-01-01T12:00:00Z', '2099-01-01T12:00:00Z']
const entry = (id: number, more: object = {}) => ({ id, title: `Notícia ${id}`, publishedAt: past, ...more })

const reading = async (news: object[], unionServices = true) => {
  const station = await world.station({
    config: { behaviour: { unionServices } },
    content: { news: news as never },
  })
  return { station, client: (await addMember(world, station)).client }
}

describe('news of the station', () => {
  test('NWS-01 stand newest first, page by page from 1 on, without drafts, those to come and those of consultancies', async () => {
    const dated = Array.from({ length: 14 }, (_, at) =>
      entry(at + 1, { publishedAt: `2020-01-${String(at + 1).padStart(2, '0')}T12:00:00Z` }),
    )
    const { client } = await reading([
      ...dated,
      entry(20, { status: 'draft' }),
      entry(21, { publishedAt: future }),
      entry(22, { section: 'legal' }),
    ])
    const first = await client.call(newsCalls.list)
    expect(first.content.map(({ id }) => id)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    expect(first.next).toBe(2)
    const second = await client.call(newsCalls.list, { query: { page: 2 } })
    expect(second).toMatchObject({ content: [{ id: 2 }, { id: 1 }], next: null })
  })

  test('NWS-02 one has title, subtitle, image and a harmless body; what is drafted, to come, of a section or foreign is not found', async () => {
    const html =
      '<h2>Oi</h2><script>alert(1)</script><img src="x" onerror="alert(1)"><p onclick="x()">Tudo bem</p>'
    const { client } = await reading([
      entry(1, { subtitle: 'Sub', image: '/a.webp', html }),
      entry(2, { status: 'draft' }),
      entry(3, { publishedAt: future }),
      entry(4, { section: 'legal' }),
    ])
    const one = await client.call(newsCalls.get, { params: { id: 1 } })
    expect(one).toMatchObject({ title: 'Notícia 1', subtitle: 'Sub', image: '/a.webp' })
    expect(one.body).toBe('<h2>Oi</h2><p>Tudo bem</p>')
    for (const id of [2, 3, 4, 99])
      await expect(client.call(newsCalls.get, { params: { id } })).rejects.toMatchObject({ status: 404 })
    const other = await reading([])
    await expect(other.client.call(newsCalls.get, { params: { id: 1 } })).rejects.toMatchObject({
      status: 404,
    })
    expect((await other.client.call(newsCalls.list)).content).toEqual([])
  })

  test('NWS-01 the menu leads there once some are published', async () => {
    const opens = async (news: object[]) =>
      (await (await reading(news)).client.call(getUserWeb, { params: { id: 'me' } })).opens
    expect(await opens([entry(1)])).toContain('news')
    expect(await opens([entry(1, { status: 'draft' }), entry(2, { section: 'legal' })])).not.toContain('news')
  })

  test('NWS-01 the menu leads there from the instant of the first on, whatever was asked before', async () => {
    const at = new Date(world.ports.clock.now().getTime() + 60_000).toISOString()
    const { client } = await reading([entry(1, { publishedAt: at })])
    const opens = async () => (await client.call(getUserWeb, { params: { id: 'me' } })).opens
    expect(await opens()).not.toContain('news')
    world.ports.clock.advance(60_000)
    expect(await opens()).toContain('news')
  })
})

describe('news of a consultancy', () => {
  test.each([
    ['LEG-08 LEG-09', 'legal', 13752],
    ['PLS-05', 'political', 13755],
    ['CTB-04', 'accounting', 13754],
  ] as const)(
    '%s GAP-92 have the form of WordPress, by the tag of the station',
    async (_, section, tagId) => {
      const { client } = await reading([
        entry(1, { section, subtitle: 'Resumo', html: '<p>Texto</p>' }),
        entry(2),
        entry(3, { section, status: 'draft' }),
      ])
      const { list, get } = consultancyNewsCalls[section]
      const page = await client.call(list, { query: { page: 1, tagId } })
      expect(page).toMatchObject({
        content: [{ id: 1, title: { rendered: 'Notícia 1' }, excerpt: { rendered: 'Resumo' } }],
        next: null,
      })
      expect((await client.call(get, { params: { id: 1 } })).content).toEqual({ rendered: '<p>Texto</p>' })
      expect((await client.call(list, { query: { page: 1, tagId: 1 } })).content).toEqual([])
      expect((await client.call(list, { query: { page: 2 } })).content).toEqual([])
      for (const id of [2, 3])
        await expect(client.call(get, { params: { id } })).rejects.toMatchObject({ status: 404 })
    },
  )

  test('LEG-08 are not found on a station without these services', async () => {
    const { client } = await reading([entry(1, { section: 'legal' })], false)
    const { list, get } = consultancyNewsCalls.legal
    await expect(client.call(list)).rejects.toMatchObject({ status: 404 })
    await expect(client.call(get, { params: { id: 1 } })).rejects.toMatchObject({ status: 404 })
  })
})
