import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { field, press } from './owner-form.ts'
import { activationMail, fillPerson, register, typeCode } from './registration.ts'
import { apiOf, payAtBank, putIntoCart } from './shop.ts'

test.use({ actionTimeout: 30_000 })

const slug = 'fan'
const stationId = 1
const letter = 'Carta aberta: por que não temos anúncios'
const letterPath = '/homepage/atividades/26'

/** Somebody whom no other journey knows, in the member area. */
async function join(page: Page): Promise<void> {
  const person = await register(page, slug)
  const { code } = await activationMail(page.request, stationId, person.email)
  await typeCode(page, code)
  await expect(page).toHaveURL(at(slug, '/signup'))
  await page.goto(at(slug, '/signup?passo=dados'))
  await fillPerson(page)
  await page.getByRole('button', { name: 'Concluir' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você concluiu seu cadastro!')
}

const locked = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Só para assinantes de Palco, Estádio ou Turnê.' })

test('GAP-139 PLN-01 PLN-03 what a plan gives: closed before, open with the first payment, with points and a discount', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  await join(page)

  await page.goto(at(slug, letterPath))
  await expect(locked(page)).toBeVisible()
  await expectAccessible()
  await page.goto(at(slug, '/homepage/search/carta'))
  const card = page.getByRole('article').filter({ hasText: letter })
  await expect(card).toContainText('Só para assinantes de Palco, Estádio ou Turnê')
  await expectAccessible()
  await card.getByRole('link', { name: letter }).click()
  await expect(page).toHaveURL(at(slug, '/homepage/planos'))
  const stage = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Palco' }) })
  await expect(stage.getByRole('listitem')).toContainText([
    '10% de desconto no carrinho, até R$ 20,00 por pedido',
    '20,00 estrelas todo mês',
    '1 atividade só para assinantes',
    'Até 1.000 participantes',
  ])
  await expectAccessible()

  await page.getByRole('link', { name: 'Assinar: Palco' }).click()
  await page.getByRole('radio', { name: /^PIX/ }).check()
  await press(page, 'Efetuar pagamento')
  await expect(page.getByRole('heading', { level: 1, name: 'Pague com PIX' })).toBeVisible()
  await payAtBank(page, slug, '49,90')
  const success = page.getByRole('heading', { level: 1, name: 'Assinatura realizada com sucesso!' })
  if (scripts) await expect(success).toBeVisible()
  else
    await expect(async () => {
      if (!(await success.isVisible())) await press(page, 'Verificar pagamento')
      await expect(success).toBeVisible({ timeout: 1_000 })
    }).toPass()

  await page.goto(at(slug, '/homepage/extrato/extratos-totais?aba=premiacao'))
  await expect(page.getByText('Pontos do plano Palco')).toBeVisible()
  await page.goto(at(slug, letterPath))
  await expect(page.getByRole('heading', { level: 1, name: letter })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Marcar como lida' })).toBeVisible()

  await putIntoCart(page, { slug, activity: 14, product: 'Caderno de Encontros' })
  const summary = page.getByRole('main')
  await expect(summary).toContainText('Desconto do plano Palco')
  // R$ 42,00 less R$ 5,00 of delivery: a tenth of what that leaves.
  await expect(summary).toContainText(/3,70/)
  await expectAccessible()
  const call = await apiOf(page, slug, `pedido-com-plano-${Date.now()}`)
  await call('post', '/single-product-orders')
  await call('put', '/user-shopping-cart/delivery', {
    locations: [{ action_id: 14, deliveryLocation: 3 }],
    address: null,
  })
  await call('put', '/user-shopping-cart/payment', { type: 'pix' })
  await page.goto(at(slug, '/homepage/carrinho/revisao'))
  await expect(page.getByRole('heading', { level: 1, name: 'Confira seu pedido' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Desconto do plano Palco')
  await expectAccessible()
  // The stars of the first month may pay it all.
  await page.getByRole('button', { name: /^(Gerar código para pagamento|Efetuar pagamento)$/ }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: /^(Pague com PIX|Pedido realizado)/ }),
  ).toBeVisible()
  await page.goto(at(slug, '/homepage/pedidos'))
  await page
    .getByRole('main')
    .getByRole('link', { name: /Ver pedido|Detalhes|Pedido/ })
    .first()
    .click()
  await expect(page.getByText('Desconto do plano Palco').first()).toBeVisible()
  await expectAccessible()
})

test('GAP-139 an owner says what a plan gives, and for which plans an activity is @sem-script', async ({
  page,
}) => {
  // Of those that no journey takes.
  const plan = 'Turnê'
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/planos'))
  await page.getByRole('link', { name: plan }).click()
  await expect(page.getByRole('group', { name: 'O que a estação entrega' })).toBeVisible()
  await field(page, 'Desconto no carrinho \\(%\\)').fill('101')
  await press(page)
  await expect(page.getByRole('main')).toContainText(/100/)
  await field(page, 'Desconto no carrinho \\(%\\)').fill('7')
  await field(page, 'Desconto máximo por pedido \\(R\\$\\)').fill('12,50')
  await press(page)
  await expect(page.getByText('Plano salvo.')).toBeVisible()
  await page.goto(at(slug, '/homepage/planos'))
  await expect(page.getByText('7% de desconto no carrinho, até R$ 12,50 por pedido').first()).toBeVisible()

  await page.goto(at(slug, '/gestao/atividades/26?passo=premio'))
  const plans = page.getByRole('group', { name: /^Só para assinantes de/ })
  await expect(plans.getByRole('checkbox')).toHaveCount(3)
  await expect(plans.getByRole('checkbox', { checked: true })).toHaveCount(3)
})
