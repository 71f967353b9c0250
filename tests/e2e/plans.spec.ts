import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { press } from './owner-form.ts'
import { apiOf, payAtBank } from './shop.ts'

test.use({ actionTimeout: 30_000 })

/** Of the demo's bank: one pays, one has no money. */
const cards = { good: '4111111111111111', poor: '4000000000000051' }
const holder = {
  ...{ name: 'Ana Souza', cpf: '52998224725', birthday: '1990-05-17', phone: '11987654321' },
  ...{ cep: '70040010', street: 'Setor Bancário Sul', street_number: '1', city: 'Brasília', state: 'DF' },
}
async function saveCards(page: Page, slug: string): Promise<void> {
  for (const [name, number] of Object.entries(cards)) {
    const call = await apiOf(page, slug, `cartao-de-plano-${name}-${Date.now()}`)
    await call('post', '/user-credit-cards', { ...holder, number, expiry: '12/39', cvv: '737' })
  }
}
const card = (page: Page, number: string) =>
  page.getByRole('radio', { name: new RegExp(`^Visa final ${number.slice(-4)}`) })
const success = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Assinatura realizada com sucesso!' })
const mine = (page: Page) => page.getByRole('region', { name: 'Seu plano' })

/** Pays the code that is shown: with scripts the page goes on by itself, without them it is asked. */
async function pay(page: Page, slug: string, scripts: boolean): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Pague com PIX' })).toBeVisible()
  const asked = await page
    .getByText(/^R\$\s[\d.]+,\d\d$/)
    .first()
    .innerText()
  await payAtBank(page, slug, asked.replace(/^R\$\s/, ''))
  if (scripts) return expect(success(page)).toBeVisible()
  await expect(async () => {
    if (!(await success(page).isVisible())) await press(page, 'Verificar pagamento')
    await expect(success(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

async function openPlans(page: Page, slug: string): Promise<void> {
  await page.goto(at(slug, '/homepage/planos'))
  await expect(page.getByRole('heading', { level: 1, name: 'Planos' })).toBeVisible()
}

test('PLN-01 PLN-02 PLN-03 PLN-04 PLN-07 PLN-08 GAP-74 a plan by PIX, up less what was paid, down, back, and away', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = 'afiliados'
  await logIn(page, slug, scripts ? 'dona' : 'parceiro')
  await openPlans(page, slug)
  await expectAccessible()
  const names = await page
    .getByRole('region', { name: 'Todos os planos' })
    .getByRole('heading')
    .allInnerTexts()
  expect(names).toEqual(['Estudante', 'Profissional', 'Escritório'])
  await expect(page.getByText('Mais popular')).toBeVisible()
  await expect(page.getByText('A negociar')).toBeVisible()

  await page.getByRole('link', { name: 'Assinar: Estudante' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Assinar Estudante' })).toBeVisible()
  await page.getByRole('radio', { name: /^PIX/ }).check()
  await press(page, 'Efetuar pagamento')
  await expect(page.getByRole('main')).toContainText('Esse campo é obrigatório')
  await expectAccessible()
  await page.getByLabel('Data de nascimento', { exact: true }).fill('17/05/1990')
  await page.getByRole('radio', { name: /^PIX/ }).check()
  await press(page, 'Efetuar pagamento')
  await pay(page, slug, scripts)
  await expect(page.getByText('Operação realizada com sucesso')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Ver o meu plano' }).click()
  await expect(mine(page)).toContainText('Estudante')
  await expect(mine(page)).toContainText('PIX')
  await expect(page.getByRole('button', { name: 'Este é seu plano atual' })).toBeDisabled()

  await page.getByRole('link', { name: 'Fazer upgrade: Profissional' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mudar para Profissional' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Pago com: PIX')
  await expect(page.getByRole('main')).toContainText('R$ 264,00')
  await press(page, 'Efetuar pagamento')
  await pay(page, slug, scripts)
  await page.getByRole('link', { name: 'Ver o meu plano' }).click()
  await expect(page.getByRole('table', { name: 'Cobranças' })).toContainText('Pago')
  await expectAccessible()

  await page.getByRole('link', { name: 'Fazer downgrade: Estudante' }).click()
  await press(page, 'Fazer downgrade')
  await expect(page.getByText('A mudança está marcada')).toBeVisible()
  await expect(mine(page)).toContainText(/o seu plano passa a ser Estudante/)
  await press(page, 'Manter o meu plano')
  await expect(page.getByText('Seu plano continua como estava.')).toBeVisible()

  await page.getByRole('link', { name: 'Cancelar plano' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancelar plano' })
  for (const reason of [
    'Prefiro não mencionar',
    'Não acho um bom custo-benefício',
    'Não utilizo mais o produto',
    'Outro',
  ])
    await expect(dialog.getByLabel(reason)).toBeVisible()
  await dialog.getByRole('button', { name: 'Realizar cancelamento' }).click()
  await expect(dialog).toContainText('Escolha um motivo')
  await expectAccessible()
  await dialog.getByLabel('Não utilizo mais o produto').check()
  await dialog.getByRole('button', { name: 'Realizar cancelamento' }).click()
  await expect(mine(page)).toContainText(/O que já foi pago vale até \d\d\/\d\d\/\d{4} e nada mais é cobrado/)
  await press(page, 'Manter o meu plano')
  await expect(mine(page)).toContainText('Ativo')
})

test('PLN-03 PLN-04 PLN-05 a card that is refused, another one, an upgrade less what was paid, another way of paying', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const [slug, person] = scripts ? ['sorteio', 'parceiro'] : ['sorteio', 'participante']
  await logIn(page, slug, person)
  await saveCards(page, slug)
  await openPlans(page, slug)
  await page.getByRole('link', { name: 'Assinar: Trevo Mensal' }).click()
  const birthday = page.getByLabel('Data de nascimento', { exact: true })
  if (scripts) await birthday.fill('17/05/1990')
  await card(page, cards.poor).check()
  await expectAccessible()
  await press(page, 'Efetuar pagamento')
  await expect(page.getByRole('main')).toContainText(
    'Não foi possível completar sua transação. Por favor, tente novamente.',
  )
  await expect(page.getByRole('main')).toContainText(/Motivo: .+\. Escolha outra forma de pagamento\./)
  await card(page, cards.good).check()
  await press(page, 'Efetuar pagamento')
  await expect(success(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Visa final 1111')
  await expect(page.getByRole('main')).toContainText('R$ 14,90 por mês')

  await openPlans(page, slug)
  await page.getByRole('link', { name: 'Fazer upgrade: Trevo Semestral' }).click()
  const summary = page.getByRole('main')
  await expect(summary).toContainText('Desconto do período já pago')
  await expect(summary).toContainText('− R$ 14,90')
  await expect(summary).toContainText('R$ 59,60')
  await expect(summary).toContainText('Pago com: Visa final 1111')
  const another = page.getByLabel('Alterar forma de pagamento')
  const choice = page.getByRole('group', { name: 'Forma de pagamento' })
  await expect(choice).toBeHidden()
  await another.check()
  await expect(choice).toBeVisible()
  await expectAccessible()
  await another.uncheck()
  await press(page, 'Efetuar pagamento')
  await expect(success(page)).toBeVisible()

  await openPlans(page, slug)
  await page.getByRole('link', { name: 'Alterar forma de pagamento' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Alterar forma de pagamento' })).toBeVisible()
  await page.getByRole('radio', { name: /^PIX/ }).check()
  await expectAccessible()
  await press(page, 'Salvar')
  await expect(page.getByText('Operação realizada com sucesso')).toBeVisible()
  await expect(mine(page)).toContainText('PIX')
})

test('PLN-06 STN-U13 the plan by agreement is written about from inside @sem-script', async ({ page }) => {
  await logIn(page, 'fan', 'participante')
  await openPlans(page, 'fan')
  await page.getByRole('link', { name: 'Falar com a equipe: Enterprise' }).click()
  await expect(page).toHaveURL(/\/homepage\/planos\/sobconsulta$/)
  await press(page, 'Enviar')
  await expect(page.getByText('Esse campo é obrigatório')).toBeVisible()
  await page.getByLabel('Mensagem').fill('Queremos um plano para 4.000 pessoas.')
  await press(page, 'Enviar')
  await expect(page).toHaveURL(/\/homepage$/)
  await expect(page.getByText('Operação realizada com sucesso')).toBeVisible()
})

test('PLN-01 GAP-07 a station without plans has no entry for them, and its page says so @sem-script', async ({
  page,
}) => {
  await logIn(page, 'sindicato', 'participante')
  await page.goto(at('sindicato', '/homepage/conta'))
  await expect(page.getByRole('link', { name: 'Planos' })).toHaveCount(0)
  await page.goto(at('sindicato', '/homepage/planos'))
  await expect(page.getByText('Esta estação não tem planos no momento.')).toBeVisible()
})
