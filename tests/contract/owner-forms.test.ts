import { beforeAll, describe, expect, test } from 'vitest'
import { type Step, stepFields } from '#app/console/activities/form/steps.ts'
import { typeForms } from '#app/console/activities/types/index.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { videos } from '#contract/activity-types/videos.ts'
import type { ApiClient } from '#contract/client.ts'
import { getManagedActivity } from '#contract/console/activities/endpoints.ts'
import { getManagedSite } from '#contract/console/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** The forms of owners as a browser without scripts sends them. */
const world = apiWorld()
const portal = portalWorld()
let owner: ApiClient
let visit: (
  path: string,
  form?: [string, string][],
) => Promise<{ status: number; text: string; location: string | null }>

beforeAll(async () => {
  const items = [
    { id: 7, name: 'Um', description: '<p>Texto</p>', image: '/um.webp', linkType: 'additional', aboutId: 2 },
    { id: 3, name: 'Dois', video: 'https://youtu.be/aaaaaaaaaaa', buttonLabel: 'Ver', linkType: 'login' },
  ] as const
  const station = await world.station({
    config: {
      description: 'Um clube',
      contact: { mail: 'a@exemplo.com.br', phone: '(11) 3333-4444', address: 'Rua 1' },
      establishment: { cnpj: '11222333000181', fullSocialName: 'Clube Ltda', city: 'São Paulo' },
      currency: { name: 'milhas', multiplier: 0.05 },
      brand: { colors: { primary: '#7b1fa2', accent: '#00695c' }, fonts: { body: 'Inter' } },
      images: { banner: '/b.webp', header: [{ image: '/c.webp', alt: 'Praia', title: 'Bem-vindos' }] },
    },
    content: {
      sections: [
        {
          id: 1,
          type: 2,
          title: 'Seção',
          titleColor: '#112233',
          backgroundColor: '#eef6ff',
          items: [...items],
        },
      ],
      activities: [
        {
          id: 18,
          type: videos.id,
          name: 'Filmes',
          description: '<p>Veja</p>',
          points: 10.5,
          prerequisites: [16],
          videos: [
            { id: 2, name: 'Um', url: 'https://youtu.be/aaaaaaaaaaa', required: true, durationSeconds: 65 },
            { id: 1, name: 'Dois', url: 'https://youtu.be/bbbbbbbbbbb' },
          ],
        },
        { id: 16, type: 16, name: 'Carta', partnerId: 7 },
      ],
      categories: [{ id: 1, name: 'Leituras', activities: [16] }],
      about: [
        {
          id: 2,
          name: 'Sobre',
          menuTitle: 'Sobre nós',
          html: '<p>Oi</p>',
          sectionId: 1,
          type: 2,
          image: '/a.webp',
          internalImage: '/a.webp',
        },
      ],
    },
  })
  const { token } = await addMember(world, station, { role: 'owner' })
  const headers = { cookie: `${sessionCookieName(false)}=${token}` }
  const page = portal.of(world, station.slug)
  visit = (path, form) => page(path, headers, form)
  owner = world.client(station, token)
})

const siteNow = async () => {
  const { config, sections, about } = await owner.call(getManagedSite)
  return { config, sections, about }
}

describe('TEN-12 TEN-07 the forms of owners', () => {
  test.each([
    ['/gestao/secoes/1', 'title'],
    ['/gestao/paginas/2', 'menuTitle'],
    ['/gestao/secoes/capa', 'header[0].title'],
    ['/gestao/aparencia', 'primary'],
    ['/gestao/dados', 'name'],
  ])('%s, sent as it came, changes nothing', async (path, name) => {
    const before = await siteNow()
    const fields = formFields((await visit(path)).text, name)
    expect(fields.length).toBeGreaterThan(5)
    expect((await visit(path, fields)).status).toBe(302)
    expect(await siteNow()).toEqual(before)
  })

  test.each([
    ['', 'description', ['videos[0].durationSeconds', '1:05']],
    ['?passo=premio', 'points', ['prerequisites', '16 · Carta']],
    ['?passo=onde', 'priority', ['isPublic', 'on']],
  ])('a step of an activity’s, %s, sent as it came, changes nothing', async (step, name, field) => {
    const { tag: before } = await owner.call(getManagedActivity, { params: { id: 18 } })
    const path = `/gestao/atividades/18${step}`
    const fields = formFields((await visit(path)).text, name)
    expect(fields).toContainEqual(field)
    expect((await visit(path, fields)).status).toBe(302)
    expect((await owner.call(getManagedActivity, { params: { id: 18 } })).tag).toBe(before)
  })

  test('TEN-08 every type’s fields stand in the form of their step, and in no other', async () => {
    for (const { contract } of typeForms) {
      const first = await visit(`/gestao/atividades/nova?tipo=${contract.id}`)
      const names = new Set(formFields(first.text, 'name').map(([name]) => name.replace(/\[0\].*$/, '')))
      const asked = (step: Step) => stepFields(contract.id, step).map(({ name }) => name)
      // Boxes that are not ticked send nothing.
      const shown = (name: string) => names.has(name) || first.text.includes(`name="${name}"`)
      expect([contract.id, asked('fazer').filter((name) => !shown(name))]).toEqual([contract.id, []])
      const later = [...asked('premio'), ...asked('onde')].filter((name) => !/^participation/.test(name))
      expect([contract.id, later.filter(shown)]).toEqual([contract.id, []])
    }
  })

  test('TEN-08 going to another step of what is on air saves nothing: with changes it stays, and says so', async () => {
    const path = '/gestao/atividades/18?passo=premio'
    const now = () => owner.call(getManagedActivity, { params: { id: 18 } })
    const before = await now()
    const fields = formFields((await visit(path)).text, 'points')
    const go: [string, string] = ['ir', 'onde']
    const gone = await visit(path, [...fields, go])
    expect([gone.status, gone.location]).toEqual([302, '/gestao/atividades/18?passo=onde'])
    const typed = fields.map(([name, value]): [string, string] => [name, name === 'points' ? '77' : value])
    const { status, text } = await visit(path, [...typed, go])
    expect(status).toBe(422)
    expect(text).toContain('O que você mudou neste passo ainda não está no ar')
    expect(text).toContain('href="/gestao/atividades/18?passo=onde"')
    expect(formFields(text, 'points')).toContainEqual(['points', '77'])
    expect(await now()).toEqual(before)
  })

  test('one that is refused comes back with all that was typed, and what is wrong beside its field', async () => {
    const fields = formFields((await visit('/gestao/secoes/1')).text, 'title').map(
      ([name, value]): [string, string] => [name, name === 'items[1].video' ? 'x' : value],
    )
    const typed = fields.map(([name, value]): [string, string] => [
      name,
      name === 'subtitle' ? 'Novo' : value,
    ])
    const { status, text } = await visit('/gestao/secoes/1', typed)
    expect(status).toBe(422)
    expect(text).toContain('id="items[1].video-error"')
    expect(text).toContain('Vídeo (endereço do YouTube ou Vimeo): ')
    expect(formFields(text, 'title')).toEqual(typed)
  })

  test.each([
    ['/gestao/evento', 'ends', 'amanhã', 'ends', [['starts', '2026-01-01T10:00']]],
    ['/gestao/dominio', 'domain', 'x'.repeat(254), 'domain', []],
    ['/gestao/paginas', 'name', '  ', 'name', [['intent', 'add']]],
    ['/gestao/parceiros', 'email', 'ninguem@exemplo.com.br', '7-email', [['partner', '7']]],
    ['/gestao/atividades/listas', 'name', 'x'.repeat(81), 'journey-name', [['kind', 'journey']]],
    ['/gestao/atividades/listas/category/1', 'name', 'x'.repeat(81), 'name', []],
  ] as [string, string, string, string, [string, string][]][])(
    'a small one that is refused, at %s, says so beside its field, which keeps what was typed',
    async (path, name, typed, id, others) => {
      const { status, text } = await visit(path, [...others, [name, typed]])
      expect(status).toBe(422)
      expect(text).toContain(`id="${id}-error"`)
      expect(text).toContain(`href="#${id}"`)
      const field = text.split('<input').find((one) => one.includes(` id="${id}"`))
      expect(field?.split('>')[0]).toContain(`value="${typed}"`)
    },
  )

  test('an item that is filled in comes last, with a number of its own; one that is ticked goes', async () => {
    const fields = formFields((await visit('/gestao/secoes/1')).text, 'title').map(
      ([name, value]): [string, string] => [name, name === 'items[2].name' ? 'Três' : value],
    )
    const sent: [string, string][] = [...fields, ['items[0].remove', 'on']]
    expect((await visit('/gestao/secoes/1', sent)).status).toBe(302)
    const [section] = (await siteNow()).sections
    expect(section?.items.map(({ id, name }) => [id, name])).toEqual([
      [3, 'Dois'],
      [4, 'Três'],
    ])
  })

  test('the look comes back as it was ticked; the footer’s own colour counts where it does not follow', async () => {
    const fields = formFields((await visit('/gestao/aparencia')).text, 'primary')
    expect(fields).toContainEqual(['remove_background', 'on'])
    const unticked = fields
      .filter(([name]) => !['remove_background', 'footerFollows'].includes(name))
      .map(([name, value]): [string, string] => [name, name === 'footer' ? 'azul' : value])
    const refused = await visit('/gestao/aparencia', unticked)
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('id="footer-error"')
    const back = formFields(refused.text, 'primary').map(([name]) => name)
    expect(back).not.toContain('remove_background')
    expect(back).not.toContain('footerFollows')
    const { colors } = (await siteNow()).config.brand
    expect((await visit('/gestao/aparencia', [...unticked, ['footerFollows', 'on']])).status).toBe(302)
    expect((await siteNow()).config.brand.colors).toEqual(colors)
  })

  test('TEN-03 TEN-12 the member area is chosen among pictures: what is chosen is ticked, saved, and comes back', async () => {
    const chosen: Record<string, string> = {
      ...{ home: 'services', frame: 'rail', memberHeader: 'brand', card: 'ruled' },
      ...{ ground: 'pattern', display: 'strong', line: 'bold' },
    }
    const { text } = await visit('/gestao/aparencia')
    expect(text.match(/<svg[^>]*viewBox="0 0 64 44"/g)).toHaveLength(19)
    const fields = formFields(text, 'primary')
    expect(fields).toContainEqual(['home', 'points'])
    const sent = fields.map(([name, value]): [string, string] => [name, chosen[name] ?? value])
    expect((await visit('/gestao/aparencia', sent)).status).toBe(302)
    expect((await siteNow()).config.brand).toMatchObject({
      ...{ display: 'strong', line: 'bold' },
      member: { home: 'services', frame: 'rail', header: 'brand', card: 'ruled', ground: 'pattern' },
    })
    expect(formFields((await visit('/gestao/aparencia')).text, 'primary')).toContainEqual(['card', 'ruled'])
    const unknown = sent.map(([name, value]): [string, string] => [name, name === 'home' ? 'x' : value])
    expect((await visit('/gestao/aparencia', unknown)).status).toBe(422)
  })

  test('SEC-23 an activity is withdrawn with what was typed; where that cannot be read it stays published, and the page says why beside the field', async () => {
    const path = '/gestao/atividades/18?passo=premio'
    const withdraw = async (points: string, other: Record<string, string> = {}) => {
      const typed = new Map(Object.entries({ points, limitPerUser: '7', ...other }))
      const fields = formFields((await visit(path)).text, 'points').map(([name, value]): [string, string] => [
        name,
        typed.get(name) ?? value,
      ])
      return visit(path, [...fields, ['intent', 'withdraw']])
    }
    const now = () => owner.call(getManagedActivity, { params: { id: 18 } })
    const before = await now()
    const refused = await withdraw('muitos')
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('id="points-error"')
    expect(formFields(refused.text, 'points')).toContainEqual(['limitPerUser', '7'])
    expect(await now()).toEqual(before)
    expect((await withdraw('3')).status).toBe(302)
    expect(await now()).toMatchObject({ status: 'withdrawn', points: 3, limitPerUser: 7 })
    const again = formFields((await visit(path)).text, 'points')
    expect((await visit(path, [...again, ['intent', 'publish']])).status).toBe(302)
    expect(await now()).toMatchObject({ status: 'published', points: 3 })
    // What is not published any more may be unfinished.
    expect((await withdraw('4', { participationEnd: '' })).status).toBe(302)
    expect(await now()).toMatchObject({ status: 'withdrawn', points: 4, participationEnd: null })
    const publish = async (end: string) => {
      const fields = formFields((await visit(path)).text, 'points').filter(
        ([name]) => name !== 'participationEnd',
      )
      return visit(path, [...fields, ['participationEnd', end], ['intent', 'publish']])
    }
    expect((await publish('')).text).toContain('id="participationEnd-error"')
    const [, end = ''] = again.find(([name]) => name === 'participationEnd') ?? []
    expect((await publish(end)).status).toBe(302)
  })

  test('SEC-23 an activity goes into the row of the home that was chosen; one that is gone is said beside its field', async () => {
    const send = (row: string) =>
      visit('/gestao/atividades/18?passo=onde', [
        ['intent', 'place'],
        ['row', row],
      ])
    expect(formFields((await visit('/gestao/atividades/18?passo=onde')).text, 'row')).toContainEqual([
      'row',
      'new',
    ])
    for (const row of ['category:99', '']) {
      const { status, text } = await send(row)
      expect([status, /id="row-error"/.test(text)]).toEqual([422, true])
    }
    expect((await send('category:1')).status).toBe(302)
    expect((await visit('/gestao/atividades/18?passo=onde')).text).toContain('em: Leituras.')
  })
})
