import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** The shell first: the same engine without a window, at half of the work (ADR 134). */
const systemChromium = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find(existsSync)

/**
 * Parts of the browser's own window that it prepares with each context, a process each: the suggestions of its address line and a
 * page in reserve. And what Playwright turns off by itself, for a list replaces the one before.
 */
const withoutWindow = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
]

/**
 * Journeys in a real browser against one built server with the demo world, started by `tests/setup/e2e-server.ts`.
 * A journey that must work with and without scripts is written once and runs in both: in Chromium (`com-script`), and in the form
 * driver (`sem-script`), which reads the same documents in milliseconds (ADR 140). Tagged `@com-script` it needs scripts, `@sem-script`
 * it reads what the server answers and nothing else, `@navegador` it is run without scripts in Chromium, too
 * (`sem-script-navegador`): what the driver does not have, and the proof that it tells the truth.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/setup/e2e-server.ts',
  fullyParallel: true,
  // Of journeys in Chromium one more than the cores of a small machine; those in the form driver mostly wait.
  workers: 5,
  // A busy CI machine may be slow once; a real failure fails twice. What passes by the second try only is named at the end.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Limits are there for what hangs, not for what is slow: busy machines took five times as long as calm ones.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./tests/setup/journey-times.ts']],
  reportSlowTests: null,
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    // Recording costs as much as the journey: only where there is something to find out.
    trace: 'on-first-retry',
    launchOptions: {
      ...(systemChromium && { executablePath: systemChromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No page is there long enough to pay for optimised code: a sixth of a page's work in the browser.
        '--js-flags=--no-maglev,--no-opt',
        `--disable-features=${withoutWindow.join()}`,
      ],
    },
  },
  projects: [
    { name: 'com-script', workers: 3, use: { javaScriptEnabled: true }, grepInvert: /@sem-script/ },
    { name: 'sem-script', use: { javaScriptEnabled: false }, grepInvert: /@com-script|@navegador/ },
    { name: 'sem-script-navegador', use: { javaScriptEnabled: false }, grep: /@navegador/ },
  ],
})
