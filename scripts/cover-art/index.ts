import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { configSchema, type StationConfig } from '#contract/stations/registry/configuration.ts'
import { pictureKinds } from '#stations/pictures.ts'
import { type ArtFile, type Picture, readArtFile } from './art-file.ts'
import { composePicture } from './compose.ts'
import { paint, writeIcons, writeWebp } from './export.ts'
import { composeLogo, composeMark } from './logo.ts'
import { composeCelebration } from './lottie.ts'
import { type Palette, paletteOf } from './palette.ts'
import { composePdf } from './pdf.ts'
import { composeSocial } from './social.ts'

const help = `Draws the pictures of the shipped stations from station-configs/<slug>/art.json into assets/.
The same data always gives the same files.

Usage: npx tsx scripts/cover-art/index.ts [options]

  --station <slug>   only this station
  --only <text>      only pictures whose name contains the text, e.g. covers/ or boas-vindas
  --missing          only pictures whose file is not there yet
  --help             this text`

const { values } = parseArgs({
  options: {
    station: { type: 'string' },
    only: { type: 'string' },
    missing: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const root = resolve(import.meta.dirname, '../../station-configs')

if (values.help) console.log(help)
else {
  const slugs = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
  for (const slug of slugs)
    if (!values.station || values.station === slug) await drawStation(join(root, slug))
}

async function drawStation(directory: string): Promise<void> {
  const art = readArtFile(directory)
  if (!art) return
  const config = configSchema.parse(JSON.parse(readFileSync(join(directory, 'config.json'), 'utf8')))
  const palette = { ...paletteOf(config.brand), ...art.palette }
  const station: Station = { directory, config, art, palette, assets: join(directory, 'assets') }
  if (!values.only) {
    await drawIdentity(station)
    writeExtras(station)
  }
  let count = 0
  for (const [name, picture] of Object.entries(art.pictures))
    if (!values.only || name.includes(values.only)) count += await drawPicture(station, name, picture)
  console.log(`${config.slug}: ${count} pictures`)
}

type Station = { directory: string; config: StationConfig; art: ArtFile; palette: Palette; assets: string }

/** Draws logo, mark, icons and the social preview. */
async function drawIdentity({ config, art, palette, assets }: Station): Promise<void> {
  if (!art.logo) return
  mkdirSync(assets, { recursive: true })
  writeFileSync(join(assets, 'logo.svg'), composeLogo(art.logo, 'light', config.name))
  writeFileSync(join(assets, 'logo-light.svg'), composeLogo(art.logo, 'dark', config.name))
  const mark = composeMark(art.logo, config.name)
  writeFileSync(join(assets, 'mark.svg'), mark)
  await writeIcons(mark, join(assets, 'icon'), [32, 180, 192, 512])
  const social = await composeSocial(config, art, palette)
  if (social)
    await sharp(Buffer.from(social))
      .png({ palette: true, colours: 128, compressionLevel: 9 })
      .toFile(join(assets, 'social.png'))
}

/** Writes the celebration and the document, for stations that have them. */
function writeExtras({ directory, art, palette, assets }: Station): void {
  if (art.celebration) {
    mkdirSync(join(assets, 'lottie'), { recursive: true })
    writeFileSync(join(assets, 'lottie/comemoracao.json'), `${JSON.stringify(composeCelebration(palette))}\n`)
  }
  if (art.document) {
    const text = readFileSync(join(directory, art.document.source), 'utf8')
    writeFileSync(join(assets, art.document.file), composePdf(text, art.document.title))
  }
}

async function drawPicture(station: Station, name: string, picture: Picture): Promise<number> {
  const { config, art, palette, assets } = station
  const [kind = ''] = name.split('/')
  const base = join(assets, name)
  if (values.missing && existsSync(`${base}.webp`)) return 0
  const format = pictureKinds[kind as keyof typeof pictureKinds]
  if (!format) throw new Error(`${config.slug}: '${name}' is of no known kind`)
  const svg = await composePicture({
    name: `${config.slug}/${name}`,
    picture,
    width: format.width,
    height: format.height,
    art,
    palette,
    quietLeft: kind === 'headers' && config.brand.header.layout === 'overlay',
  })
  await writeWebp(await paint(svg), base, format.smaller)
  return 1
}
