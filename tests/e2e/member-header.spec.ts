import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn, sendLogin } from './log-in.ts'
import { putIntoCart } from './shop.ts'

const stations = ['fan', 'gestor', 'sindicato', 'viagem', 'banco', 'sorteio', 'afiliados', 'padrao']
const widths = Array.from({ length: 25 }, (_, step) => 320 + 40 * step)

/** Of stations that know people by CPF only, the form is filled in; of all others the log-in is kept. */
async function enter(page: Page, slug: string): Promise<void> {
  if (slug !== 'banco') return logIn(page, slug)
  await page.goto(at(slug, '/login'))
  await page.getByLabel('CPF', { exact: true }).fill('529.982.247-25')
  await sendLogin(page)
}

/** The link to a cart with one item, as the page of a station with a shop has it. */
async function cartLinkOf(page: Page): Promise<string> {
  // A cart that no other journey looks at.
  await logIn(page, 'fan', 'dona')
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
      logo && cart && logo.right > cart.left && logo.bottom > cart.top && 'logo under the cart',
      document.documentElement.scrollWidth > innerWidth && 'wider than the window',
      bar && (getComputedStyle(bar).display === 'none') !== innerWidth >= 900 && 'bar at the bottom',
    ].filter(Boolean)
  })

test('HOM-10 PTS-01 CAR-03 logo, cart and person stay in the header at every width, on all stations @com-script', async ({
  page,
}) => {
  const cartLink = await cartLinkOf(page)
  for (const slug of stations) {
    await page.context().clearCookies()
    await enter(page, slug)
    await page.goto(at(slug, '/homepage'))
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

/** Where the first things of the home end, in pixels from the top. */
const endsOf = (page: Page) =>
  page.evaluate(() => {
    const endOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom
    return {
      // Whichever comes first: the next step, a feature, a service.
      action: endOf(
        '[aria-labelledby="continue"] > a, [data-carousel] article h2, nav[aria-label=Serviços] a',
      ),
      cover: endOf('section[aria-labelledby] li article > :first-child'),
      bar: document.querySelector('nav[aria-label=Atalhos]')?.getBoundingClientRect().top,
    }
  })

test('HOM-01 HOM-03 the first row is on the first screen of a desktop, the first action on that of a phone @com-script', async ({
  page,
}) => {
  for (const slug of stations) {
    await enter(page, slug)
    // The notice about cookies has been answered.
    await page.context().addCookies([{ name: 'cookies_aceitos', value: '1', url: at(slug) }])
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(at(slug, '/homepage'))
    expect((await endsOf(page)).cover, `the first row of ${slug}`).toBeLessThanOrEqual(800)
    await page.setViewportSize({ width: 360, height: 740 })
    // A carousel takes its new measures a moment later.
    const above = async () => {
      const { action = Number.POSITIVE_INFINITY, bar = 0 } = await endsOf(page)
      return bar - action
    }
    await expect.poll(above, `the first action of ${slug}`).toBeGreaterThanOrEqual(0)
  }
})
