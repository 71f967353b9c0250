import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { field, press } from './owner-form.ts'
import { apiOf, type Offer, putIntoCart } from './shop.ts'

test.use({ actionTimeout: 30_000 })

/** Whose wallet is empty and whose cart nobody else uses meanwhile, at a shop of each project that knows a code. */
const shopOf = (scripts: boolean): Offer & { buyer: string; code: string; place: string } =>
  scripts
    ? {
        ...{ slug: 'fan', activity: 14, product: 'Camiseta Público Não É Número', buyer: 'parceiro' },
        ...{ code: 'FAN10', place: 'Retirar na Vila Madalena' },
      }
    : {
        ...{ slug: 'sorteio', activity: 5, product: 'Camiseta Quatro Folhas', buyer: 'dona' },
        ...{ code: 'SORTE10', place: 'Retirar na sede' },
      }
/** Whose wallet covers what is sold. */
const richOf = (scripts: boolean): Offer & { steps: string } =>
  scripts
    ? { slug: 'sindicato', activity: 9, product: 'Ingresso de sócio', steps: 'Ir para pagamento' }
    : { slug: 'sorteio', activity: 5, product: 'Raspadinha de geladeira', steps: 'Ir para entrega' }

/** Of the demo's bank: one pays, one has no money, one is thought about first. */
const cards = { good: '4111111111111111', poor: '4000000000000051', slow: '4000000000000036' }
const holder = {
  ...{ name: 'Ana Souza', cpf: '52998224725', birthday: '1990-05-17', phone: '11987654321' },
  ...{ cep: '70040010', street: 'Setor Bancário Sul', street_number: '1', city: 'Brasília', state: 'DF' },
}
async function saveCards(page: Page, slug: string): Promise<void> {
  for (const [name, number] of Object.entries(cards)) {
    const call = await apiOf(page, slug, `cartao-${name}-${Date.now()}`)
    await call('post', '/user-credit-cards', { ...holder, number, expiry: '12/39', cvv: '737' })
  }
}
const card = (page: Page, number: string) =>
  page.getByRole('radio', { name: new RegExp(`^Visa final ${number.slice(-4)}`) })
const success = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pedido realizado com sucesso!' })

test('CAR-06 CAR-08 CAR-18 CAR-20 ORD-01 PTS-06 a code, a card that is refused, and another one in two instalments', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const shop = shopOf(scripts)
  await logIn(page, shop.slug, shop.buyer)
  await saveCards(page, shop.slug)
  await putIntoCart(page, shop)
  await field(page, 'Código de desconto').fill('NADA99')
  await press(page, 'Aplicar')
  await expect(
    page
      .getByText(/^Não foi possível completar sua transação\. Por favor, tente novamente\. Motivo: /)
      .last(),
  ).toBeVisible()
  await field(page, 'Código de desconto').fill(shop.code.toLowerCase())
  await press(page, 'Aplicar')
  await expect(page.getByText(`Código ${shop.code} aplicado`)).toBeVisible()
  await press(page, 'Ir para entrega')
  await page.getByRole('radio', { name: new RegExp(`^${shop.place}`) }).check()
  await press(page, 'Ir para pagamento')

  // The newest of the saved cards stands first and is chosen already.
  await expect(card(page, cards.slow)).toBeChecked()
  await card(page, cards.poor).check()
  await press(page, 'Revisar pedido')
  await press(page, 'Efetuar pagamento')
  const refused = page.getByRole('dialog', { name: /^Não foi possível completar sua transação/ })
  await expect(refused).toContainText(/Motivo: .+\. Deseja tentar outra forma de pagamento\?/)
  await expectAccessible()
  await refused.getByRole('link', { name: 'Sim' }).click()
  await expect(page.getByRole('heading', { name: 'Selecione uma forma de pagamento' })).toBeVisible()

  await card(page, cards.good).check()
  await page.getByLabel('Parcelas').selectOption('2')
  await press(page, 'Revisar pedido')
  await expect(page.getByText(/^Visa final 1111, 2x/)).toBeVisible()
  await press(page, 'Efetuar pagamento')
  await expect(success(page)).toBeVisible()
  await expect(page.getByText(/^Cartão Visa final 1111, 2x/)).toBeVisible()
  await expect(page.getByText('Recebeu de volta')).toBeVisible()
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: 'Meus pedidos' }).click()
  await expect(page.getByRole('article').first()).toContainText('Pagamento confirmado')
  await expectAccessible()

  // What came back pays a part of the next order: by PIX, given up, and then by a card.
  await putIntoCart(page, shop)
  await press(page, 'Ir para entrega')
  await page.getByRole('radio', { name: new RegExp(`^${shop.place}`) }).check()
  await press(page, 'Ir para pagamento')
  await expect(page.getByRole('heading', { name: 'Primeiro, a sua carteira' })).toBeVisible()
  await page.getByRole('radio', { name: /^PIX/ }).check()
  await press(page, 'Revisar pedido')
  await press(page, 'Gerar código para pagamento')
  await expect(page.getByRole('heading', { level: 1, name: 'Pague com PIX' })).toBeVisible()
  if (scripts) {
    await press(page, 'Copiar código')
    await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Cancelar pedido' }).click()
  const question = page.getByRole('dialog', { name: 'Cancelar pedido' })
  await expect(question).toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(page.getByText('Pedido cancelado')).toBeVisible()

  await page.goto(at(shop.slug, '/homepage/carrinho/pagamento'))
  await card(page, cards.slow).check()
  await press(page, 'Revisar pedido')
  // Nobody tells the page that it was paid, so that it can be looked at: it finds out by itself a little later.
  if (scripts) await page.route('**/eventos', (route) => route.abort())
  await press(page, 'Efetuar pagamento')
  const waiting = page.getByRole('heading', { level: 1, name: 'Estamos confirmando o seu pagamento' })
  await expect(waiting.or(success(page))).toBeVisible()
  await expectAccessible()
  await expect(success(page)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/^Carteira, /)).toBeVisible()
  await expect(page.getByText(/^Cartão Visa final 0036/)).toBeVisible()
})

test('CAR-14 CAR-15 CAR-22 the wallet pays alone, nothing else is asked, and the way back says nothing false', async ({
  page,
  scripts,
}) => {
  const shop = richOf(scripts)
  await logIn(page, shop.slug)
  await putIntoCart(page, shop)
  await press(page, shop.steps)
  if (shop.steps === 'Ir para entrega') {
    await page.getByRole('radio', { name: /^Retirar na sede/ }).check()
    await press(page, 'Ir para pagamento')
  }
  await expect(page.getByText('A sua carteira cobre o valor todo. Nada mais é cobrado.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await press(page, 'Revisar pedido')
  await expect(page.getByText('Saldo da carteira')).toBeVisible()
  await press(page, 'Efetuar pagamento')
  await expect(success(page)).toBeVisible()
  await page.goBack()
  await page.goto(at(shop.slug, '/homepage/carrinho/revisao'))
  await expect(page.getByText('Você ainda não possui itens no seu carrinho.')).toBeVisible()
  await expect(page.getByText('Tempo de reserva esgotado')).toHaveCount(0)
})
