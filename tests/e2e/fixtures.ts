import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { checkOpenedPages } from './check-html.ts'

export { expect }

/** The address of a station's page on the server of this run. */
export function at(slug: string, path = '/'): string {
  return `http://${slug}.localhost:${process.env.E2E_PORT}${path}`
}

type Fixtures = {
  /** Whether the page runs scripts. */
  scripts: boolean
  /** Fails when axe finds more than something minor on the page; of all its rules, or of those named. */
  expectAccessible: (rules?: string[]) => Promise<void>
}

/** The test of every journey: an unexpected `console.error`, failed script, server error or wrong markup fails it. */
export const test = base.extend<Fixtures & { quietConsole: undefined }>({
  scripts: async ({ javaScriptEnabled }, use) => {
    await use(javaScriptEnabled !== false)
  },
  quietConsole: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('pageerror', (error) => {
        // Leaving a page ends what it was still fetching.
        if (error.name !== 'AbortError' && !error.message.includes('AbortError')) problems.push(error.message)
      })
      page.on('console', (message) => {
        // The browser itself reports answers such as 404 or 422, which journeys provoke on purpose.
        if (message.type() === 'error' && !/Failed to load resource|^AbortError/.test(message.text()))
          problems.push(message.text())
      })
      page.on('response', (response) => {
        if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`)
      })
      const faults = checkOpenedPages(page)
      await use(undefined)
      expect(problems).toEqual([])
      expect(await faults(), 'the markup of the pages that were opened').toEqual([])
    },
    { auto: true },
  ],
  expectAccessible: async ({ page, scripts }, use) => {
    await use(async (rules) => {
      // axe runs inside the page; without scripts there is nothing to run it, and the markup is the same.
      if (!scripts) return
      const faults = await measure(page, rules)
      // A fade that began meanwhile has its end now; a colour that is too weak is so again.
      const isColour = faults.length > 0 && faults.every((fault) => fault.startsWith('color-contrast'))
      expect(isColour ? await measure(page, rules) : faults).toEqual([])
    })
  },
})

/** What axe finds that is more than minor, by rule and place. */
async function measure(page: Page, rules?: string[]): Promise<string[]> {
  // Colours are measured where they end, not while something fades in; what is to leave later waits for it.
  const held = await page.evaluateHandle(() => {
    const running = document.getAnimations().filter(({ effect, playState }) => {
      const { endTime } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && typeof endTime === 'number' && Number.isFinite(endTime)
    })
    const isToCome = ({ currentTime, effect }: Animation) =>
      Number(currentTime) < (effect?.getComputedTiming().delay ?? 0)
    const later = running.filter(isToCome)
    for (const one of later) one.pause()
    // Put to their ends, not waited for: a busy machine draws no frame for seconds, and one that is paused never ends.
    for (const one of running) if (!later.includes(one)) one.finish()
    return later
  })
  // All frames are of one origin: axe needs no page of its own to put its findings together.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    // To write down what is right costs a fifth of the work.
    resultTypes: ['violations'],
    // Off by itself as long as axe calls it experimental.
    ...(!rules && { rules: { 'label-content-name-mismatch': { enabled: true } } }),
  })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  await held.evaluate((animations) => {
    for (const one of animations) one.play()
  })
  const found = violations.filter((one) => one.impact !== 'minor')
  return found.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}
