import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importPlans } from '#api/commerce/plans/folder.ts'
import { createParticipant, startSession } from '#api/people/access/index.ts'
import { importFolder } from '#api/station-folders.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { changeSiteDraft, generateWebsite, setSiteLogo } from '#contract/site/builder/endpoints.ts'
import { contentSchema } from '#contract/station-content.ts'
import { readAssets } from '#stations/assets.ts'
import { readStationFolder } from '#stations/registry.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { fileOf } from '#tests/fixtures/file-of.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { writeFolder } from '../../scripts/station/write-folder.ts'

/** A station made by the wizard, exported as `npm run station -- export` does and imported into an empty database. */
const here = apiWorld()
const there = apiWorld()
const slug = 'pradocafe'
const folder = mkdtempSync(join(tmpdir(), 'estacao-moved-'))
const portal = portalWorld()
let stationId: number
/** Whoever made it, at the station that makes stations. */
let maker: { slug: string; cookie: string }

beforeAll(async () => {
  stationId = await makeStation()
}, 120_000)
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

async function makeStation(): Promise<number> {
  const wizard = await here.station({ config: { behaviour: { onboardingPage: 'company' } } })
  const ctx = here.context(wizard)
  const ana = { name: 'Ana Prado', email: 'ana@exemplo.com.br', status: 'active' as const }
  const row = await createParticipant(ctx, ana)
  const { token } = await startSession(ctx, row?.id ?? 0)
  maker = { slug: wizard.slug, cookie: `${sessionCookieName(false)}=${token}` }
  const api = here.client(wizard, token)
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="160"><rect width="400" height="160" fill="#fff"/><circle cx="80" cy="80" r="60" fill="#b3261e"/><rect x="170" y="50" width="200" height="60" fill="#2b1d1a"/></svg>'
  const file = fileOf(await sharp(Buffer.from(svg)).png().toBuffer())
  await api.call(setSiteLogo, { upload: { file, fields: { remove_background: 'true' } } })
  const company = { cnpj: '12ABC34501DE35', full_social_name: 'Prado & Filhas Ltda.', city: 'Natal' }
  await api.call(changeSiteDraft, { body: { kind: 'varejo', company } })
  const body = { prettyName: 'Prado "Café" & Cia', subdomain: slug, main_brand_color: '#b3261e' }
  const { id } = await api.call(generateWebsite, { body })
  const { plans } = contentSchema.parse({ plans: [{ id: 1, name: 'Amigo', priceCents: 1990, days: 30 }] })
  await importPlans(here.context(wizard), id, plans)
  return id
}

test('ONB-17 who has made a station chooses between writing its content and learning how', async () => {
  const { slug, cookie } = maker
  const { text } = await portal.of(here, slug)(`/criar-estacao/pronto?estacao=${stationId}`, { cookie })
  expect(text).toMatch(/<button[^>]*>Criar conteúdo para meus fãs<\/button>/)
  expect(text).toMatch(/<a[^>]*href="\/"[^>]*>Aprender a usar a plataforma Fan<\/a>/)
})

/** Versions of files are ids: they say which upload it was. Nonces are new in every answer. */
const without = (text: string) =>
  text
    .replace(/\/arquivos\/(\d+)\/[\w-]+\//g, '/arquivos/$1/VERSION/')
    .replace(/(nonce=|"nonce":|nonce-)"?[\w-]+"?/g, '$1NONCE')

test('TEN-01 TEN-12 a station made by the wizard and moved as a folder is the same site byte for byte, and is moved once', async () => {
  const target = join(folder, slug)
  await writeFolder({ db: here.database.db, ports: here.ports }, slug, target)
  const { station, problems } = readStationFolder(target)
  expect(problems).toEqual([])
  if (!station) throw new Error('the folder holds no station')
  const assets = await readAssets(station.directory)
  const ctx = { db: there.database.db, ports: there.ports }
  expect(await importFolder(ctx, station, assets)).toEqual({ changed: true, stationId })
  expect(await importFolder(ctx, station, assets)).toEqual({ changed: false, stationId })

  const [before, after] = [portal.of(here, slug), portal.of(there, slug)]
  const activity = station.content.activities[0]?.id
  const paths = [
    '/',
    ...station.content.about.map(({ id }) => `/sobre/${id}`),
    '/planos/1',
    `/atividade/${activity}`,
    '/termos-de-uso',
    '/politica-de-privacidade',
    '/suporte',
    '/manifest.webmanifest',
    '/sitemap.xml',
    '/robots.txt',
  ]
  for (const path of paths) {
    const [one, two] = [await before(path), await after(path)]
    expect([path, one.status, two.status]).toEqual([path, 200, 200])
    expect(without(two.text), path).toBe(without(one.text))
    for (const [address] of two.text.matchAll(/\/arquivos\/\d+\/[\w./-]+/g))
      expect((await after(address)).status, address).toBe(200)
  }
})
