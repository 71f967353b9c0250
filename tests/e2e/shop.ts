import type { Page } from '@playwright/test'
import { at, expect } from './fixtures.ts'

/** Something that a station sells. */
export type Offer = { slug: string; activity: number; product: string }

/** From the page of what is sold to the cart. */
export async function putIntoCart(page: Page, { slug, activity, product }: Offer): Promise<void> {
  await page.goto(at(slug, `/homepage/atividades/${activity}`))
  const article = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: product, level: 3 }) })
    .last()
  await article.getByRole('button', { name: /^Adicionar ao carrinho/ }).click()
  await page.getByRole('link', { name: /^Ver carrinho/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meu carrinho' })).toBeVisible()
}

/** The API as whoever is logged in calls it: for ways that have journeys of their own. With one key it is done once. */
export async function apiOf(page: Page, slug: string, key: string) {
  const session = (await page.context().cookies(at(slug))).find(({ name }) => name === 'sessao')
  return async (method: 'get' | 'post' | 'put', path: string, body?: object) => {
    const answer = await page.request[method](`http://localhost:${process.env.E2E_PORT}/api${path}`, {
      headers: {
        host: `${slug}.localhost`,
        authorization: `Bearer ${session?.value}`,
        'idempotency-key': key,
      },
      ...(body && { data: body }),
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
}

/** Pays the newest charge of this amount at the demo's bank; `amount` as a page writes it, without 'R$'. */
export async function payAtBank(page: Page, slug: string, amount: string): Promise<void> {
  const bank = await page.context().newPage()
  await bank.goto(at(slug, '/__pagamentos'))
  await bank
    .getByRole('listitem')
    .filter({ hasText: amount })
    .getByRole('button', { name: /^Pagar:/ })
    .first()
    .click()
  await expect(bank.getByRole('status')).toBeVisible()
  await bank.close()
}
