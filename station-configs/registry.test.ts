import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { activityTypes } from '#contract/activity-types/index.ts'
import { mediaOnly } from '#contract/sections/media-only.ts'
import { plans } from '#contract/sections/plans.ts'
import { readAssets } from './assets.ts'
import { checkStationFolders, loadStationFolders, StationConfigError } from './registry.ts'

const shipped = resolve(import.meta.dirname)

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stations-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (path: string, data: unknown) => {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof data === 'string' ? data : JSON.stringify(data))
}
const config = (more: object = {}) => ({ id: 7, slug: 'lua', name: 'Lua', ...more })
const expectations = () =>
  checkStationFolders(root).problems.map(({ file, key, expected }) => [file, key, expected])

describe('shipped stations', () => {
  test('TEN-01 the eight stations load, in the order of their ids', () => {
    expect(loadStationFolders(shipped).map(({ config }) => [config.id, config.slug])).toEqual([
      [1, 'fan'],
      [13, 'gestor'],
      [26, 'sindicato'],
      [148, 'viagem'],
      [171, 'banco'],
      [174, 'sorteio'],
      [178, 'afiliados'],
      [500, 'padrao'],
    ])
  })

  test('STN-U16 what differs between stations is a behaviour; the unconfigured station has the plain ones', () => {
    const stations = loadStationFolders(shipped)
    const plain = stations.find(({ config }) => config.slug === 'padrao')?.config.behaviour
    expect(plain).toMatchObject({
      virtualCard: false,
      loginIdentifier: 'both',
      signup: 'standard',
      privacyNotice: 'standard',
    })
    const offering = (key: 'virtualCard' | 'luckyNumbers' | 'fuelCampaigns') =>
      stations.filter(({ config }) => config.behaviour[key]).map(({ config }) => config.id)
    expect(offering('virtualCard')).toEqual([1, 148, 174, 178])
    expect(offering('luckyNumbers')).toEqual([174])
    expect(offering('fuelCampaigns')).toEqual([26])
  })
})

test('TEN-04 each of them has its icon for the browser', () => {
  for (const { config } of loadStationFolders(shipped)) expect(config.images.favicon).toMatch(/mark\.svg$/)
})

describe('a folder that is right', () => {
  test('TEN-03 TEN-11 an almost empty configuration is a whole station with the default brand', () => {
    write('lua/config.json', config())
    const [station] = loadStationFolders(root)
    expect(station?.config.brand.colors).toEqual({
      primary: '#0284fe',
      link: '#006ce6',
      footer: '#f69376',
      error: '#FF5A52',
      success: '#52C22C',
    })
    expect(station?.config.brand.fonts.body).toBe('Lato')
    expect(station?.config.public).toBe(true)
    expect(station?.content.sections).toEqual([])
  })
})

describe('TEN-01 a folder that is wrong says file, key and what was expected', () => {
  test('a value of the wrong form', () => {
    write('lua/config.json', config({ id: '7', brand: { colors: { primary: 'azul' } }, timezone: 3 }))
    const file = `${root.split('/').at(-1)}/lua/config.json`
    expect(expectations()).toEqual([
      [file, 'id', 'um número; veio "7"'],
      [file, 'timezone', 'um texto; veio 3'],
      [file, 'brand.colors.primary', 'uma cor #rrggbb; veio "azul"'],
    ])
  })

  test('GAP-120 plans that give what the station has not on', () => {
    const gives = { discountPercent: 10, areas: { feed: true, quizzes: true, card: true } }
    const content = { plans: [{ id: 1, name: 'Ouro', priceCents: 0, days: 30, gives }] }
    write('lua/content.json', content)
    write('lua/config.json', config({ behaviour: { virtualCard: true } }))
    expect(expectations()).toEqual([])
    write('lua/config.json', config({ features: { feed: false, checkout: false } }))
    expect(expectations().map(([, key]) => key)).toEqual([
      'plans.0.gives.areas.feed',
      'plans.0.gives.areas.card',
      'plans.0.gives.discountPercent',
    ])
  })

  test('SEC-18 a time zone that is none, a number that no column holds', () => {
    write('lua/config.json', config({ id: 3_000_000_000 }))
    expect(expectations().map(([, key]) => key)).toEqual(['id'])
    write('lua/config.json', config({ timezone: 'Foo/Bar' }))
    expect(expectations().map(([, key]) => key)).toEqual(['timezone'])
  })

  test('an unknown key, a closed list, a date, a missing value', () => {
    write('lua/config.json', {
      id: 7,
      slug: 'lua',
      colour: 1,
      behaviour: { signup: 'fast', virtualcard: true },
      createdAt: 'ontem',
    })
    expect(expectations().map(([, key, expected]) => `${key}: ${expected}`)).toEqual([
      'name: um texto; não veio nada',
      'createdAt: um instante ISO 8601 em UTC, como 2026-01-31T12:00:00Z; veio "ontem"',
      'behaviour.signup: um destes: "standard", "simple", "promotion", "affiliate"; veio "fast"',
      'behaviour.virtualcard: que esta chave não existisse: ela é desconhecida (engano de digitação?)',
      'colour: que esta chave não existisse: ela é desconhecida (engano de digitação?)',
    ])
  })

  test('ACT-01 ACT-03 what only a type has: a mistyped key, a value of the wrong form', () => {
    write('lua/config.json', config())
    write('lua/content.json', {
      activities: [
        { id: 1, type: 3, name: 'Cupom', body: { coupon: { newPriceCents: 0, userBy: '2026-01-01' } } },
        { id: 2, type: 1, name: 'Convite', body: { code: 'amigos', pointsInviterr: 5 } },
      ],
    })
    expect(expectations().map(([, key, expected]) => `${key}: ${expected}`)).toEqual([
      'activities[0].body.coupon.newPriceCents: O valor deve ser maior que 0',
      'activities[1].body.pointsInviterr: um campo deste tipo (code, pointsInviter, pointsInvited)',
    ])
  })

  test('PUB-02 PUB-08 PUB-10 a section holds what its type shows, and has a type that there is', () => {
    const sections = (...list: object[]) => {
      write('lua/config.json', config())
      write('lua/content.json', { sections: list.map((one, at) => ({ id: at + 1, ...one })) })
      return expectations().map(([file, key, expected]) => `${file?.split('/').at(-1)} ${key}: ${expected}`)
    }
    expect(
      sections(
        { type: plans.id, items: [{ id: 1, name: 'Ouro' }] },
        { type: mediaOnly.id, items: [{ id: 1, image: '/a.png', imageLeft: true, description: '<p>x</p>' }] },
        // What defaults say anyway is written down by exports.
        { type: mediaOnly.id, items: [{ id: 1, name: 'x', imageLeft: false, linkType: 'nolink' }] },
      ),
    ).toEqual([
      'content.json sections[0].items: uma lista vazia: esta seção não tem itens',
      'content.json sections[1].items[0].description: um campo que itens desta seção mostrem (name, image, video)',
      'content.json sections[1].items[0].imageLeft: um campo que itens desta seção mostrem (name, image, video)',
    ])
    expect(sections({ type: 99 })).toEqual([
      expect.stringMatching(/^content\.json sections\[0\]\.type: um tipo de seção: 1 \(Grade de cartões\), /),
    ])
  })

  test('a list entry is named by its place, a reference by what is missing', () => {
    write('lua/config.json', config())
    write('lua/content.json', {
      activities: [{ id: 16, type: 1000, name: 'x' }],
    })
    expect(expectations().map(([, key, expected]) => `${key}: ${expected}`)).toEqual([
      `activities[0].type: um número de no máximo ${activityTypes.at(-1)?.id}; veio 1000`,
    ])
    write('lua/content.json', { categories: [{ id: 1, name: 'x', activities: [16] }] })
    expect(expectations().map(([, key, expected]) => `${key}: ${expected}`)).toEqual([
      'categories[0].activities[0]: uma atividade que exista em activities (não há 16)',
    ])
  })

  test('ONB-02 two published invitations with one code', () => {
    const invitation = (id: number, status: string) => ({
      id,
      type: 1,
      name: 'x',
      status,
      body: { code: 'JUNTO', pointsInviter: 1 },
    })
    write('lua/config.json', config())
    const activities = [invitation(1, 'published'), invitation(2, 'draft'), invitation(3, 'published')]
    write('lua/content.json', { activities })
    expect(expectations().map(([, key, expected]) => `${key}: ${expected}`)).toEqual([
      'activities[2].body.code: um código que nenhum outro convite publicado tem',
    ])
  })

  test('SEC-35 more, or longer, than any station needs is refused as it is to owners', () => {
    write('lua/config.json', config({ name: 'a'.repeat(101) }))
    write('lua/content.json', {
      sections: Array.from({ length: 51 }, (_, at) => ({ id: at + 1, type: 4 })),
      journeys: [{ id: 1, name: 'Longa', activities: [] }],
    })
    expect(expectations()).toEqual([
      [expect.stringContaining('config.json'), 'name', 'até 100 caracteres'],
      [expect.stringContaining('content.json'), 'sections', 'até 50 seções'],
    ])
  })

  test('no config.json, and JSON that is not JSON', () => {
    write('lua/content.json', {})
    write('sol/config.json', '{ "id": 1, ')
    const texts = checkStationFolders(root).problems.map(({ file, expected }) => `${file} ${expected}`)
    expect(texts[0]).toMatch(/lua\/config\.json este arquivo, que não existe$/)
    expect(texts[1]).toMatch(/sol\/config\.json JSON bem formado; /)
  })

  test('the slug is the name of the folder', () => {
    write('lua/config.json', config({ slug: 'sol' }))
    expect(expectations()[0]?.slice(1)).toEqual(['slug', 'lua, o nome da pasta; veio "sol"'])
  })

  test('an id or a host of two stations', () => {
    write('lua/config.json', config({ domains: ['lua.example'] }))
    write('sol/config.json', config({ slug: 'sol', domains: ['sol.example', 'lua.example'] }))
    expect(expectations().map((one) => one.slice(1))).toEqual([
      ['id', 'um id só desta estação; lua já usa 7'],
      ['domains[1]', 'um domínio só desta estação; lua já usa lua.example'],
    ])
  })

  test('an asset that is not there, or outside of assets/', () => {
    write(
      'lua/config.json',
      config({ images: { primaryLogo: 'assets/logo.svg', favicon: 'assets/mark.svg' } }),
    )
    write('lua/assets/mark.svg', '<svg/>')
    write('lua/content.json', {
      benefits: [{ id: 1, type: 'image', name: 'x', media: 'assets/../config.json' }],
    })
    expect(expectations().map((one) => one.slice(1))).toEqual([
      ['images.primaryLogo', 'um arquivo que exista na pasta da estação; não há assets/logo.svg'],
      ['benefits[0].media', 'um arquivo que exista na pasta da estação; não há assets/../config.json'],
    ])
  })

  test('all problems of all folders come at once, in one text', () => {
    write('lua/config.json', config({ public: 'sim' }))
    write('sol/config.json', config({ id: 8, slug: 'sol', name: '' }))
    const load = () => loadStationFolders(root)
    expect(load).toThrow(StationConfigError)
    expect(load).toThrow(
      /com 2 problemas:[\s\S]+lua\/config\.json\n {2}public: esperado true ou false; veio "sim"/,
    )
    expect(load).toThrow(/sol\/config\.json\n {2}name: esperado um texto com tamanho de no mínimo 1; veio ""/)
  })

  test('a folder of stations that does not exist', () => {
    expect(() => loadStationFolders(join(root, 'nada'))).toThrow(/esperado uma pasta com as estações/)
  })
})

describe('SEC-14 what a station folder may not do', () => {
  const image = { name: 'Lua', id: 7, slug: 'lua', images: { primaryLogo: 'assets/logo.svg' } }
  const outside = 'arquivos e pastas da própria estação, não um link para outro lugar'
  /** Makes a folder of the machine with a file that is nobody's business. */
  const secretPlace = () => {
    write('.host/logo.svg', '<svg>secret</svg>')
    return join(root, '.host')
  }

  test.each([
    ['lua/assets', 'assets'],
    ['lua/assets/logo.svg', 'assets/logo.svg'],
    ['lua/assets/sub', 'assets/sub'],
    ['lua/assets/a/b.svg', 'assets/a/b.svg'],
  ])('SEC-14 a link at %s is refused and publishes nothing', async (place, name) => {
    const target = secretPlace()
    write('lua/config.json', config())
    mkdirSync(dirname(join(root, place)), { recursive: true })
    symlinkSync(name.endsWith('.svg') ? join(target, 'logo.svg') : target, join(root, place))
    expect(checkStationFolders(root).problems).toEqual([
      { file: expect.stringMatching(new RegExp(`/lua/${name}$`)), key: '', expected: outside },
    ])
    await expect(readAssets(join(root, 'lua'))).rejects.toThrow('é um link')
  })

  test('SEC-14 a station folder or its data that are links are refused', async () => {
    write('.host/config.json', image)
    write('.host/assets/logo.svg', '<svg>secret</svg>')
    symlinkSync(join(root, '.host'), join(root, 'lua'))
    expect(expectations()).toEqual([[expect.stringMatching(/\/lua$/), '', outside]])
    await expect(readAssets(join(root, 'lua'))).rejects.toThrow('é um link')
    rmSync(join(root, 'lua'))
    mkdirSync(join(root, 'lua'))
    symlinkSync(join(root, '.host', 'config.json'), join(root, 'lua', 'config.json'))
    expect(expectations()).toEqual([[expect.stringMatching(/\/lua\/config\.json$/), '', outside]])
  })

  test('SEC-14 references leave assets/ neither as a text nor in HTML', () => {
    write('lua/assets/logo.svg', '<svg/>')
    write('lua/config.json', config({ images: { primaryLogo: 'assets/../config.json' } }))
    write('lua/content.json', {
      about: [{ id: 1, name: 'Sobre', html: '<img src="assets/../../x.svg"><img src="assets/logo.svg">' }],
    })
    const missing = (path: string) => `um arquivo que exista na pasta da estação; não há ${path}`
    expect(expectations().map(([, key, expected]) => [key, expected])).toEqual([
      ['images.primaryLogo', missing('assets/../config.json')],
      ['about[0].html', missing('assets/../../x.svg')],
    ])
  })
})
