import { describe, expect, test } from 'vitest'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { type Features, featureNames, gates } from '#contract/stations/registry/gates.ts'
import routes from '../routes.ts'
import { entriesFor, isOpenOn, navigation } from './navigation.ts'

type Route = { path?: string; children?: Route[] }
const pathsOf = (list: Route[], parent = ''): string[] =>
  list.flatMap(({ path, children = [] }) => {
    const own = path ? `${parent}/${path}` : parent
    return [own.replace(/\/:\w+\?$/, ''), ...pathsOf(children, own)]
  })

const station = (features: Partial<Features>) =>
  configSchema.parse({ id: 9, slug: 'clube', name: 'Clube', features })
const hrefs = (config: ReturnType<typeof station>) =>
  (['main', 'account'] as const).flatMap((place) =>
    entriesFor(config, place, navigation).map(({ href }) => href),
  )

describe("the member's menu", () => {
  test('HOM-10 leads only where there is a page', () => {
    const paths = new Set(pathsOf(routes as Route[]))
    for (const { href } of navigation) expect([href, paths.has(href)]).toEqual([href, true])
  })

  test('GAP-107 every switch of the station opens a page, and every page of the table is one', () => {
    expect([...featureNames].sort()).toEqual(Object.keys(station({}).features).sort())
    const paths = pathsOf(routes as Route[])
    for (const page of featureNames.flatMap((feature) => gates[feature].pages))
      expect([page, paths.some((path) => path === page || path.startsWith(`${page}/`))]).toEqual([page, true])
  })

  test.each(featureNames)('TEN-09 GAP-04 without %s its entries are gone, and only they', (feature) => {
    const all = hrefs(station({}))
    const off = station({ [feature]: false })
    const { pages, open = [] } = gates[feature]
    const isGated = (href: string) => pages.some((page) => href === page || href.startsWith(`${page}/`))
    expect(all.some(isGated)).toBe(true)
    expect(hrefs(off)).toEqual(all.filter((href) => !isGated(href)))
    for (const href of all) expect([href, isOpenOn(station({}), href)]).toEqual([href, true])
    for (const page of pages) {
      expect(isOpenOn(off, page)).toBe(false)
      expect(isOpenOn(off, `${page}/12?aba=1`)).toBe(open.includes(`${page}/:id`))
      expect(isOpenOn(off, `${page}-outra`)).toBe(true)
    }
  })

  test('STN-U11 STN-U12 tiles and card of the home come by behaviour; without it their addresses are refused', () => {
    const plain = station({})
    const union = { ...plain, behaviour: { ...plain.behaviour, unionServices: true } }
    const lucky = { ...plain, behaviour: { ...plain.behaviour, luckyNumbersHomeCard: true } }
    const of = (config: typeof plain, place: 'tile' | 'card') =>
      entriesFor(config, place, navigation).map(({ href }) => href)
    expect(of(plain, 'tile')).toEqual([])
    expect(of(union, 'tile')).toHaveLength(5)
    expect(of(plain, 'card')).toEqual([])
    expect(of(lucky, 'card')).toEqual(['/homepage/numeros-da-sorte'])
    for (const href of of(union, 'tile'))
      expect([isOpenOn(plain, href), isOpenOn(union, href)]).toEqual([false, true])
  })
})

test('HOM-10 every entry of the account is in one of its groups', () => {
  const account = navigation.filter(({ place }) => place === 'account')
  expect(account.filter(({ group }) => group === undefined)).toEqual([])
})
