import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { mediaOnly } from '#contract/sections/media-only.ts'
import { mediaWithText } from '#contract/sections/media-with-text.ts'
import { plans } from '#contract/sections/plans.ts'
import { contentSchema, folderContentSchema } from '#contract/station-content.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { type AssetFolder, readAssets } from '#stations/assets.ts'
import { loadStationFolders } from '#stations/registry.ts'
import { testDatabase } from '#tests/setup/database.ts'
import { testPorts } from '#tests/setup/ports.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { exportStation, importFolder, importStation } from '../../station-folders.ts'

const one = testDatabase()
const two = testDatabase()
const ctxOf = (database: typeof one): PlatformContext => ({ db: database.db, ports: testPorts() })

/** What reading the exported folder from disk would give. */
async function asFolder(ctx: PlatformContext, slug: string) {
  const { files, ...folder } = await exportStation(ctx, slug)
  const read = async ({ path, key }: (typeof files)[number]) => {
    const stored = await ctx.ports.files.get(key)
    if (!stored) throw new Error(`${key} is not stored`)
    return { path, contentType: stored.contentType, bytes: new Uint8Array(await buffer(stored.body)) }
  }
  const assets: AssetFolder = { version: 'exported', files: await Promise.all(files.map(read)) }
  return { folder, assets }
}

/** Stands for a file in comparisons: bytes compared one by one take seconds. */
const digest = ({ bytes, ...file }: AssetFolder['files'][number]) => ({
  ...file,
  bytes: createHash('sha256').update(bytes).digest('hex'),
})

describe('stations as files', () => {
  const shipped = loadStationFolders('station-configs')

  test.each(shipped.map((station) => station.config.slug))(
    'export of %s imports as the same station',
    async (slug) => {
      const [here, there] = [ctxOf(one), ctxOf(two)]
      const station = shipped.find(({ config }) => config.slug === slug)
      if (!station) throw new Error('no such station')
      await importStation(here, station, await readAssets(station.directory))
      const first = await asFolder(here, slug)
      expect(first.folder.config).toEqual(configSchema.parse(first.folder.config))
      expect(first.folder.config).toEqual({
        ...station.config,
        domains: [...station.config.domains].sort(),
      })
      expect(first.folder.content.activities.map((entry) => entry.id)).toEqual(
        station.content.activities.map((entry) => entry.id).sort((a, b) => a - b),
      )
      expect(await importFolder(there, first.folder, first.assets)).toMatchObject({ changed: true })
      expect(await importFolder(there, first.folder, first.assets)).toMatchObject({ changed: false })
      const second = await asFolder(there, slug)
      expect(second.folder).toEqual({
        ...first.folder,
        content: contentSchema.parse(first.folder.content),
      })
      expect(second.assets.files.map(digest)).toEqual(first.assets.files.map(digest))
    },
  )

  test('a number that is taken is replaced by a free one, twice is once; a name that is taken is refused', async () => {
    const ctx = ctxOf(one)
    const assets = { version: 'v', files: [] }
    const make = (id: number, slug: string, name = 'Nome') => ({
      config: configSchema.parse({ id, slug, name }),
      content: contentSchema.parse({}),
    })
    await importFolder(ctx, make(900, 'primeira'), assets)
    const moved = await importFolder(ctx, make(900, 'segunda'), assets)
    expect(moved.stationId).toBeGreaterThanOrEqual(1000)
    expect(await importFolder(ctx, make(900, 'segunda'), assets)).toEqual({
      changed: false,
      stationId: moved.stationId,
    })
    await expect(importFolder(ctx, make(900, 'segunda', 'Outro'), assets)).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(exportStation(ctx, 'nenhuma')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('PUB-08 PUB-10 what is stored of a section and its type does not show stays behind: the folder can be imported', async () => {
    const ctx = ctxOf(one)
    const config = configSchema.parse({ id: 931, slug: 'antiga', name: 'Antiga' })
    const item = {
      id: 1,
      name: 'Ouro',
      image: 'https://exemplo.com/a.png',
      imageLeft: true,
      buttonLabel: 'Ver',
    }
    const content = contentSchema.parse({
      sections: [
        { id: 1, type: plans.id, items: [item] },
        { id: 2, type: mediaOnly.id, items: [item] },
        { id: 3, type: mediaWithText.id, items: [item] },
      ],
    })
    expect(folderContentSchema.safeParse(content).success).toBe(false)
    await importFolder(ctx, { config, content }, { version: 'v', files: [] })
    const { sections } = folderContentSchema.parse((await exportStation(ctx, 'antiga')).content)
    const [none, media, whole] = sections.map(({ items }) => items)
    expect(none).toEqual([])
    expect(media).toEqual([
      { ...item, description: '', imageLeft: false, linkType: 'nolink', buttonLabel: undefined },
    ])
    expect(whole).toMatchObject([item])
  })

  test('GAP-155 how a picture is cut and treated leaves and comes with its folder', async () => {
    const ctx = ctxOf(one)
    const config = configSchema.parse({ id: 932, slug: 'recortada', name: 'Recortada' })
    const image = 'assets/foto.webp#foco=30,0&tom=marca'
    const content = contentSchema.parse({ about: [{ id: 1, name: 'Sobre', image }] })
    const files = [{ path: 'foto.webp', bytes: Buffer.from('x'), contentType: 'image/webp' }]
    await importFolder(ctx, { config, content }, { version: 'v', files })
    const exported = await exportStation(ctx, 'recortada')
    expect(exported.content.about[0]?.image).toBe(image)
    expect(exported.files.map(({ path }) => path)).toEqual(['foto.webp'])
  })

  test('SEC-35 a text made of beginnings of addresses is exported like any other', async () => {
    const ctx = ctxOf(one)
    const html = `<img src="/arquivos/930/v/foto.webp">${'/arquivos/930/a/'.repeat(60_000)}`
    const config = configSchema.parse({ id: 930, slug: 'comprida', name: 'Comprida' })
    const content = contentSchema.parse({ about: [{ id: 1, name: 'Sobre', html }] })
    await importFolder(ctx, { config, content }, { version: 'v', files: [] })
    const exported = (await exportStation(ctx, 'comprida')).content.about[0]?.html
    expect(exported).toMatch(/^<img src="assets\/foto.webp"/)
    expect(exported).toMatch(/(\/arquivos\/930\/a\/){3}$/)
  })
})
