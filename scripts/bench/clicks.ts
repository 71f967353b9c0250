import type { Page } from 'playwright'
import { startBenchServer } from './bench-server.ts'
import { openBrowser } from './browser.ts'
import { logIn } from './log-in.ts'

/** The member's ways, in turns; the first round also fetches the pages' scripts. */
const ways = ['/homepage/atividades', '/homepage/extrato/extratos-totais', '/homepage/trofeus', '/homepage']
const rounds = 10
const budgetMs = 100

/** Measures the time from a tap on a link of the member area to the next page's heading on the screen, on a phone's width. */
export async function measureClicks(): Promise<void> {
  const server = await startBenchServer()
  const browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const url = server.at('fan')
  const [name = '', value = ''] = (await logIn(server.at('fan', ''))).split('=')
  await context.addCookies([
    { name, value, url },
    { name: 'cookies_aceitos', value: '1', url },
  ])
  const page = await context.newPage()
  await page.goto(server.at('fan', '/homepage'), { waitUntil: 'networkidle' })
  const taken = new Map(ways.map((way) => [way, [] as number[]]))
  for (let round = 0; round <= rounds; round += 1)
    for (const [way, times] of taken) {
      const ms = await tap(page, way)
      if (round > 0) times.push(ms)
    }
  for (const [way, times] of taken) print(way, times)
  const all = [...taken.values()].flat()
  print('all of them', all)
  await browser.close()
  await server.stop()
  if (quantile(all, 0.75) > budgetMs) process.exitCode = 1
}

/** Milliseconds until the frame in which the page that the link leads to has its heading. */
function tap(page: Page, path: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const link = document.querySelector<HTMLElement>(`a[href="${wanted}"]`)
    if (!link) throw new Error(`no link to ${wanted} on ${location.pathname}`)
    const before = document.querySelector('main h1')?.textContent
    const started = performance.now()
    link.click()
    for (;;) {
      await new Promise(requestAnimationFrame)
      const heading = document.querySelector('main h1')?.textContent
      if (location.pathname === wanted && heading && heading !== before) return performance.now() - started
    }
  }, path)
}

function print(name: string, times: number[]): void {
  const [p50, p75, most] = [0.5, 0.75, 1].map((share) => quantile(times, share).toFixed(0))
  console.log(`${name.padEnd(36)} p50 ${p50} ms   p75 ${p75} ms (budget ${budgetMs})   longest ${most} ms`)
}

const quantile = (times: number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN
