import { describe, expect, test } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import {
  getAbout,
  getPublicAction,
  getWebsiteSettings,
  listBenefits,
  listPublicActions,
  listSections,
} from '#contract/site/public/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { countCleanings } from '#tests/fixtures/count-cleanings.ts'

const world = apiWorld()
const plan = { id: 1, name: 'Ouro', priceCents: 1990, days: 30 as const }
const app = { hasApp: true, ios: 'https://apps.apple.com/x' }
type StationInput = Parameters<typeof world.station>[0]

async function opened(input: StationInput) {
  const station = await world.station(input)
  const ofStation = { query: { 'where[station_id]': station.id } }
  return { client: world.client(station), station, ofStation, params: { stationId: station.id } }
}
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (problem: unknown) => (problem instanceof ApiProblem ? problem.code : problem),
  )

describe('PUB-01 landing sections', () => {
  test('in configured order, hidden ones left out, with the items and colours', async () => {
    const { client, ofStation } = await opened({
      content: {
        sections: [
          { id: 7, type: 4, title: 'Primeira', titleColor: '#112233', backgroundColor: '#eeeeee' },
          {
            id: 3,
            type: 1,
            title: 'Segunda',
            items: [{ id: 1, name: 'Item', buttonLabel: 'Ver', linkType: 'login' }],
          },
          { id: 5, type: 1, title: 'Escondida', hidden: true },
        ],
      },
    })
    const sections = await client.call(listSections, ofStation)
    expect(sections.map(({ id }) => id)).toEqual([7, 3])
    expect(sections[0]).toMatchObject({
      title_color: '#112233',
      background_type: 'color',
      background_color: '#eeeeee',
    })
    expect(sections[1]?.section_items[0]).toMatchObject({
      button_label: 'Ver',
      link_type: 'login',
      about_id: 1,
    })
  })

  test('PUB-08 GAP-07 the plans and their menu entry only where there are plans', async () => {
    const content = {
      sections: [{ id: 1, type: 7 }],
      about: [{ id: 1, type: 7, menuTitle: 'Planos', name: 'Planos' }],
    }
    const without = await opened({ content })
    expect(await without.client.call(listSections, without.ofStation)).toEqual([])
    const menu = await without.client.call(getWebsiteSettings, { params: without.params })
    expect(menu.aboutList.content).toEqual([])

    const having = await opened({ content: { ...content, plans: [plan] } })
    expect(await having.client.call(listSections, having.ofStation)).toHaveLength(1)
    const full = await having.client.call(getWebsiteSettings, { params: having.params })
    expect(full.aboutList.content).toHaveLength(1)
  })

  test('PUB-07 TEN-10 the app only where the station has one', async () => {
    const content = { sections: [{ id: 1, type: 6 }] }
    const without = await opened({ content })
    expect(await without.client.call(listSections, without.ofStation)).toEqual([])
    const having = await opened({ content, config: { apps: app } })
    expect(await having.client.call(listSections, having.ofStation)).toHaveLength(1)
  })

  test('PUB-03 a video of an item is embeddable; PUB-17 its text is harmless', async () => {
    const item = {
      id: 1,
      video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      description: 'Oi<script>alert(1)</script><img src=x onerror=alert(1)>',
    }
    const { client, ofStation } = await opened({ content: { sections: [{ id: 1, type: 2, items: [item] }] } })
    const [section] = await client.call(listSections, ofStation)
    expect(section?.section_items[0]?.video).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
    expect(section?.section_items[0]?.description).not.toMatch(/script|onerror/)
  })
})

describe('TEN-05 website settings', () => {
  test('logos by their place and the about list without its texts', async () => {
    const { client, params } = await opened({
      config: { images: { primaryLogo: '/a.svg', secondaryLogo: '/b.svg', footerLogo: '/c.svg' } },
      content: {
        about: [{ id: 4, menuTitle: 'Quem somos', name: 'Quem somos', html: '<p>Oi</p>', sectionId: 9 }],
      },
    })
    const settings = await client.call(getWebsiteSettings, { params })
    expect(settings.navbar).toEqual({ station_primary_logo: '/a.svg', station_secondary_logo: '/b.svg' })
    expect(settings.footer).toEqual({ company_logo: '/c.svg' })
    expect(settings.aboutList.content).toMatchObject([{ id: 4, menu_title: 'Quem somos', section_id: 9 }])
    expect(JSON.stringify(settings)).not.toMatch(/\bOi\b/)
  })
})

describe('PUB-17 about entry', () => {
  test('in full, its HTML harmless; another station’s does not exist', async () => {
    const one = await opened({
      content: { about: [{ id: 1, name: 'Sobre', html: '<p onclick="x()">Olá</p><script>1</script>' }] },
    })
    const other = await opened({})
    const about = await one.client.call(getAbout, { params: { id: 1, ...one.params } })
    expect(about).toMatchObject({ name: 'Sobre', html_description: '<p>Olá</p>', section_id: 1 })
    expect(await codeOf(other.client.call(getAbout, { params: { id: 1, ...other.params } }))).toBe(
      'not_found',
    )
  })
})

test('PUB-23 benefits in order, videos embeddable', async () => {
  const { client, ofStation } = await opened({
    content: {
      benefits: [
        { id: 2, type: 'video', name: 'Vídeo', media: 'https://vimeo.com/76979871' },
        { id: 1, type: 'image', name: 'Foto', media: '/x.webp' },
      ],
    },
  })
  const benefits = await client.call(listBenefits, ofStation)
  expect(benefits.map(({ media }) => media)).toEqual(['https://player.vimeo.com/video/76979871', '/x.webp'])
})

describe('PUB-06 public activities', () => {
  const activities = [
    { id: 1, type: 16, name: 'Segunda', priority: 20, points: 10.5 },
    { id: 2, type: 13, name: 'Primeira', priority: 10, body: { url: 'https://exemplo.com/a' } },
    { id: 3, type: 16, name: 'De membros', isPublic: false },
    { id: 4, type: 16, name: 'Rascunho', status: 'draft' as const },
    { id: 5, type: 13, name: 'Perigosa', body: { url: 'javascript:alert(1)' } },
    { id: 6, type: 16, name: 'De assinantes', onlyForPlans: [1] },
  ]

  test('GAP-139 what is only for subscribers is shown to no visitor, in no list and on no page', async () => {
    const { client, params } = await opened({ content: { activities } })
    const { response } = await client.call(listPublicActions, { params })
    expect(response.map(({ id }) => id)).not.toContain(6)
    await expect(client.call(getPublicAction, { params: { ...params, id: 6 } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('SEC-39 neither cards nor the page of an activity clean a text: it is stored clean', async () => {
    const causes = '<p>Livros para a SEC-39<script>x</script></p>'
    const donation = { id: 20, type: 20, name: 'Biblioteca', body: { causes } }
    const { client, params } = await opened({ content: { activities: [donation] } })
    expect(await countCleanings(() => client.call(listPublicActions, { params }))).toBe(0)
    const open = () => client.call(getPublicAction, { params: { ...params, id: 20 } })
    expect(await countCleanings(open)).toBe(0)
    const { donations } = await open()
    expect(donations).toMatchObject([{ causes: '<p>Livros para a SEC-39</p>' }])
  })

  test('published and public ones by priority, under response', async () => {
    const { client, params } = await opened({ content: { activities } })
    const { response } = await client.call(listPublicActions, { params })
    expect(response.map(({ name }) => name)).toEqual(['Primeira', 'Segunda', 'Perigosa'])
    expect(response[1]).toMatchObject({
      points: 10.5,
      type: { name: 'Conteúdo' },
      click_me_label: 'Participar',
    })
    expect(response[0]?.redirect_links).toEqual([{ url: 'https://exemplo.com/a' }])
    expect(response[2]?.redirect_links).toEqual([])
  })

  test('those one may take part in now before all others', async () => {
    const { client, params } = await opened({
      content: {
        activities: [
          {
            id: 1,
            type: 16,
            name: 'Acabou',
            priority: 1,
            start: '2025-01-01T00:00:00Z',
            end: '2025-02-01T00:00:00Z',
          },
          { id: 2, type: 16, name: 'Aberta', priority: 50 },
          { id: 3, type: 16, name: 'Sem data', priority: 2, start: null },
        ],
      },
    })
    const { response } = await client.call(listPublicActions, { params })
    expect(response.map(({ name }) => name)).toEqual(['Aberta', 'Acabou', 'Sem data'])
  })

  test('SEC-38 an answer says when the clock makes it another: at the next start or just after the next end', async () => {
    const first = new Date(world.ports.clock.now())
    const at = (ms: number) => new Date(first.getTime() + ms).toISOString()
    const closing = { id: 1, type: 16, name: 'Fecha', start: at(-9_000), end: at(3_000) }
    const opening = { id: 2, type: 16, name: 'Abre', start: at(7_000), end: at(60_000) }
    const past = { id: 3, type: 16, name: 'Foi', start: at(-9_000), end: at(-8_000) }
    const hidden = { id: 4, type: 16, name: 'De membros', isPublic: false, start: at(1), end: at(2) }
    const { client, params } = await opened({ content: { activities: [closing, opening, past, hidden] } })
    const asked = async () => {
      const [one, two, three] = await Promise.all(
        [1, 2, 3].map((id) => client.call(getPublicAction, { params: { id, ...params } })),
      )
      const list = await client.call(listPublicActions, { params })
      return [one?.changes_at, two?.changes_at, three?.changes_at, list.changes_at]
    }
    expect(await asked()).toEqual([at(3_001), at(7_000), null, at(3_001)])
    world.ports.clock.advance(3_000)
    // Both ends belong to a window.
    expect(await asked()).toEqual([at(3_001), at(7_000), null, at(3_001)])
    world.ports.clock.advance(1)
    expect(await asked()).toEqual([null, at(7_000), null, at(7_000)])
    world.ports.clock.advance(100_000)
    expect(await asked()).toEqual([null, null, null, null])
  })

  test('SEC-38 where nothing is shown no clock changes it', async () => {
    const { client, params } = await opened({})
    expect(await client.call(listPublicActions, { params })).toEqual({ response: [], changes_at: null })
  })

  test('PUB-19 a draft, a members’ and a foreign activity do not exist', async () => {
    const { client, params } = await opened({ content: { activities } })
    const other = await opened({})
    for (const id of [3, 4, 99])
      expect(await codeOf(client.call(getPublicAction, { params: { id, ...params } }))).toBe('not_found')
    expect(await codeOf(other.client.call(getPublicAction, { params: { id: 1, ...other.params } }))).toBe(
      'not_found',
    )
  })
})

describe('PUB-19 one public activity', () => {
  async function detail(activity: object) {
    const { client, params } = await opened({
      content: { activities: [{ id: 1, name: 'Atividade', ...activity } as never] },
    })
    return client.call(getPublicAction, { params: { id: 1, ...params } })
  }

  test('description, rules, window, comments and embeddable videos', async () => {
    const activity = await detail({
      type: 18,
      description: '<p>Oi</p><script>1</script>',
      rules: '<p>Regra</p>',
      start: '2026-01-01T03:00:00Z',
      end: '2026-12-31T02:59:59Z',
      commentsAndLikes: true,
      videos: [{ id: 1, name: 'Um', url: 'https://youtu.be/aqz-KE-bpKQ', required: true }],
    })
    expect(activity).toMatchObject({
      description: '<p>Oi</p>',
      has_rules: true,
      participationStart: '2026-01-01T03:00:00.000Z',
      comments_and_likes_enabled: true,
    })
    expect(activity.action_videos[0]?.video.url).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
  })

  test('prices in reais; no codes', async () => {
    const coupon = await detail({
      type: 3,
      body: { coupon: { newPriceCents: 3990, oldPriceCents: 7990, code: 'SEGREDO' } },
    })
    expect(coupon.cupons).toMatchObject([{ newPrice: 39.9, oldPrice: 79.9 }])
    expect(JSON.stringify(coupon)).not.toContain('SEGREDO')
  })

  test('a body of another form is as if it were not there', async () => {
    const activity = await detail({ type: 3, body: { coupon: 'x', products: 7, research: null, causes: 3 } })
    expect(activity).toMatchObject({ cupons: [], products: [], researches: [], donations: [] })
  })
})
