import { describe, expect, test } from 'vitest'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import routes from '../routes.ts'
import { entriesFor, isOpenOn, navigation } from './navigation.ts'

type Route = { path?: string; children?: Route[] }
const pathsOf = (list: Route[], parent = ''): string[] =>
  list.flatMap(({ path, children = [] }) => {
    const own = path ? `${parent}/${path}` : parent
    return [own.replace(/\/:\w+\?$/, ''), ...pathsOf(children, own)]
  })

const station = (
  features: Partial<Record<'feed' | 'events' | 'files' | 'checkout' | 'myAccount', boolean>>,
) => configSchema.parse({ id: 9, slug: 'clube', name: 'Clube', features })
const hrefs = (config: ReturnType<typeof station>) =>
  (['main', 'account'] as const).flatMap((place) =>
    entriesFor(config, place, navigation).map(({ href }) => href),
  )

/** Out of the menu with the shortcuts of the account, and still there for who earned or bought something. */
const kept: string[] = ['/homepage/extrato/extratos-totais', '/homepage/vouchers', '/homepage/minhas-compras']

describe("the member's menu", () => {
  test('HOM-10 leads only where there is a page', () => {
    const paths = new Set(pathsOf(routes as Route[]))
    for (const { href } of navigation) expect([href, paths.has(href)]).toEqual([href, true])
  })

  test('GAP-107 every switch of the station opens a page', () => {
    const open = navigation.flatMap(({ feature }) => feature ?? [])
    expect([...new Set(open)].sort()).toEqual(Object.keys(station({}).features).sort())
  })

  test.each([
    ['feed', ['/homepage/feed']],
    ['events', ['/homepage/calendario']],
    ['files', ['/homepage/downloads']],
    ['checkout', ['/homepage/carrinho', '/homepage/pedidos', '/homepage/meios-de-pagamento']],
    ['myAccount', ['/homepage/conta', '/homepage/trofeus', '/homepage/convites-do-usuario', ...kept]],
  ] as const)('TEN-09 without %s its entries are gone, and only they', (feature, gone) => {
    const all = hrefs(station({}))
    expect(hrefs(station({ [feature]: false }))).toEqual(all.filter((href) => !gone.includes(href as never)))
    expect(all).toEqual(expect.arrayContaining([...gone]))
    for (const href of all) expect([href, isOpenOn(station({}), href)]).toEqual([href, true])
    for (const href of gone.filter((one) => !kept.includes(one))) {
      expect(isOpenOn(station({ [feature]: false }), href)).toBe(false)
      expect(isOpenOn(station({ [feature]: false }), `${href}/12`)).toBe(false)
      expect(isOpenOn(station({ [feature]: false }), `${href}-outra`)).toBe(true)
    }
  })

  test('TEN-09 HOM-10 without the shortcuts of the account what one holds stays within reach', () => {
    for (const href of kept)
      expect([href, isOpenOn(station({ myAccount: false }), href)]).toEqual([href, true])
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
