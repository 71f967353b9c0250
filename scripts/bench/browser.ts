import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'

/** Opens the machine's Chromium, else Playwright's own, without what it loads for itself. */
export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
  ].find(existsSync)
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', ...args],
  })
}
