import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, test as base, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { formBrowser } from '../form-driver/context.ts'
import { expect } from '../form-driver/expect.ts'
import { checkOpenedPages, claim, release } from './check-html.ts'

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
  /** As `expectAccessible` for the colours on a dark device; afterwards it is light again. */
  expectLegibleInDark: () => Promise<void>
}

/** The test of every journey: an unexpected `console.error`, failed script, server error or wrong markup fails it. */
export const test = base.extend<Fixtures & { quietConsole: undefined }, { browser: Browser }>({
  // Without scripts a page is a document and its forms: the form driver reads them in milliseconds (ADR 140).
  browser: [
    async ({ playwright, launchOptions }, use, { project }) => {
      if (project.name === 'sem-script') return use(formBrowser())
      const browser = await playwright.chromium.launch(launchOptions)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  // What a browser's contexts take over by themselves from the configuration, the driver is told.
  context: async ({ browser, viewport, userAgent }, use) => {
    const context = await browser.newContext({ viewport, ...(userAgent && { userAgent }) })
    await use(context)
    await context.close()
  },
  page: async ({ context }, use) => use(await context.newPage()),
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
  expectLegibleInDark: async ({ page, expectAccessible }, use) => {
    await use(async () => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(['color-contrast'])
      await page.emulateMedia({ colorScheme: null })
    })
  },
  expectAccessible: async ({ page, scripts }, use) => {
    await use(async (rules) => {
      // axe runs inside the page; without scripts there is nothing to run it, and the markup is the same.
      if (!scripts) return
      const kind = await kindOfState(page, rules)
      if (!claim(kind)) return
      const first = await measure(page, rules)
      // What was on its way has arrived now: a fade, what scripts add to the markup. A real fault is there again.
      if (first.length > 0) await isIdle(page)
      const faults = first.length > 0 ? await measure(page, rules) : first
      if (faults.length > 0) release(kind)
      expect(faults).toEqual([])
    })
  },
})

/**
 * What axe would look at, without its words: the station, whose colours they are, and each different element with what it is and
 * the state that it is in. Twenty equal cards are one card; the same dialog, opened by another journey, is the same dialog.
 */
async function kindOfState(page: Page, rules?: string[]): Promise<string> {
  const elements = await page.evaluate(() => {
    const kindOf = (element: Element): string => {
      const said = [...element.attributes]
        .filter(({ name }) =>
          /^(class|role|type|disabled|open|checked|required|tabindex|alt|lang|aria-)/.test(name),
        )
        .filter(({ name }) => !/^aria-(labelledby|describedby|controls|label|owns)$/.test(name))
        .map(({ name, value }) => `${name}=${name === 'alt' ? value === '' : value}`)
      const named = ['aria-label', 'aria-labelledby', 'aria-describedby', 'id'].filter((name) =>
        element.hasAttribute(name),
      )
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
      const inside = new Set([...element.children].map(kindOf))
      return `${element.tagName}[${[...said, ...named]}]${hasWords}(${[...inside].join()})`
    }
    const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    return scheme + kindOf(document.documentElement)
  })
  return ['axe', new URL(page.url()).hostname, rules?.join(), page.viewportSize()?.width, elements].join(' ')
}

/** Waits until the page has nothing to do. */
const isIdle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 })),
  )

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
  const { violations } = await runAxe(page, {
    // To write down what is right costs a fifth of the work.
    resultTypes: ['violations'],
    // Off by itself as long as axe calls it experimental.
    ...(rules
      ? { runOnly: { type: 'rule', values: rules } }
      : { rules: { 'label-content-name-mismatch': { enabled: true } } }),
  })
  await held.evaluate((animations) => {
    for (const one of animations) one.play()
  })
  const found = violations.filter((one) => one.impact !== 'minor')
  return found.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** In the page itself, and in its frames, which axe asks from there: half of the work of a builder that puts their findings together. */
async function runAxe(page: Page, options: RunOptions): Promise<AxeResults> {
  await page.evaluate(axeSource)
  // A frame that is on its way to another document is looked at by whoever comes after.
  for (const frame of page.mainFrame().childFrames()) await frame.evaluate(axeSource).catch(() => {})
  return page.evaluate(
    (asked) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, asked),
    options,
  )
}
