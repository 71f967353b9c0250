import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { describe, expect, test } from 'vitest'
import routes from '../../routes.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { navigation } from './areas.server.ts'

/** Every address below a route, with its module. */
const pagesOf = ({ children = [] }: RouteConfigEntry, above: string): { address: string; file: string }[] =>
  children.flatMap((route) => {
    const address = route.path ? `${above}/${route.path}` : above
    return route.children ? pagesOf(route, address) : [{ address, file: route.file }]
  })
const all: readonly RouteConfigEntry[] = routes
const pages = all
  .filter(({ path }) => path === 'gestao')
  .flatMap((frame) => pagesOf(frame, '/gestao'))
  // What answers with a file has no document, and what no page answers is called like its error.
  .filter(({ address, file }) => file.endsWith('.tsx') && address !== '/gestao/*')

const addresses: string[] = navigation.map(({ href }) => href)
const isTitled = ({ file }: { file: string }) =>
  /^export const meta = consoleMeta(<typeof loader>)?\((?!\))/m.test(readFileSync(`app/${file}`, 'utf8'))

describe('TEN-12 documents under /gestao are told apart by their titles', () => {
  test('every page that is no entry of the rail has a title of its own', () => {
    const inside = pages.filter(({ address }) => !addresses.includes(address))
    expect(inside.map(({ address }) => address)).toContain('/gestao/gasolina/vouchers')
    expect(inside.filter((page) => !isTitled(page))).toEqual([])
  })

  test('an entry of the rail is called like the rail says', () => {
    const entries = pages.filter(({ address }) => addresses.includes(address))
    expect(entries.map(({ address }) => address).sort()).toEqual([...addresses].sort())
    expect(entries.filter(isTitled)).toEqual([])
  })
})

describe('TEN-12 what a document under /gestao is called', () => {
  type Shown = { path?: string; data?: unknown; error?: unknown }
  const shown = (meta: ReturnType<typeof consoleMeta>, { path = '/gestao/planos/3', ...page }: Shown) => {
    const layout = { id: 'console/frame/layout', data: { navigation } }
    const args = { ...page, location: { pathname: path }, matches: [{ id: 'root' }, layout], params: {} }
    return meta(args as unknown as Parameters<typeof meta>[0])
  }
  const ofLoaded = consoleMeta((loaded) => `Editar: ${loaded}`)
  const notFound = { status: 404, statusText: '', internal: true, data: null }

  test.each([
    ['its own name before its area', consoleMeta('Assinantes'), {}, 'Assinantes · Planos · Gestão'],
    ['one name, where both are the same', consoleMeta('Planos'), {}, 'Planos · Gestão'],
    ['its area, where it has no name', consoleMeta(), {}, 'Planos · Gestão'],
    ['the overview', consoleMeta(), { path: '/gestao' }, 'Hoje · Gestão'],
    ['of what was loaded', ofLoaded, { data: 'Ouro' }, 'Editar: Ouro · Planos · Gestão'],
    ['its area, where nothing was loaded', ofLoaded, {}, 'Planos · Gestão'],
    ['what went wrong', ofLoaded, { data: 'Ouro', error: notFound }, 'Página não encontrada'],
  ])('%s', (_, meta, page: Shown, title) => {
    expect(shown(meta, page)).toEqual([{ title }, { name: 'robots', content: 'noindex' }])
  })
})
