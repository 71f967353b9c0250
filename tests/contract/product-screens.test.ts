import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startSession } from '#api/people/access/start-session.ts'
import { participants } from '#api/people/access/tables.ts'
import { seedDemo } from '#api/seed-demo.ts'
import { importStation } from '#api/station-folders.ts'
import { createStationRegistry } from '#api/stations/registry/index.ts'
import { loadStationFolders } from '#stations/registry.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { readArtFile } from '../../scripts/cover-art/art-file.ts'

/** Pages of the product as pictures on landings: they are drawn by a script, and here one sees that they are old. */
const world = apiWorld()
const portal = portalWorld()
const folders = loadStationFolders('station-configs')

/** The pages that pictures show, by station. */
const shown = new Map<string, Set<string>>()
for (const { config, directory } of folders)
  for (const { station = config.slug, path } of Object.values(readArtFile(directory)?.screens ?? {}).flatMap(
    ({ pages }) => pages,
  ))
    shown.set(station, (shown.get(station) ?? new Set()).add(path))

/** Pages ask the server's clock what day it is; what they say must not change with it. */
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: world.ports.clock.now() })
})
afterAll(() => {
  vi.useRealTimers()
})

test.each([...shown])(
  'TEN-04 pictures of pages of %s show what these say (npm run screens)',
  async (slug, pages) => {
    const folder = folders.find(({ config }) => config.slug === slug)
    if (!folder) throw new Error(`there is no station ${slug}`)
    const { db } = world.database
    const { stationId } = await importStation({ db, ports: world.ports }, folder, {
      version: 'test',
      files: [],
    })
    const stations = createStationRegistry(db)
    await seedDemo({ db, ports: world.ports, stations }, stationId)
    const station = await stations.byId(stationId)
    if (!station) throw new Error('the import made no station')
    const [person] = await db
      .select({ id: participants.id })
      .from(participants)
      .where(
        and(eq(participants.stationId, stationId), eq(participants.email, 'participante@exemplo.com.br')),
      )
    if (!person) throw new Error('the demo has no participant')
    const { token } = await startSession(world.context(station), person.id)
    const browser = browserOf(portal.of(world, slug))
    await browser.logIn({ ...person, token }, station)
    const said = [`brand ${JSON.stringify(station.config.brand)}`]
    for (const path of pages) said.push(`\n${path}`, wordsOf((await browser.see(path)).text))
    await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(`product-screens/${slug}.txt`)
  },
)
