import { expect, test } from 'vitest'
import type { ApiClient } from '#contract/client.ts'
import * as activities from '#contract/console/activities/endpoints.ts'
import * as site from '#contract/console/endpoints.ts'
import * as partners from '#contract/console/partners/endpoints.ts'
import type { SiteChange } from '#contract/console/schemas.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { tidyOwnerChanges } from './make-once.ts'
import { ownerCreations } from './tables.ts'

const world = apiWorld()

/** A form that creates: sent with a key and a value, and how much there is of what it creates. */
type Form = {
  send: (client: ApiClient, idempotencyKey: string | undefined, value: string) => Promise<unknown>
  count: (client: ApiClient) => Promise<number>
}

const collection = (kind: 'category' | 'journey'): Form => ({
  send: (client, idempotencyKey, name) =>
    client.call(activities.createCollection, { params: { kind }, body: { name }, idempotencyKey }),
  count: async (client) =>
    (await client.call(activities.listManagedCollections)).filter((one) => one.kind === kind).length,
})
type Added = Extract<SiteChange, { what: 'add' }>
const part = (made: (text: string) => Added): Form => ({
  send: (client, idempotencyKey, text) =>
    client.call(site.changeManagedSite, { body: made(text), idempotencyKey }),
  count: async (client) => (await client.call(site.getManagedSite))[made('').part].length,
})
const forms: Record<string, Form> = {
  activity: {
    send: (client, idempotencyKey, name) =>
      client.call(activities.createActivity, { body: { type_id: 16, value: { name } }, idempotencyKey }),
    count: async (client) => (await client.call(activities.listManagedActivities)).total,
  },
  category: collection('category'),
  journey: collection('journey'),
  section: part((title) => ({ what: 'add', part: 'sections', value: { type: 8, title } })),
  page: part((name) => ({ what: 'add', part: 'about', value: { name } })),
  'person of a partner': {
    send: (client, idempotencyKey, name) =>
      client.call(partners.addPartnerPerson, {
        params: { id: 7 },
        body: { email: `${name}@exemplo.com.br` },
        idempotencyKey,
      }),
    count: async (client) => (await client.call(partners.listPartners)).flatMap((one) => one.people).length,
  },
}

/** A station with two owners, and two members whom a partner can be given. */
async function owned() {
  const station = await world.station({
    content: {
      activities: [
        { id: 3, type: 3, name: 'Oficina', partnerId: 7, body: { coupon: { newPriceCents: 1000 } } },
      ],
    },
  })
  for (const name of ['uma', 'outra']) await addMember(world, station, { email: `${name}@exemplo.com.br` })
  const [ana, bia] = [
    await addMember(world, station, { role: 'owner' }),
    await addMember(world, station, { role: 'owner' }),
  ]
  const lines = async () => (await ana.client.call(site.listAudit)).length
  return { ana: ana.client, bia: bia.client, lines }
}

test.each(Object.entries(forms))(
  'SEC-04 the form of a new %s makes one, however often its answer is lost',
  async (_, { send, count }) => {
    const { ana, bia, lines } = await owned()
    const before = await count(ana)
    const written = await lines()
    const answers = await Promise.all([1, 2, 3].map(() => send(ana, 'a key of a form', 'uma')))
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(await send(ana, 'a key of a form', 'uma')).toEqual(answers[0])
    expect([await count(ana), await lines()]).toEqual([before + 1, written + 1])
    await expect(send(ana, 'a key of a form', 'outra')).rejects.toMatchObject({
      code: 'conflict',
      status: 409,
    })
    await send(bia, 'a key of a form', 'outra')
    expect([await count(ana), await lines()]).toEqual([before + 2, written + 2])
  },
)

test('SEC-04 a form that was refused may be sent again with what was wrong in order', async () => {
  const { ana } = await owned()
  const form = forms.category
  await expect(form?.send(ana, 'a key of a form', '')).rejects.toMatchObject({ code: 'invalid_input' })
  await form?.send(ana, 'a key of a form', 'uma')
  expect(await form?.count(ana)).toBe(1)
})

test('SEC-04 a domain that is on the list already is added by nobody', async () => {
  const { ana, lines } = await owned()
  const add = () => ana.call(site.addOwnDomain, { body: { domain: 'clube-da-ana.com.br' } })
  const [first, before] = [await add(), await lines()]
  expect(await add()).toEqual(first)
  expect(await lines()).toBe(before)
})

test('SEC-04 keys are kept for a month', async () => {
  const { ana } = await owned()
  await forms.category?.send(ana, 'a key of a form', 'uma')
  const { clock } = world.ports
  clock.advance(29 * 24 * 3_600_000)
  const session = await owned()
  await forms.category?.send(session.ana, 'another key of a form', 'uma')
  clock.advance(2 * 24 * 3_600_000)
  await tidyOwnerChanges({ db: world.database.db, ports: world.ports })
  const rows = await acrossStations(async () => await world.database.db.select().from(ownerCreations))
  expect(rows.map(({ key }) => key)).toEqual(['another key of a form'])
})
