import type { Page, Route } from '@playwright/test'
import { expect } from './fixtures.ts'

/** A request that gets lost on its way there, or whose answer gets lost on its way back. */
export type Lost = 'request' | 'answer'

/**
 * Loses the next request of this method to this path, in either direction; answers how many were lost. It stays under way until
 * `seen`, so that a journey can look at what is shown meanwhile.
 */
export async function loseOnce(
  page: Page,
  lost: Lost,
  method: string,
  path: RegExp,
  seen?: Promise<void>,
): Promise<() => number> {
  let count = 0
  const matches = (url: URL) => path.test(url.pathname.replace(/\.data$/, ''))
  const lose = async (route: Route) => {
    if (count > 0 || route.request().method() !== method) return route.fallback()
    count += 1
    if (lost === 'answer') await letAct(route)
    await seen
    await route.abort('connectionreset')
  }
  await page.route(matches, lose)
  return () => count
}

/** The server gets the request and acts; Node finds no names under localhost. */
async function letAct(route: Route): Promise<void> {
  const address = new URL(route.request().url())
  const { host } = address
  address.hostname = '127.0.0.1'
  const headers = { ...(await route.request().allHeaders()), host }
  const answer = await route.fetch({ url: address.href, headers, maxRedirects: 0 })
  expect(answer.status()).toBeLessThan(400)
}

/** A mobile network at its edge. A slow processor is no part of it: Chromium plays one by burning the time that it takes away. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const bytes = (kilobits: number) => (kilobits * 1000) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytes(400),
    uploadThroughput: bytes(400),
  })
}

export const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Sem conexão' })

/** 'Tentar de novo', after which all is well. */
export async function tryAgain(page: Page): Promise<void> {
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(notice(page)).toHaveCount(0)
}

/** Nobody says that something of ours broke, or that somebody was told. */
export async function expectNothingFalse(page: Page): Promise<void> {
  await expect(page.getByText(/Algo deu errado|Já fomos avisados|já foi registrado/)).toHaveCount(0)
}
