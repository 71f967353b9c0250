import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { field, press } from './owner-form.ts'
import { apiOf, payAtBank } from './shop.ts'

test.use({ actionTimeout: 30_000 })

/** A station for each project, whose buyer's cart nobody else uses meanwhile, and what its shop has. */
const shopOf = (scripts: boolean) =>
  scripts
    ? { slug: 'viagem', shop: 9, product: 90_002, name: 'Canga de algodão' }
    : { slug: 'sorteio', shop: 5, product: 50_001, name: 'Camiseta Quatro Folhas' }
type Shop = ReturnType<typeof shopOf>
const [owner, buyer] = ['dona', 'parceiro']
/** Where every shop of these journeys delivers. */
const address = {
  ...{ zipcode: '40000-000', street: 'Rua 1', number: '10', city: 'Salvador', state: 'BA' },
  ...{ complement: '', neighborhood: 'Centro' },
}

/** Somebody of the station orders one thing and pays it by PIX; answers its code. The way there has journeys of its own. */
async function order(page: Page, { slug, shop, product }: Shop, key: string): Promise<string> {
  await logIn(page, slug, buyer)
  const call = await apiOf(page, slug, key)
  await call('post', '/add-products-to-shoppping-cart', { products: [{ id: product, quantity: 1 }] })
  await call('post', '/single-product-orders')
  const locations = [{ action_id: shop, deliveryLocation: 1 }]
  await call('put', '/user-shopping-cart/delivery', { locations, address })
  await call('put', '/user-shopping-cart/payment', { type: 'pix' })
  const { totals } = await call('get', '/user-shopping-cart')
  const { final_value, credit_card_value } = totals
  const { id, code } = await call('post', '/product-orders', { final_value, credit_card_value })
  await payAtBank(page, slug, credit_card_value.toFixed(2).replace('.', ','))
  await expect
    .poll(async () => (await call('post', `/product-orders/${id}/verification`)).status)
    .toBe('Pagamento confirmado')
  return code
}

test('ORD-01 ORD-02 ORD-04 an owner finds an order, hands it over, and gives a part of it back', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const shop = shopOf(scripts)
  const { slug } = shop
  const code = await order(page, shop, `gestao-${Date.now()}`)
  await page.context().clearCookies()
  await logIn(page, slug, owner)
  await page.goto(at(slug, '/gestao'))
  const rail = page.getByRole('navigation', { name: 'Gestão da estação' })
  await rail.locator('summary').filter({ hasText: 'Vendas' }).click()
  await rail.getByRole('link', { name: 'Pedidos' }).click()
  await page.getByLabel('Código, CPF, nome ou e-mail').fill(code.toLowerCase())
  await press(page, 'Filtrar')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible()
  await page.getByRole('link', { name: code }).click()
  await expect(page.getByRole('heading', { name: `Pedido ${code}` })).toBeVisible()

  await page.getByRole('link', { name: 'Marcar como entregue' }).click()
  await expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar como entregue' }).click()
  await expect(page.getByText('Entrega anotada.')).toBeVisible()
  await expect(page.getByText(/^Entregue em /)).toBeVisible()

  await page.getByRole('link', { name: 'Devolver valor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Devolver valor' })
  await field(page, 'Quanto devolver').fill('1.000,00')
  await field(page, 'Motivo').fill('Veio com um risco')
  await dialog.getByRole('button', { name: 'Devolver' }).click()
  await expect(
    dialog.getByText(/O valor é maior do que o que ainda pode ser estornado/).first(),
  ).toBeVisible()
  await expect(field(page, 'Motivo')).toHaveValue('Veio com um risco')
  await expectAccessible()
  await field(page, 'Quanto devolver').fill('10,00')
  await dialog.getByRole('button', { name: 'Devolver' }).click()
  await expect(page.getByText('Devolução pedida. O gateway confirma em instantes.')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Parcialmente estornada').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('Caixa: devolução')).toBeVisible()
  await expectAccessible()

  // The receipt's code leads whoever hands things over to the order.
  await page.goto(at(slug, `/qr-code-validator/pedido/${code}`))
  await expect(page.getByRole('heading', { name: `Pedido ${code}` })).toBeVisible()
  await page.goto(at(slug, '/gestao/pedidos/dia'))
  await expect(page.getByText(shop.name)).toBeVisible()
  await expectAccessible()
  await page.goto(at(slug, '/gestao/pedidos/conciliacao'))
  await expect(page.getByText('O caixa não fecha')).toHaveCount(0)
  // Another journey may be paying at this moment: what differed is settled by being asked about.
  await expect(async () => {
    await press(page, 'Perguntar ao gateway')
    await expect(page.getByText(/^(A cobrança confere|As \d+ cobranças conferem)\.$/)).toBeVisible({
      timeout: 3_000,
    })
  }).toPass()
  await expectAccessible()
})
