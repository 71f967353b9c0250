import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { field, press } from './owner-form.ts'
import { payAtBank } from './shop.ts'

test.use({ actionTimeout: 30_000 })

/** A station for each project, where nobody else's journey counts on what is in this wallet. */
const slugOf = (scripts: boolean) => (scripts ? 'afiliados' : 'sindicato')
const path = '/homepage/meios-de-pagamento/comprar'
const [person, owner] = ['parceiro', 'dona']

async function ask(page: Page, amount: string, way: 'Transferência bancária' | 'PIX'): Promise<void> {
  await field(page, 'Quantidade em BRL').fill(amount)
  await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check()
  await press(page, 'Pedir créditos')
}

test('WAL-01 WAL-02 WAL-03 WAL-04 a transfer is asked for, confirmed by an owner, and another one refused', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = slugOf(scripts)
  await logIn(page, slug, person)
  await page.goto(at(slug, '/homepage/extrato/extratos-totais'))
  await page.getByRole('main').getByRole('link', { name: 'Abastecer créditos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Abastecer créditos' })).toBeVisible()
  await expectAccessible()
  for (const [amount, message] of [
    ['1,49', 'Valor mínimo requerido de R$ 1,50'],
    ['100,01', 'Valor máximo permitido por tranferencia de R$ 100,00.'],
    ['abc', 'Este campo só aceita números'],
  ] as const) {
    await ask(page, amount, 'Transferência bancária')
    await expect(page.getByText(message)).toBeVisible()
    await expect(field(page, 'Quantidade em BRL')).toHaveValue(amount)
  }
  await expectAccessible()
  await ask(page, '37,24', 'Transferência bancária')
  const sent = page.getByRole('dialog', { name: 'Pedido enviado' })
  await expect(sent).toContainText('Transfira R$ 37,24 para:')
  await expectAccessible()
  await sent.getByRole('link', { name: 'Ver meus pedidos' }).click()
  const first = page.getByRole('row').filter({ hasText: 'R$ 37,24' })
  await expect(first).toContainText('Aguardando confirmação')
  await expectAccessible()
  await page.goto(at(slug, path))
  await ask(page, '12,40', 'Transferência bancária')
  await expect(sent).toBeVisible()
  await page.goto(at(slug, `${path}?aba=resgate`))
  await expect(page.getByText(/R\$ 200,00 em prêmios/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Pedir o resgate' }).click()
  await expect(page.getByLabel('Assunto')).toHaveValue('Resgate do saldo da carteira')

  await page.context().clearCookies()
  await logIn(page, slug, owner)
  await page.goto(at(slug, '/gestao'))
  const rail = page.getByRole('navigation', { name: 'Gestão da estação' })
  await rail.locator('summary').filter({ hasText: 'Vendas' }).click()
  await rail.getByRole('link', { name: 'Créditos' }).click()
  await page.getByRole('link', { name: 'Ver as que esperam' }).click()
  await expectAccessible()
  await page.getByRole('button', { name: /^Confirmar R\$ 37,24 de / }).click()
  await expect(page.getByText('Créditos na carteira.')).toBeVisible()
  const other = page.getByRole('row').filter({ hasText: 'R$ 12,40' })
  await other.getByRole('link', { name: 'Recusar' }).click()
  const question = page.getByRole('dialog', { name: 'Recusar este pedido?' })
  await expectAccessible()
  await question.getByRole('button', { name: 'Recusar' }).click()
  await expect(question.getByText('Esse campo é obrigatório').first()).toBeVisible()
  await field(page, 'Motivo').fill('A transferência não chegou')
  await question.getByRole('button', { name: 'Recusar' }).click()
  await expect(page.getByText('Pedido recusado.')).toBeVisible()
  await page.goto(at(slug, '/gestao/historico'))
  await page.getByLabel('Área').selectOption({ label: 'Créditos' })
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL(/area=creditos/)
  await expect(page.getByText(/confirmou os créditos de/).first()).toBeVisible()
  await expectAccessible()

  await page.context().clearCookies()
  await logIn(page, slug, person)
  await page.goto(at(slug, `${path}?aba=pedidos`))
  await expect(first).toContainText('Confirmado')
  await expect(page.getByRole('row').filter({ hasText: 'R$ 12,40' })).toContainText(
    'Motivo: A transferência não chegou',
  )
  await page.goto(at(slug, '/homepage/extrato/extratos-totais?aba=premiacao'))
  await expect(page.getByText('Créditos abastecidos por transferência').first()).toBeVisible()
})

test('WAL-01 GAP-66 by PIX the credits arrive by themselves', async ({ page, scripts, expectAccessible }) => {
  const slug = slugOf(scripts)
  await logIn(page, slug, person)
  await page.goto(at(slug, path))
  await ask(page, '23,16', 'PIX')
  await expect(page.getByRole('heading', { level: 1, name: 'Pague com PIX' })).toBeVisible()
  await expectAccessible()
  await press(page, 'Verificar pagamento')
  await expect(page.getByText('Pagamento não confirmado')).toBeVisible()
  await payAtBank(page, slug, '23,16')
  // With scripts the page goes on by itself; without them it would after a while, and a press does now.
  if (!scripts) {
    await expect(async () => {
      if (page.url().includes('aba=pedidos')) return
      await press(page, 'Verificar pagamento')
      await expect(page).toHaveURL(/aba=pedidos/, { timeout: 2_000 })
    }).toPass()
  }
  await expect(page).toHaveURL(/aba=pedidos/)
  await expect(page.getByRole('row').filter({ hasText: 'R$ 23,16' })).toContainText('Confirmado')
  await expectAccessible()

  await page.goto(at(slug, path))
  await ask(page, '9,80', 'PIX')
  await page.getByRole('link', { name: 'Cancelar pedido' }).click()
  const question = page.getByRole('dialog', { name: 'Cancelar este pedido?' })
  await expectAccessible()
  await question.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'R$ 9,80' })).toContainText('Cancelado')
})

test('WAL-05 STN-U15 points are bought by PIX, and success is the statement', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const [slug, amount] = ['sorteio', scripts ? '2,35' : '2,45']
  await logIn(page, slug, person)
  await page.goto(at(slug, path))
  await page.getByRole('link', { name: 'Comprar pontos' }).click()
  await field(page, 'Quantidade em fichas').fill(amount)
  await expectAccessible()
  await press(page, 'Gerar código para pagamento')
  await expect(page.getByRole('heading', { level: 1, name: 'Pague com PIX' })).toBeVisible()
  await payAtBank(page, slug, amount)
  if (!scripts)
    await expect(async () => {
      if (page.url().includes('extrato')) return
      await press(page, 'Verificar pagamento')
      await expect(page).toHaveURL(/extratos-totais/, { timeout: 2_000 })
    }).toPass()
  await expect(page).toHaveURL(/extratos-totais/)
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `+${amount}` })
      .first(),
  ).toContainText('Compra de pontos')
})
