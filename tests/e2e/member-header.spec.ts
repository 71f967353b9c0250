import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { putIntoCart } from './shop.ts'

const stations = ['fan', 'gestor', 'sindicato', 'viagem', 'banco', 'sorteio', 'afiliados', 'padrao']
const widths = Array.from({ length: 25 }, (_, step) => 320 + 40 * step)

/** The link to a cart with one item, as the page of a station with a shop has it. */
async function cartLinkOf(page: Page): Promise<string> {
  await logIn(page, 'fan')
  await putIntoCart(page, { slug: 'fan', activity: 14, product: 'Camiseta Público Não É Número' })
  return page
    .getByRole('banner')
    .getByTitle(/^Carrinho, /)
    .evaluate((link) => link.outerHTML)
}

/** What is wrong with the header at the window's width; nothing if all of it is there. */
const faultsOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const boxOf = (selector: string) => header.querySelector(selector)?.getBoundingClientRect()
    const [logo, cart, avatar] = [boxOf('a > :first-child'), boxOf('a[title^=Carrinho]'), boxOf('summary')]
    const isInside = (box?: DOMRect) => box && box.width > 0 && box.left >= 0 && box.right <= innerWidth
    const bar = document.querySelector('nav[aria-label=Atalhos]')
    return [
      !isInside(logo) && 'logo',
      !isInside(cart) && 'cart',
      !isInside(avatar) && 'avatar',
      logo && cart && logo.right > cart.left && 'logo under the cart',
      document.documentElement.scrollWidth > innerWidth && 'wider than the window',
      bar && (getComputedStyle(bar).display === 'none') !== innerWidth >= 900 && 'bar at the bottom',
    ].filter(Boolean)
  })

test('HOM-10 PTS-01 CAR-03 logo, cart and person stay in the header at every width, on all stations @com-script', async ({
  page,
}) => {
  const cartLink = await cartLinkOf(page)
  for (const slug of stations) {
    await logIn(page, slug)
    await page.goto(at(slug, '/homepage/conta'))
    const header = page.getByRole('banner')
    // Stations without a shop get the same link.
    if ((await header.getByTitle(/^Carrinho, /).count()) === 0)
      await header
        .locator('[data-menu]')
        .evaluate((menu, link) => menu.insertAdjacentHTML('beforebegin', link), cartLink)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      expect(await faultsOf(page), `${slug} at ${width}`).toEqual([])
    }
  }
})
