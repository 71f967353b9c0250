import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { field, press } from './owner-form.ts'
import { type Offer, payAtBank, putIntoCart } from './shop.ts'

test.use({ actionTimeout: 30_000 })

/** A station per project: carts are one person's, and so is the bank. */
const shopOf = (scripts: boolean): Offer & { region: string } =>
  scripts
    ? {
        ...{ slug: 'fan', activity: 14, product: 'Caderno de Encontros' },
        ...{ region: 'Entrega no restante do Brasil' },
      }
    : {
        ...{ slug: 'viagem', activity: 9, product: 'Canga de algodão' },
        ...{ region: 'Entrega nas outras regiões' },
      }
/** One station sells what is not sent: a person and a thing per project. */
const ticketOf = (scripts: boolean): Offer & { buyer: string } => ({
  ...{ slug: 'sindicato', activity: 9 },
  ...(scripts
    ? { buyer: 'dona', product: 'Ingresso de sócio' }
    : { buyer: 'parceiro', product: 'Ingresso de acompanhante' }),
})

/** Its state and, of a state with one city, the city are known without asking anybody. */
async function writeAddress(page: Page, scripts: boolean): Promise<void> {
  const zipcode = page.getByRole('textbox', { name: 'CEP' })
  if (scripts) await zipcode.pressSequentially('70040010')
  else {
    await zipcode.fill('70040010')
    await press(page, 'Buscar CEP')
  }
  await expect(page.getByLabel('Cidade')).toHaveValue('Brasília')
  await field(page, 'Rua').fill('Setor Bancário Sul')
  await field(page, 'Número').fill('1')
}

/** The code as its markup draws it, on paper, where there is nothing to take a picture of. */
const drawn = async (code: Locator) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="560" viewBox="-20 -20 280 280">
      <rect x="-20" y="-20" width="280" height="280" fill="white"/>${await code.innerHTML()}</svg>`,
  )

/** From the ways to pay to the code, which says what its picture says. */
async function orderByPix(page: Page, scripts: boolean, look: () => Promise<void>): Promise<void> {
  await page.getByRole('radio', { name: /^PIX/ }).check()
  await look()
  await press(page, 'Revisar pedido')
  await expect(page.getByRole('heading', { level: 1, name: 'Confira seu pedido' })).toBeVisible()
  await look()
  await press(page, 'Gerar código para pagamento')
  await expect(page.getByRole('heading', { level: 1, name: 'Pague com PIX' })).toBeVisible()
  await look()
  const code = page.getByRole('img', { name: 'QR code do PIX' })
  const { data, info } = await sharp(scripts ? await code.screenshot() : await drawn(code))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)
  expect(read?.data).toBe(await page.getByLabel('PIX copia e cola').inputValue())
}

/**
 * Pays at the bank what the page of the code asks for: a wallet that other journeys filled pays its share. With scripts that page
 * moves on by itself, without them it is asked.
 */
async function pay(page: Page, { slug }: Offer, scripts: boolean): Promise<void> {
  const asked = await page
    .getByText(/^R\$\s[\d.]+,\d\d$/)
    .first()
    .innerText()
  const amount = asked.replace(/^R\$\s/, '')
  await payAtBank(page, slug, amount)
  const success = page.getByRole('heading', { level: 1, name: 'Pedido realizado com sucesso!' })
  if (scripts) return expect(success).toBeVisible()
  await expect(async () => {
    if (!(await success.isVisible())) await press(page, 'Verificar pagamento')
    await expect(success).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test('CAR-01 CAR-04 CAR-06 CAR-09 CAR-10 CAR-11 CAR-12 GAP-88 a thing is chosen, sent, paid by PIX and given back', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const shop = shopOf(scripts)
  await logIn(page, shop.slug, 'dona')
  await putIntoCart(page, shop)
  await expectAccessible()
  const window = scripts ? page.viewportSize() : null
  if (window) await page.setViewportSize({ width: 360, height: 640 })
  await press(page, 'Ir para entrega')
  if (window) {
    // The next step opens at its top; what is paid and the button stand at the edge, and nothing else does.
    await expect(page).toHaveURL(/carrinho\/entrega$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Ir para pagamento' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('navigation', { name: 'Atalhos' })).toHaveCount(0)
    await page.setViewportSize(window)
  }
  await expectAccessible()
  await page.getByRole('radio', { name: new RegExp(`^${shop.region}`) }).check()
  await writeAddress(page, scripts)
  await press(page, 'Ir para pagamento')
  if (!scripts) await expect(page.getByText(/^Este pedido não aceita saldo da carteira/)).toBeVisible()
  await orderByPix(page, scripts, expectAccessible)
  await pay(page, shop, scripts)
  await expectAccessible()

  await page.getByRole('link', { name: 'Desistir da compra' }).click()
  await expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'Desistir da compra' }).click()
  await expect(page.getByText('Compra desfeita')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Estornada', { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('CAR-05 GAP-82 ORD-06 a ticket is not sent: from the cart to payment, and to its voucher', async ({
  page,
  scripts,
}) => {
  const ticket = ticketOf(scripts)
  await logIn(page, ticket.slug, ticket.buyer)
  await putIntoCart(page, ticket)
  await press(page, 'Ir para pagamento')
  await orderByPix(page, scripts, async () => {})
  await pay(page, ticket, scripts)
  const vouchers = page.getByRole('main').getByRole('link', { name: 'Meus vouchers' })
  await expect(async () => {
    if (!(await vouchers.isVisible())) await page.reload()
    await expect(vouchers).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await vouchers.click()
  await expect(page.getByText('Baile dos noventa anos').first()).toBeVisible()
})

test.describe('on a phone @com-script', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const shop = {
    slug: 'viagem',
    activity: 9,
    product: 'Canga de algodão',
    region: 'Entrega nas outras regiões',
  }
  const top = async (one: Locator) => (await one.boundingBox())?.y ?? Number.NaN

  test('CAR-09 CAR-11 paying covers nothing, the review is one screen, and the code is copied or handed on before it is read', async ({
    page,
  }) => {
    // Where the focus leads is read as soon as it is there.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await logIn(page, shop.slug, 'parceiro')
    await page.context().addCookies([{ name: 'cookies_aceitos', value: '1', url: at(shop.slug) }])
    await putIntoCart(page, shop)
    await press(page, 'Ir para entrega')
    await page.getByRole('radio', { name: new RegExp(`^${shop.region}`) }).check()
    await writeAddress(page, true)
    expect(await hiddenByBar(page, page.getByRole('button', { name: 'Ir para pagamento' }))).toEqual([])
    await press(page, 'Ir para pagamento')
    await page.getByRole('radio', { name: /^PIX/ }).check()
    await press(page, 'Revisar pedido')
    await expect(page.getByRole('heading', { level: 1, name: 'Confira seu pedido' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Gerar código para pagamento' })).toBeInViewport({
      ratio: 1,
    })
    expect(await page.locator('html').evaluate((html) => html.scrollHeight)).toBeLessThanOrEqual(740)

    await press(page, 'Gerar código para pagamento')
    const copy = page.getByRole('button', { name: 'Copiar código' })
    await expect(copy).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('navigation', { name: 'Atalhos' })).toHaveCount(0)
    // A browser that hands nothing to other apps has no button for it.
    const bank = page.getByRole('button', { name: 'Abrir o app do banco' })
    await expect(bank).toHaveCount(0)
    await page.addInitScript(() => {
      navigator.share = async ({ text } = {}) => {
        document.title = text ?? ''
      }
    })
    await page.reload()
    await expect(bank).toBeInViewport({ ratio: 1 })
    const code = page.getByRole('img', { name: 'QR code do PIX' })
    expect(await top(copy)).toBeLessThan(await top(bank))
    expect(await top(bank)).toBeLessThan(await top(code))
    await bank.click()
    await expect(page).toHaveTitle(await page.getByLabel('PIX copia e cola').inputValue())

    await page.getByRole('link', { name: 'Cancelar pedido' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar pedido' }).click()
    await expect(page.getByText('Pedido cancelado')).toBeVisible()
  })
})

/** What has the focus under the bar that an action stands in, from the first control of a page to the action. */
async function hiddenByBar(page: Page, action: Locator): Promise<string[]> {
  const hidden: string[] = []
  await page.getByRole('heading', { level: 1 }).click()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await action.evaluate((button) => button === document.activeElement)) return hidden
    const bar = (await action.boundingBox())?.y ?? 0
    const [name, bottom] = await page.evaluate(() => {
      const one = document.activeElement
      return [one?.getAttribute('name') ?? one?.textContent ?? '', one?.getBoundingClientRect().bottom ?? 0]
    })
    if (bottom > bar) hidden.push(`${name}: ${bottom} under ${bar}`)
  }
  return [...hidden, 'the action is never reached']
}
