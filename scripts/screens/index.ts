import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { pictureKinds } from '#stations/pictures.ts'
import { type BenchServer, startBenchServer } from '../bench/bench-server.ts'
import { openBrowser } from '../bench/browser.ts'
import { logIn } from '../bench/log-in.ts'
import { readArtFile } from '../cover-art/art-file.ts'
import { paint, writeWebp } from '../cover-art/export.ts'
import { paletteOf } from '../cover-art/palette.ts'
import { composeScreens, screen } from './compose.ts'

const help = `npm run screens [-- <slug>]   draws the pictures that show a station's own pages on a phone, from the built product (npm run build)

Which pages stand in station-configs/<slug>/art.json ('screens'); what they said when they were drawn stands in
tests/contract/product-screens/, and a test compares it with what they say.`

const root = resolve(import.meta.dirname, '../../station-configs')
/** The picture that whoever may make a station sees on any installation, and where the portal has its copies. */
const forMakers = {
  seed: 'fan/sections/endereco-com-a-sua-cara',
  copies: resolve(import.meta.dirname, '../../app/site/builder/stations'),
}
const [only] = process.argv.slice(2)

if (only === '--help') console.log(help)
else await drawAll()

async function drawAll(): Promise<void> {
  // A station is refused while a file that it names is not there: what is new begins as its ground.
  for (const slug of readdirSync(root)) await drawStation(slug, null)
  const test = ['vitest', 'run', 'tests/contract/product-screens.test.ts', '--update']
  execFileSync('npx', test, { stdio: 'inherit' })
  const server = await startBenchServer()
  const browser = await openBrowser()
  try {
    const shoot = screens(server, browser)
    for (const slug of readdirSync(root)) if (!only || only === slug) await drawStation(slug, shoot)
  } finally {
    await browser.close()
    await server.stop()
  }
}

type Shoot = ReturnType<typeof screens>

/** Draws the pictures of one station that show pages; without a way to take them only what is not there yet, as its ground. */
async function drawStation(slug: string, shoot: Shoot | null): Promise<void> {
  const directory = join(root, slug)
  const art = readArtFile(directory)
  if (!art) return
  const { brand } = configSchema.parse(JSON.parse(readFileSync(join(directory, 'config.json'), 'utf8')))
  for (const [name, { pages, tone, ground }] of Object.entries(art.screens)) {
    const base = join(directory, 'assets', name)
    if (!shoot && existsSync(`${base}.webp`)) continue
    const shots: Buffer[] = []
    if (shoot) for (const page of pages) shots.push(await shoot(page.station ?? slug, page.path))
    const { width, height, smaller } = pictureKinds.sections
    const palette = { ...paletteOf(brand), ...art.palette }
    const seed = `${slug}/${name}`
    const svg = composeScreens({ name: seed, tone, ground, screens: shots, width, height, art, palette })
    await writeWebp(await paint(svg), base, smaller)
    if (seed === forMakers.seed)
      for (const size of ['', ...smaller.map((one) => `-${one}`)])
        copyFileSync(`${base}${size}.webp`, `${forMakers.copies}${size}.webp`)
    if (shoot) console.log(seed)
  }
}

/** Takes pictures of pages as the demo's participant sees them on a phone. */
function screens(server: BenchServer, browser: Browser) {
  const sessions = new Map<string, Promise<string>>()
  const taken = new Map<string, Promise<Buffer>>()
  const take = async (slug: string, path: string): Promise<Buffer> => {
    const url = server.at(slug, '')
    const session = sessions.get(slug) ?? logIn(url)
    sessions.set(slug, session)
    const context = await browser.newContext({
      viewport: screen,
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
      colorScheme: 'light',
    })
    const [name = '', value = ''] = (await session).split('=')
    const consents = ['cookies_aceitos', 'maioridade'].map((one) => ({ name: one, value: '1', url }))
    await context.addCookies([...consents, { name, value, url }])
    const page = await context.newPage()
    await page.goto(server.at(slug, path), { waitUntil: 'networkidle' })
    const picture = await page.screenshot()
    await context.close()
    return picture
  }
  return (slug: string, path: string): Promise<Buffer> => {
    const known = taken.get(slug + path) ?? take(slug, path)
    taken.set(slug + path, known)
    return known
  }
}
