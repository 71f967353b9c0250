import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { startBenchServer } from './bench/bench-server.ts'
import { openBrowser } from './bench/browser.ts'
import { logIn } from './bench/log-in.ts'

if (process.argv.includes('--help')) {
  console.log(`npm run pictures                       the pictures of the README, into docs/pictures/
npm run pictures -- --all <folder>     every page named in scripts/pictures.ts, in the stations and widths given by
                                       STATIONS=fan,banco WIDTHS=360,768,1280 PAGES=/,/login`)
  process.exit(0)
}

type Shot = { slug: string; path: string; width: number; file: string; full: boolean }

/** The people who must be logged in to see a page. */
const people: [RegExp, string][] = [
  [/^\/homepage/, 'participante@exemplo.com.br'],
  [/^\/gestao/, 'dona@exemplo.com.br'],
]
/** The log-ins, one per station and person. */
const sessions = new Map<string, Promise<string>>()
const readmeShots: Shot[] = [
  { slug: 'fan', path: '/', width: 1280, file: 'fan-landing', full: false },
  { slug: 'sindicato', path: '/', width: 1280, file: 'sindicato-landing', full: false },
  { slug: 'sorteio', path: '/', width: 1280, file: 'sorteio-landing', full: false },
  { slug: 'viagem', path: '/homepage', width: 360, file: 'viagem-home', full: false },
  { slug: 'banco', path: '/login', width: 360, file: 'banco-login', full: false },
  { slug: 'afiliados', path: '/homepage/vouchers', width: 360, file: 'afiliados-vouchers', full: false },
  { slug: 'fan', path: '/gestao/atividades/1', width: 1280, file: 'fan-management', full: false },
]

function list(name: string, fallback: string): string[] {
  return (process.env[name] ?? fallback).split(',').filter(Boolean)
}

function shotsOfEverything(): Shot[] {
  const pages = list('PAGES', '/,/login,/suporte,/homepage,/homepage/extrato/extratos-totais')
  return list('STATIONS', 'fan,banco').flatMap((slug) =>
    pages.flatMap((path) =>
      list('WIDTHS', '360,768,1280').map((width) => ({
        slug,
        path,
        width: Number(width),
        file: `${slug}${path.replace(/[^\w]+/g, '-')}-${width}`,
        full: true,
      })),
    ),
  )
}

const all = process.argv.indexOf('--all')
const folder = all > 0 ? String(process.argv[all + 1]) : 'docs/pictures'
const shots = all > 0 ? shotsOfEverything() : readmeShots
mkdirSync(folder, { recursive: true })

const server = await startBenchServer()
const browser = await openBrowser()
for (const { slug, path, width, file, full } of shots) {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 740 : 800 },
    reducedMotion: 'reduce',
  })
  const url = server.at(slug, '')
  const consents = ['cookies_aceitos', 'maioridade'].map((name) => ({ name, value: '1', url }))
  await context.addCookies(process.env.FIRST_VISIT ? [] : consents)
  const person = people.find(([pages]) => pages.test(path))?.[1]
  if (person) {
    const session = sessions.get(slug + person) ?? logIn(url, person)
    sessions.set(slug + person, session)
    const [name = '', value = ''] = (await session).split('=')
    await context.addCookies([{ name, value, url }])
  }
  const page = await context.newPage()
  await page.goto(server.at(slug, path), { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    // Lazy pictures load when they come into view.
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot({ fullPage: full })
  if (all > 0) await sharp(picture).toFile(join(folder, `${file}.png`))
  else
    await sharp(picture)
      .webp({ quality: 80 })
      .toFile(join(folder, `${file}.webp`))
  console.log(join(folder, file))
  await context.close()
}
await browser.close()
await server.stop()
