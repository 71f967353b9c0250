import { describe, expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** Screens of the services of members (D3§2), with the row of each: there where the station has them, and nowhere else. */
const world = apiWorld()
const portal = portalWorld()

type Behaviour = Record<string, boolean>
type StationOptions = { behaviour?: Behaviour; features?: Record<string, boolean> }
const groups: readonly [behaviour: Behaviour, routes: readonly [row: string, path: string][]][] = [
  [
    { unionServices: true },
    [
      ['LEG-01', '/homepage/consultoria-juridica'],
      ['LEG-02', '/homepage/consultoria-juridica/processos'],
      ['LEG-03', '/homepage/consultoria-juridica/agendamentos'],
      ['LEG-04', '/homepage/consultoria-juridica/orientacoes'],
      ['LEG-05', '/homepage/consultoria-juridica/contato'],
      ['LEG-06', '/homepage/consultoria-juridica/informacoes'],
      ['LEG-07', '/homepage/consultoria-juridica/videos'],
      ['PLS-01', '/homepage/politico-sindical'],
      ['PLS-02', '/homepage/politico-sindical/temas'],
      ['PLS-04', '/homepage/politico-sindical/contato'],
      ['PLS-04', '/homepage/politico-sindical/informacoes'],
      ['PLS-06', '/homepage/politico-sindical/cafe-com-politica'],
      ['PLS-06', '/homepage/politico-sindical/transforma'],
      ['CTB-01', '/homepage/consultoria-contabil'],
      ['CTB-02', '/homepage/consultoria-contabil/processos'],
      ['CTB-03', '/homepage/consultoria-contabil/agendamentos'],
      ['CTB-05', '/homepage/consultoria-contabil/orientacoes'],
      ['CTB-05', '/homepage/consultoria-contabil/contato'],
      ['CTB-05', '/homepage/consultoria-contabil/informacoes'],
      ['HEA-01', '/homepage/saude'],
      ['HEA-02', '/homepage/saude/agendamento-odontologia'],
      ['HEA-02', '/homepage/saude/agendamento-odontologia-info'],
      ['HEA-03', '/homepage/saude/agendamento-psicologia'],
      ['HEA-03', '/homepage/saude/agendamento-psicologia-info'],
      ['HEA-04', '/homepage/saude/agendamento-nutricionista'],
      ['HEA-04', '/homepage/saude/agendamento-nutricionista-info'],
      ['LEG-08', '/homepage/consultoria-juridica/noticias'],
      ['LEG-10', '/homepage/consultoria-juridica/eventos'],
      ['CTB-06', '/homepage/consultoria-contabil/eventos'],
      ['PLS-05', '/homepage/politico-sindical/noticias'],
      ['CTB-04', '/homepage/consultoria-contabil/noticias'],
      ['TRA-01', '/homepage/prestacao-de-contas'],
    ],
  ],
  [{ fuelCampaigns: true }, [['STN-026b', '/homepage/legisclub-gasolina']]],
  [
    { luckyNumbers: true },
    [
      ['STN-174b', '/homepage/numeros-da-sorte'],
      ['LCK-02', '/sorteios'],
    ],
  ],
]

async function statusesAt(behaviour: Behaviour, routes: readonly [row: string, path: string][]) {
  const station = await world.station({ config: { behaviour } })
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(await addMember(world, station), station)
  const found: [string, string, number][] = []
  for (const [row, path] of routes) found.push([row, path, (await browser.open(path)).status])
  return found
}

test('LCK-01 STN-174b while there are no numbers the page says when there will be some', async () => {
  const station = await world.station({ config: { behaviour: { luckyNumbers: true } } })
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(await addMember(world, station), station)
  const page = await browser.open('/homepage/numeros-da-sorte')
  expect(wordsOf(page.text)).toMatch(/disponibilizados no site até 01\/02\/2023 às 16h/)
})

describe.each(groups)('D3§2 the services of %o', (behaviour, routes) => {
  test('every route answers where the station has them', async () => {
    expect(await statusesAt(behaviour, routes)).toEqual(routes.map((route) => [...route, 200]))
  })

  test('every route is a 404 where it has not', async () => {
    expect(await statusesAt({}, routes)).toEqual(routes.map((route) => [...route, 404]))
  })
})

/** What owners have for them, with what writes something new. */
const managed: readonly [config: StationOptions, paths: readonly string[]][] = [
  [
    { behaviour: { unionServices: true } },
    [
      '/gestao/consultas',
      '/gestao/consultas/processos',
      '/gestao/consultas/processos/novo',
      '/gestao/consultas/temas',
      '/gestao/consultas/temas/novo',
      '/gestao/prestacao-de-contas',
      '/gestao/prestacao-de-contas/novo',
    ],
  ],
  [
    { behaviour: { fuelCampaigns: true } },
    ['/gestao/gasolina', '/gestao/gasolina/nova', '/gestao/gasolina/vouchers'],
  ],
  [{ behaviour: { luckyNumbers: true } }, ['/gestao/sorteios']],
  [{ behaviour: { preRegistration: true } }, ['/gestao/alteracoes']],
  [{ features: { files: true } }, ['/gestao/downloads', '/gestao/downloads/novo']],
]

async function managedAt(config: StationOptions, paths: readonly string[]) {
  const station = await world.station({ config })
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(await addMember(world, station, { role: 'owner' }), station)
  const found: [string, number][] = []
  for (const path of paths) found.push([path, (await browser.open(path)).status])
  return found
}

describe.each(managed)('TEN-09 GAP-04 the management of %o', (config, paths) => {
  test('is there where the station has it', async () => {
    expect(await managedAt(config, paths)).toEqual(paths.map((path) => [path, 200]))
  })

  test('is a 404 where it has not', async () => {
    expect(await managedAt({ features: { files: false } }, paths)).toEqual(paths.map((path) => [path, 404]))
  })
})
