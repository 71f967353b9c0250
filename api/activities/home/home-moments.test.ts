import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getHomeMoments } from '#contract/activities/home/endpoints.ts'
import { createPost } from '#contract/activities/wall/endpoints.ts'
import * as asked from '#contract/services/appointments/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { appointments } from '../../services/appointments/tables.ts'

const world = apiWorld()
const dayMs = 24 * 60 * 60 * 1000
const soon = (days: number) => new Date(world.ports.clock.now().getTime() + days * dayMs)
const none = { appointments: null, event: null, news: [], posts: [] }

async function membersOf(
  home: 'points' | 'services' | 'content',
  features: object = {},
  unionServices = true,
) {
  const published = (id: number, days: number) => ({
    id,
    title: `Notícia ${id}`,
    publishedAt: soon(-days).toISOString(),
  })
  const station = await world.station({
    config: { brand: { member: { home } }, behaviour: { unionServices }, features },
    content: {
      news: [published(1, 4), published(2, 3), published(3, 2), published(4, 1), published(5, -1)],
      events: [
        { id: 1, name: 'Feira', startsAt: soon(9).toISOString(), endsAt: soon(9.1).toISOString() },
        { id: 2, name: 'Assembleia', startsAt: soon(3).toISOString(), endsAt: soon(3.1).toISOString() },
      ],
    },
  })
  return { ana: await addMember(world, station, { name: 'Ana Souza' }), rui: await addMember(world, station) }
}

test('HOM-01 a home that begins with points shows nothing beside activities', async () => {
  const { ana } = await membersOf('points')
  expect(await ana.client.call(getHomeMoments)).toEqual(none)
})

test('LEG-03 HEA-02 NWS-01 NWS-05 one that begins with services shows what is to come for the caller alone, the next event and the last news', async () => {
  const { ana, rui } = await membersOf('services')
  const ask = { date: 'segunda', description: 'Quero rever um contrato' }
  const [first, second] = [
    await ana.client.call(asked.askLegalAppointment, { body: ask }),
    await ana.client.call(asked.askDentalAppointment, { body: { ...ask, phone: '11987654321' } }),
  ]
  const confirm = (id: number, at: Date) =>
    world.database.db
      .update(appointments)
      .set({ state: 'confirmed', at })
      .where(and(eq(appointments.stationId, ana.ctx.station.id), eq(appointments.id, id)))
  await confirm(second.id, soon(2))
  const { news, ...seen } = await ana.client.call(getHomeMoments)
  expect(seen).toMatchObject({
    appointments: [
      { name: 'Odontologia', page: '/homepage/saude', at: soon(2).toISOString() },
      { name: 'Consultoria jurídica', page: '/homepage/consultoria-juridica/agendamentos', at: null },
    ],
    event: { name: 'Assembleia' },
    posts: [],
  })
  expect(news.map(({ title }) => title)).toEqual(['Notícia 4', 'Notícia 3', 'Notícia 2'])
  // What is over is not to come.
  await confirm(second.id, soon(-1))
  await confirm(first.id, soon(-2))
  expect((await ana.client.call(getHomeMoments)).appointments).toEqual([])
  expect((await rui.client.call(getHomeMoments)).appointments).toEqual([])
})

test('STN-U11 TEN-09 without appointments, events or a wall there is nothing of them', async () => {
  const { ana } = await membersOf('services', { events: false }, false)
  expect(await ana.client.call(getHomeMoments)).toMatchObject({ appointments: null, event: null })
  const { rui } = await membersOf('content', { feed: false })
  expect(await rui.client.call(getHomeMoments)).toEqual(none)
})

test('SOC-01 one that begins with a feature shows the last two words of the wall', async () => {
  const { ana, rui } = await membersOf('content')
  for (const description of ['Um', 'Dois', 'Três'])
    await ana.client.call(createPost, { body: { description } })
  const { posts, ...rest } = await rui.client.call(getHomeMoments)
  expect(posts.map(({ name, text }) => [name, text])).toEqual([
    ['Ana S.', 'Três'],
    ['Ana S.', 'Dois'],
  ])
  expect(rest).toEqual({ appointments: null, event: null, news: [] })
})
