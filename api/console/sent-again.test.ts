import { expect, test } from 'vitest'
import { takePartInRawContent } from '#contract/activity-types/raw-content.ts'
import type { ApiClient, ApiProblem } from '#contract/client.ts'
import * as activities from '#contract/console/activities/endpoints.ts'
import * as site from '#contract/console/endpoints.ts'
import * as partners from '#contract/console/partners/endpoints.ts'
import type { SiteChange } from '#contract/console/schemas.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'

const world = apiWorld()

/** A station with two owners, who have everything there is to change. */
async function owned() {
  const station = await world.station({
    content: {
      sections: [1, 2, 3].map((id) => ({ id, type: 8, title: `Capa ${id}` })),
      about: [1, 2, 3].map((id) => ({ id, name: `Página ${id}` })),
      activities: [
        { id: 3, type: 3, name: 'Oficina', partnerId: 7, body: { coupon: { newPriceCents: 1000 } } },
        { id: 16, type: 16, name: 'Carta', body: { content: '<p>Oi</p>' } },
        { id: 17, type: 16, name: 'Aviso', body: { content: '<p>Oi</p>' } },
      ],
    },
  })
  const email = `rui${station.id}@exemplo.com.br`
  const rui = await addMember(world, station, { email })
  const [ana, bia] = [
    await addMember(world, station, { role: 'owner', name: 'Ana' }),
    await addMember(world, station, { role: 'owner', name: 'Bia' }),
  ]
  await ana.client.call(partners.addPartnerPerson, { params: { id: 7 }, body: { email } })
  await ana.client.call(site.addOwnDomain, { body: { domain: 'clube-da-ana.com.br' } })
  for (const name of ['Fileira', 'Segunda', 'Terceira'])
    await ana.client.call(activities.createCollection, { params: { kind: 'category' }, body: { name } })
  return { ana: ana.client, bia: bia.client, rui }
}
type World = Awaited<ReturnType<typeof owned>>

const change = (client: ApiClient, body: SiteChange) => client.call(site.changeManagedSite, { body })
const siteNow = (client: ApiClient) => client.call(site.getManagedSite)
const rename = async (client: ApiClient, name: string) => {
  const { tags } = await siteNow(client)
  return change(client, { what: 'save', part: 'data', seen: tags.data ?? '', value: { name } })
}
const activity = (client: ApiClient) => client.call(activities.getManagedActivity, { params: { id: 16 } })
const category = async (client: ApiClient) => {
  const [found] = await client.call(activities.listManagedCollections)
  if (!found) throw new Error('There is no category')
  const { kind, id } = found
  return client.call(activities.getManagedCollection, { params: { kind, id } })
}
const letter = (name: string) => ({
  name,
  participationStart: '2026-01-01T00:00:00.000Z',
  participationEnd: '2030-01-01T00:00:00.000Z',
  body: {},
})

/** The call as one page makes it: what that page saw is asked for once, and every call says the same. */
type Verb = (world: World) => Promise<(client: ApiClient) => Promise<unknown>>

const film = { name: 'Novo', url: 'https://youtu.be/aaaaaaaaaaa' }

/** What replaces something: of another owner, the same again is a conflict. */
const replacing: Record<string, Verb> = {
  'saving a part': async ({ ana }) => {
    const { data = '' } = (await siteNow(ana)).tags
    return (by) => change(by, { what: 'save', part: 'data', seen: data, value: { name: 'Clube Novo' } })
  },
  'saving a look': async ({ ana }) => {
    const { tags, config } = await siteNow(ana)
    const { brand, images } = config
    const value = { brand: { ...brand, corner: 'round' as const }, images }
    return (by) => change(by, { what: 'save', part: 'look', seen: tags.look ?? '', value })
  },
  'removing a section': async ({ ana }) => {
    const seen = (await siteNow(ana)).tags['section:1'] ?? ''
    return (by) => change(by, { what: 'remove', part: 'section', id: 1, seen })
  },
  'publishing a draft': async ({ ana }) => {
    const { version } = await rename(ana, 'Clube Novo')
    return (by) => by.call(site.publishSite, { body: { version, note: 'Nome' } })
  },
  'saving an activity': async ({ ana }) => {
    const { tag } = await activity(ana)
    const body = { seen: tag, type_id: 16, value: letter('Carta nova') }
    return (by) => by.call(activities.saveActivity, { params: { id: 16 }, body })
  },
  'saving an activity with a new video': async ({ ana }) => {
    const { tag } = await activity(ana)
    const body = { seen: tag, type_id: 16, value: { ...letter('Carta nova'), videos: [film, film] } }
    return (by) => by.call(activities.saveActivity, { params: { id: 16 }, body })
  },
  'undoing a participation': async ({ rui }) => {
    const { id } = await rui.client.call(takePartInRawContent, { body: { action_id: 16 } })
    const body = { reason: 'Engano', available: false }
    return (by) => by.call(activities.undoParticipation, { params: { id }, body })
  },
  'withdrawing an activity': async ({ ana }) => {
    const body = { seen: (await activity(ana)).tag, status: 'withdrawn' } as const
    return (by) => by.call(activities.setActivityStatus, { params: { id: 16 }, body })
  },
  'publishing an activity': async ({ ana }) => {
    const params = { id: 16 }
    const seen = (await activity(ana)).tag
    const { tag } = await ana.call(activities.setActivityStatus, {
      params,
      body: { seen, status: 'withdrawn' },
    })
    return (by) => by.call(activities.setActivityStatus, { params, body: { seen: tag, status: 'published' } })
  },
  'saving a category': async ({ ana }) => {
    const { kind, id, tag } = await category(ana)
    const body = { seen: tag, value: { name: 'Outra', activities: [16] } }
    return (by) => by.call(activities.saveCollection, { params: { kind, id }, body })
  },
  'removing a category': async ({ ana }) => {
    const { kind, id, tag } = await category(ana)
    return (by) => by.call(activities.removeCollection, { params: { kind, id }, query: { seen: tag } })
  },
  'removing a person of a partner': async ({ rui }) => {
    return (by) => by.call(partners.removePartnerPerson, { params: { id: 7, person: rui.id } })
  },
  'removing a domain': async () => (by) =>
    by.call(site.removeOwnDomain, { params: { domain: 'clube-da-ana.com.br' } }),
}

const event = { starts_at: '2026-08-01T12:00:00.000Z', ends_at: '2026-08-01T20:00:00.000Z' }

/** What ends in a state that another owner may want as well. */
const reaching: Record<string, Verb> = {
  'moving a section': async () => (by) =>
    change(by, { what: 'move', part: 'section', id: 3, by: -1, from: 3 }),
  'moving a page': async () => (by) => change(by, { what: 'move', part: 'about', id: 1, by: 1, from: 1 }),
  'moving an activity': async () => (by) =>
    by.call(activities.moveActivity, { params: { id: 17 }, body: { by: -1, from: 3 } }),
  'moving a category': async ({ ana }) => {
    const { kind, id } = await category(ana)
    return (by) => by.call(activities.moveCollection, { params: { kind, id }, body: { by: 1, from: 1 } })
  },
  'opening an event window': async () => (by) => by.call(site.openEventWindow, { body: event }),
  'ending an event window': async ({ ana }) => {
    await ana.call(site.openEventWindow, { body: event })
    return (by) => by.call(site.endEventWindow, { query: event })
  },
  'discarding a draft': async ({ ana }) => {
    const { version } = await rename(ana, 'Clube Novo')
    return (by) => change(by, { what: 'discard', version })
  },
  'undoing a change of the draft': async ({ ana }) => {
    await rename(ana, 'Clube Novo')
    const { version } = await rename(ana, 'Clube Outro')
    return (by) => change(by, { what: 'undo', version })
  },
  'redoing it': async ({ ana }) => {
    const { version } = await rename(ana, 'Clube Novo')
    await change(ana, { what: 'undo', version })
    return (by) => change(by, { what: 'redo', version: version + 1 })
  },
  'going back to a version': async ({ ana }) => {
    const { version } = await rename(ana, 'Clube Novo')
    const now = await ana.call(site.publishSite, { body: { version, note: '' } })
    return (by) => by.call(site.restoreSiteVersion, { params: { number: 1 }, body: { version: now.version } })
  },
}

test.each(Object.entries({ ...replacing, ...reaching }))(
  'SEC-04 %s: sent again after a lost answer it is done, and written once',
  async (_, verb) => {
    const world = await owned()
    const send = await verb(world)
    const lines = async () => (await world.ana.call(site.listAudit)).length
    const before = await lines()
    const first = await send(world.ana)
    expect(await send(world.ana)).toEqual(first)
    expect(await lines()).toBe(before + 1)
  },
)

test.each(Object.entries(replacing))(
  'SEC-04 %s: what somebody else did meanwhile is not one’s own',
  async (_, verb) => {
    const world = await owned()
    const send = await verb(world)
    await send(world.bia)
    await expect(send(world.ana)).rejects.toMatchObject({
      code: expect.stringMatching(/conflict|not_found|already_done/),
    })
  },
)

test('SEC-04 what was published, discarded or restored stays done when a colleague goes on', async () => {
  const { ana, bia } = await owned()
  const { version } = await rename(ana, 'Clube Novo')
  const publish = () => ana.call(site.publishSite, { body: { version, note: '' } })
  await publish()
  await rename(bia, 'Rascunho da Bia')
  expect(await publish()).toMatchObject({ has_changes: true, published_number: 2 })
  const seen = await siteNow(ana)
  const discard = () => change(ana, { what: 'discard', version: seen.version })
  await discard()
  await rename(bia, 'De novo')
  expect(await discard()).toMatchObject({ has_changes: true, config: { name: 'De novo' } })
})

test('SEC-04 something else than was saved before is a conflict, of oneself as of others', async () => {
  const { ana } = await owned()
  const { data = '' } = (await siteNow(ana)).tags
  const save = (name: string) => change(ana, { what: 'save', part: 'data', seen: data, value: { name } })
  await save('Clube Novo')
  await expect(save('Clube Velho')).rejects.toMatchObject({ code: 'conflict' })
  const { tag } = await activity(ana)
  const saveActivity = (name: string) =>
    ana.call(activities.saveActivity, {
      params: { id: 16 },
      body: { seen: tag, type_id: 16, value: letter(name) },
    })
  await saveActivity('Carta nova')
  await expect(saveActivity('Outra carta')).rejects.toMatchObject({ code: 'conflict' })
  expect((await activity(ana)).name).toBe('Carta nova')
})

test('SEC-04 what a colleague moved elsewhere meanwhile is moved by nobody who did not see it', async () => {
  const { ana, bia } = await owned()
  const move = (by: ApiClient, from: number) =>
    change(by, { what: 'move', part: 'section', id: 3, by: -1, from })
  await move(bia, 3)
  await move(bia, 2)
  await expect(move(ana, 3)).rejects.toMatchObject({ code: 'conflict', status: 409 })
  expect((await siteNow(ana)).sections.map(({ id }) => id)).toEqual([3, 1, 2])
  const moveActivity = (by: ApiClient, from: number) =>
    by.call(activities.moveActivity, { params: { id: 17 }, body: { by: -1, from } })
  await moveActivity(bia, 3)
  await moveActivity(bia, 2)
  await expect(moveActivity(ana, 3)).rejects.toMatchObject({ code: 'conflict', status: 409 })
})

test('SEC-04 ending one window sent again ends none that a colleague opened since', async () => {
  const { ana, bia } = await owned()
  await ana.call(site.openEventWindow, { body: event })
  const end = () => ana.call(site.endEventWindow, { query: event })
  await end()
  const later = { starts_at: '2026-08-02T12:00:00.000Z', ends_at: '2026-08-02T20:00:00.000Z' }
  await bia.call(site.openEventWindow, { body: later })
  expect(await end()).toEqual({ window: later })
})

test('SEC-04 each removal under one number has a tag of its own: what is kept after the second is kept anew', async () => {
  const { ana, bia } = await owned()
  const value = { type: 8, title: 'Da Ana' }
  const removal = async () => {
    const seen = (await siteNow(bia)).tags['section:3'] ?? ''
    await change(bia, { what: 'remove', part: 'section', id: 3, seen })
    const save = change(ana, { what: 'save', part: 'section', id: 3, seen, value })
    return save.then(
      () => '',
      ({ body }: ApiProblem) => body.details?.tag,
    )
  }
  const first = await removal()
  await change(ana, { what: 'add', part: 'sections', value })
  const second = await removal()
  expect([first, second]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
  expect(second).not.toBe(first)
})
