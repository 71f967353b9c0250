import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { contentSchema } from '#contract/station-content.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { paletteOf } from '../cover-art/palette.ts'
import { toWebm } from './webm.ts'

const help = `Draws the videos that activities of the shipped stations keep as files of their own: every
assets/videos/*.webm that a content.json names and that is not there yet, eight seconds long.

Usage: npx tsx scripts/demo-video/index.ts [--help]`

const film = { seconds: 8, width: 640, height: 360 }
type Drawn = { atMs: number; isKey: boolean; base64: string }

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } })
if (values.help) console.log(help)
else await drawMissing(resolve(import.meta.dirname, '../../station-configs'))

async function drawMissing(root: string): Promise<void> {
  const missing = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'content.json')))
    .flatMap((entry) => missingIn(join(root, entry.name)))
  if (missing.length === 0) return
  const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync)
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
  try {
    const page = await browser.newPage()
    // Coding needs a secure page.
    await page.route('https://film.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' }),
    )
    await page.goto('https://film.example/')
    await page.addScriptTag({ path: join(import.meta.dirname, 'draw.mjs'), type: 'module' })
    for (const [index, one] of missing.entries()) await drawOne(page, one, index)
  } finally {
    await browser.close()
  }
}

type Missing = { file: string; palette: string[] }

function missingIn(directory: string): Missing[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(directory, name), 'utf8'))
  const { primary, accent, mid, accentSoft } = paletteOf(configSchema.parse(read('config.json')).brand)
  return contentSchema
    .parse(read('content.json'))
    .activities.flatMap(({ videos }) => videos.map(({ url }) => url))
    .filter((url) => /^assets\/videos\/[\w-]+\.webm$/.test(url))
    .map((url) => ({ file: join(directory, url), palette: [mid, primary, accentSoft, accent] }))
    .filter(({ file }) => !existsSync(file))
}

async function drawOne(page: Page, { file, palette }: Missing, seed: number): Promise<void> {
  const input = JSON.stringify({ ...film, palette, seed })
  await page.waitForFunction('typeof drawFilm === "function"')
  const drawn = (await page.evaluate(`drawFilm(${input})`)) as Drawn[]
  const frames = drawn.map(({ base64, ...frame }) => ({ ...frame, bytes: Buffer.from(base64, 'base64') }))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, toWebm({ ...film, durationMs: film.seconds * 1000, frames }))
  console.log(file)
}
