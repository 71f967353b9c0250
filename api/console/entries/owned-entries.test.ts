import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ApiClient } from '#contract/client.ts'
import { managedEvents } from '#contract/console/calendar/endpoints.ts'
import {
  addDocument,
  managedAccountability,
  managedDownloads,
} from '#contract/console/documents/endpoints.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { managedFuel } from '#contract/console/fuel/endpoints.ts'
import { managedNews } from '#contract/console/news/endpoints.ts'
import { managedPlans } from '#contract/console/plans/endpoints.ts'
import { importTopics, managedTopics } from '#contract/console/topics/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { stations } from '../../stations/registry/tables.ts'

const world = apiWorld()
const publishedAt = '2020-01-01T12:00:00.000Z'

/** A station that has all of them, with two owners, and how often it was made anew for members and visitors. */
async function owned() {
  const station = await world.station({
    config: { behaviour: { unionServices: true, fuelCampaigns: true }, features: { files: true } },
  })
  const [ana, bia] = [
    await addMember(world, station, { role: 'owner', name: 'Ana' }),
    await addMember(world, station, { role: 'owner', name: 'Bia' }),
  ]
  const revision = async () => {
    const [row] = await world.database.db
      .select({ revision: stations.revision })
      .from(stations)
      .where(eq(stations.id, station.id))
    return row?.revision ?? 0
  }
  /** By how much it rises with some work. */
  const risen = async (work: () => Promise<unknown>) => {
    const before = await revision()
    await work()
    return (await revision()) - before
  }
  return { ana: ana.client, bia: bia.client, risen }
}

const fileOf = async (client: ApiClient) => {
  const file = new File(['%PDF-1.4\n%%EOF'], 'ata.pdf', { type: 'application/pdf' })
  return (await client.call(addDocument, { upload: { file } })).file
}

type Seen = { id: number; tag: string }
/** How one is made, and changed as it was seen. */
type Kind = {
  make: (client: ApiClient, name: string) => Promise<Seen>
  save: (client: ApiClient, seen: Seen, name: string) => Promise<Seen>
  remove?: (client: ApiClient, params: { id: number }) => Promise<unknown>
}

const news = (title: string) => ({ section: 'station' as const, title, publishedAt, isPublished: true })
const event = (name: string) => ({ calendar: 'station' as const, name, startsAt: publishedAt, endsAt: later })
const later = '2020-01-01T13:00:00.000Z'
const topic = (title: string) => ({ kind: 'Legislação', title, published: true })
const plan = (name: string) => ({ name, priceCents: 1000, days: 30 as const, benefits: 'Tudo' })
const campaign = (name: string) => ({
  ...{ name, startsOn: '2020-01-01', endsOn: '2020-02-01', fuels: 'Etanol', voucherType: 'Desconto' },
  ...{ litres: 10, valueCents: 100, vouchers: 5, perMember: 1, validDays: 3 },
})

const campaigns: Kind = {
  make: (client, name) => client.call(managedFuel.create, { body: campaign(name) }),
  save: (client, { id, tag: seen }, name) =>
    client.call(managedFuel.save, { params: { id }, body: { seen, value: campaign(name) } }),
}
const plans: Kind = {
  make: (client, name) => client.call(managedPlans.create, { body: plan(name) }),
  save: (client, { id, tag: seen }, name) =>
    client.call(managedPlans.save, { params: { id }, body: { seen, value: plan(name) } }),
}
const topics: Kind = {
  make: (client, name) => client.call(managedTopics.create, { body: topic(name) }),
  save: (client, { id, tag: seen }, name) =>
    client.call(managedTopics.save, { params: { id }, body: { seen, value: topic(name) } }),
  remove: (client, params) => client.call(managedTopics.remove, { params }),
}
const newsKind: Kind = {
  make: (client, name) => client.call(managedNews.create, { body: news(name) }),
  save: (client, { id, tag: seen }, name) =>
    client.call(managedNews.save, { params: { id }, body: { seen, value: news(name) } }),
  remove: (client, params) => client.call(managedNews.remove, { params }),
}
const kinds: Record<string, Kind> = {
  news: newsKind,
  topics,
  events: {
    make: (client, name) => client.call(managedEvents.create, { body: event(name) }),
    save: (client, { id, tag: seen }, name) =>
      client.call(managedEvents.save, { params: { id }, body: { seen, value: event(name) } }),
    remove: (client, params) => client.call(managedEvents.remove, { params }),
  },
  downloads: {
    make: async (client, title) =>
      client.call(managedDownloads.create, { body: { title, file: await fileOf(client) } }),
    save: async (client, { id, tag: seen }, title) => {
      const value = { title, file: await fileOf(client) }
      return client.call(managedDownloads.save, { params: { id }, body: { seen, value } })
    },
    remove: (client, params) => client.call(managedDownloads.remove, { params }),
  },
  accountability: {
    make: async (client, name) =>
      client.call(managedAccountability.create, { body: { name, file: await fileOf(client) } }),
    save: async (client, { id, tag: seen }, name) => {
      const value = { name, file: await fileOf(client) }
      return client.call(managedAccountability.save, { params: { id }, body: { seen, value } })
    },
    remove: (client, params) => client.call(managedAccountability.remove, { params }),
  },
  plans,
  'fuel campaigns': campaigns,
}
const entries = Object.entries(kinds)
const removed = entries.flatMap(([name, { remove, ...kind }]) =>
  remove ? [[name, kind, remove] as const] : [],
)

describe('what owners write', () => {
  test.each(removed)(
    'NWS-01 PLS-02 members see changed %s at once: each change makes the station anew',
    async (_, kind, remove) => {
      const { ana, risen } = await owned()
      const made: Seen[] = []
      expect(await risen(async () => made.push(await kind.make(ana, 'Uma')))).toBe(1)
      const [one] = made
      if (!one) throw new Error('Nothing was made')
      expect(await risen(() => kind.save(ana, one, 'Outra'))).toBe(1)
      expect(await risen(() => remove(ana, { id: one.id }))).toBe(1)
      expect(await risen(() => remove(ana, { id: one.id }))).toBe(0)
    },
  )

  test('PLS-02 so do topics that are imported', async () => {
    const { ana, risen } = await owned()
    expect(await risen(() => ana.call(importTopics, { body: { topics: [topic('Uma')] } }))).toBe(1)
  })

  test('PLN-01 a new plan is nobody’s to see before it is offered, one that changes is; campaigns are read as they are', async () => {
    const { ana, risen } = await owned()
    for (const [kind, made, saved] of [[plans, 0, 1] as const, [campaigns, 0, 0] as const]) {
      const all: Seen[] = []
      expect(await risen(async () => all.push(await kind.make(ana, 'Uma')))).toBe(made)
      for (const one of all) expect(await risen(() => kind.save(ana, one, 'Outra'))).toBe(saved)
    }
  })

  test.each([plans, campaigns, newsKind])(
    'SEC-04 saved again after a lost answer it is done, and written once',
    async (kind) => {
      const { ana, risen } = await owned()
      const made = await kind.make(ana, 'Uma')
      const saved = await kind.save(ana, made, 'Outra')
      const lines = (await ana.call(listAudit)).length
      expect(await risen(async () => expect(await kind.save(ana, made, 'Outra')).toEqual(saved))).toBe(0)
      expect((await ana.call(listAudit)).length).toBe(lines)
    },
  )

  test.each(entries)('SEC-04 %s are saved as they were seen', async (_, kind) => {
    const { ana, bia } = await owned()
    const made = await kind.make(ana, 'Uma')
    const saved = await kind.save(bia, made, 'Duas')
    const lines = (await ana.call(listAudit)).length
    await expect(kind.save(ana, made, 'Três')).rejects.toMatchObject({
      code: 'conflict',
      body: { details: { who: 'Bia', tag: saved.tag, value: { id: made.id, tag: saved.tag } } },
    })
    expect((await kind.save(ana, saved, 'Quatro')).tag).not.toBe(saved.tag)
    expect((await ana.call(listAudit)).length).toBe(lines + 1)
  })
})
