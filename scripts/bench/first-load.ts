import { request } from 'node:http'
import type { Page } from 'playwright'
import { startBenchServer } from './bench-server.ts'
import { openBrowser } from './browser.ts'
import { logIn } from './log-in.ts'

/** KB of script, packed by gzip: of pages of members and access, and of public pages, which ship no React (GAP-123). */
const memberKb = 125
const publicKb = 10

type Measured = {
  name: string
  path: string
  budgetKb: number
  /** The person who is logged in, where the page needs one. */
  person?: string
}
const access = (name: string, path = name, person?: string): Measured => ({
  name,
  path,
  budgetKb: memberKb,
  ...(person && { person }),
})

/** The first load of a page on a phone: script by page, first contentful paint and layout shift in Chromium. */
const pages: Measured[] = [
  { name: 'landing', path: '/', budgetKb: publicKb },
  { name: '/suporte', path: '/suporte', budgetKb: publicKb },
  access('/login'),
  access('/cadastrar'),
  access('/ativar', `/ativar/${'x'.repeat(43)}/novo%40exemplo.com.br`),
  access('/signup', '/signup', 'novo@exemplo.com.br'),
  access('/esqueci-minha-senha'),
  access('/criar-estacao'),
  { name: '/homepage', path: '/homepage', budgetKb: memberKb, person: 'participante@exemplo.com.br' },
]

export async function measureFirstLoad(): Promise<void> {
  const server = await startBenchServer()
  const browser = await openBrowser()
  for (const { name, path, budgetKb, person } of pages) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    if (person) {
      const [cookieName = '', value = ''] = (await logIn(server.at('fan', ''), person)).split('=')
      await context.addCookies([{ name: cookieName, value, domain: 'fan.localhost', path: '/' }])
    }
    const page = await context.newPage()
    const scripts = new Set<string>()
    page.on('request', (one) => {
      if (one.resourceType() === 'script') scripts.add(one.url())
    })
    await page.goto(server.at('fan', path), { waitUntil: 'networkidle' })
    const { paint, shift } = await vitals(page)
    const bytes = await Promise.all([...scripts].map(gzipSize))
    const kb = bytes.reduce((sum, one) => sum + one, 0) / 1024
    console.log(
      `${name.padEnd(20)} script ${kb.toFixed(1).padStart(6)} KB gzip (budget ${budgetKb})   first paint ${paint.toFixed(0)} ms   layout shift ${shift.toFixed(4)}`,
    )
    await context.close()
  }
  await browser.close()
  await server.stop()
}

function vitals(page: Page): Promise<{ paint: number; shift: number }> {
  return page.evaluate(
    () =>
      new Promise<{ paint: number; shift: number }>((resolve) => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shift += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
        setTimeout(() => resolve({ paint, shift }), 300)
      }),
  )
}

/** Bytes on the wire with gzip. */
function gzipSize(url: string): Promise<number> {
  const { port, pathname, host } = new URL(url)
  return new Promise((resolve, reject) => {
    request({ port, path: pathname, headers: { host, 'accept-encoding': 'gzip' } }, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
      })
      response.on('end', () => resolve(size))
    })
      .on('error', reject)
      .end()
  })
}
