import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn, sendLogin } from './log-in.ts'
import { field, idOf, press, publish } from './owner-form.ts'
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
    const call = await apiOf(page, slug, `cartao-de-assinatura-${name}-${Date.now()}`)
    await call('post', '/user-credit-cards', { ...holder, number, expiry: '12/39', cvv: '737' })
  }
}
const card = (page: Page, number: string) =>
  page.getByRole('radio', { name: new RegExp(`^Visa final ${number.slice(-4)}`) })
const main = (page: Page) => page.getByRole('main')
const subscribed = 'Olá, você assinou o produto dessa atividade!'

async function openSubscriptions(page: Page, slug: string, path = ''): Promise<void> {
  await page.goto(at(slug, `/homepage/assinaturas${path}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Minhas assinaturas' })).toBeVisible()
}

/** Pays the code that is shown: with scripts the page goes on by itself, without them it is asked. */
async function pay(page: Page, slug: string, { amount, scripts }: { amount: string; scripts: boolean }) {
  await expect(page.getByRole('heading', { level: 1, name: 'Pague com PIX' })).toBeVisible()
  await expect(main(page)).toContainText(`R$ ${amount}`)
  await payAtBank(page, slug, amount)
  const isThere = () => /\/homepage\/atividades\/\d+/.test(page.url())
  await expect(async () => {
    if (!scripts && !isThere()) await press(page, 'Verificar pagamento')
    expect(isThere()).toBe(true)
  }).toPass()
}

test('ACT-21 PLN-10 PLN-11 PLN-12 a box each month by PIX: chosen, paid, seen, cancelled once', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = 'fan'
  const activity = '/homepage/atividades/21'
  const name = 'Assine a Caixa da Comunidade'
  // The bank shows amounts only: each project pays its own.
  const box = scripts
    ? { product: /^Caixa pequena/, amount: '59,00' }
    : { product: /^Caixa grande/, amount: '109,00' }
  await logIn(page, slug, scripts ? 'dona' : 'parceiro')
  await page.goto(at(slug, activity))
  await expect(main(page)).toContainText('Cobrança: Mensal')
  await expectAccessible()
  await press(page, 'Confirmar assinatura')
  await expect(page.getByText('Produto não selecionado')).toBeVisible()
  await expect(main(page)).toContainText('Por favor, selecione o produto para realizar a assinatura.')
  await expectAccessible()
  await page.getByRole('radio', { name: box.product }).check()
  await page.getByRole('radio', { name: /^PIX/ }).check()
  await press(page, 'Confirmar assinatura')
  await expect(page.getByRole('heading', { level: 1, name: 'Pague com PIX' })).toBeVisible()
  await expectAccessible()

  // Meanwhile there is one already, which is not paid.
  await page.goto(at(slug, activity))
  await expect(main(page)).toContainText('Já exite uma assinatura vigente para essa atividade.')
  await expect(page.getByRole('button', { name: 'Processando assinatura' })).toBeDisabled()
  await openSubscriptions(page, slug)
  await expect(page.getByRole('table', { name: `Cobranças: ${name}` })).toContainText('Pendente')
  await page.getByRole('link', { name: 'Ver pagamento' }).click()
  await pay(page, slug, { amount: box.amount, scripts })
  await page.goto(at(slug, activity))
  await expect(main(page)).toContainText(subscribed)
  await expect(page.getByRole('button', { name: 'Confirmar assinatura' })).toBeDisabled()
  await expectAccessible()

  await openSubscriptions(page, slug)
  const charges = page.getByRole('table', { name: `Cobranças: ${name}` })
  for (const text of ['Pago', 'Mensal', `R$ ${box.amount}`]) await expect(charges).toContainText(text)
  for (const header of ['Atividade', 'Vigência', 'Valor', 'Status pagamento', 'Recorrência'])
    await expect(charges.getByRole('columnheader', { name: header })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Novo cartão' })).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('link', { name: `Cancelar assinatura: ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancelar assinatura?' })
  await expect(dialog).toContainText(/o que você já pagou vale até \d\d\/\d\d\/\d{4}/)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Cancelar assinatura' }).click()
  await expect(page.getByText('Cancelamento de assinatura realizado com sucesso')).toBeVisible()
  await expect(page.getByText('Cancelada', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: `Cancelar assinatura: ${name}` })).toBeDisabled()
  await expectAccessible()
  // Asked again by its address it is not asked about.
  await page.goto(at(slug, '/homepage/assinaturas?cancelar=21'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('ACT-21 PLN-10 CRD-03 a journal each quarter by card: refused, another one, then PIX for what comes', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = 'banco'
  // The bank asks for the CPF only (STN-U05): its owner's, or a partner's.
  await page.goto(at(slug, '/login'))
  await page.getByLabel('CPF', { exact: true }).fill(scripts ? '74201956334' : '15350946056')
  await sendLogin(page)
  await saveCards(page, slug)
  await page.goto(at(slug, '/homepage/atividades/15'))
  await expect(main(page)).toContainText('R$ 9,00 por trimestre')
  await page.getByRole('radio', { name: /^Edição digital/ }).check()
  await page.getByRole('radio', { name: /^Novo cartão/ }).check()
  await press(page, 'Confirmar assinatura')
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmar assinatura' })).toBeVisible()
  await expect(main(page)).toContainText('Trimestral')
  await expectAccessible()
  await card(page, cards.poor).check()
  await press(page, 'Confirmar assinatura')
  await expect(main(page)).toContainText(
    'Não foi possível completar sua transação. Por favor, tente novamente.',
  )
  await page.getByRole('link', { name: 'Voltar para a atividade' }).click()
  await page.getByRole('radio', { name: /^Edição digital/ }).check()
  await card(page, cards.poor).check()
  await press(page, 'Confirmar assinatura')
  await expect(main(page)).toContainText(
    /Não foi possível completar sua transação\. Por favor, tente novamente\. Motivo: .+/,
  )
  await page.getByRole('radio', { name: /^Edição digital/ }).check()
  await card(page, cards.good).check()
  await press(page, 'Confirmar assinatura')
  await expect(page).toHaveURL(/\/homepage\/atividades\/15\?participacao=\d+$/)
  await openSubscriptions(page, slug, '/15')
  await expect(main(page)).toContainText('Visa final 1111')
  await page.getByRole('link', { name: 'Alterar forma de pagamento' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forma de pagamento' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('radio', { name: /^PIX/ }).check()
  await press(page, 'Salvar')
  await expect(page.getByText('Operação realizada com sucesso')).toBeVisible()
  if (!scripts) return
  await page.goto(at(slug, '/gestao/atividades/15/assinantes'))
  await expect(page.getByRole('table')).toContainText('Ativo')
  await expectAccessible()
})

test('ACT-21 PLN-12 an owner makes one: how often it comes, its products, publishes it, and sees who subscribes', async ({
  page,
  expectAccessible,
}) => {
  const slug = 'padrao'
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/atividades/nova?tipo=21'))
  await field(page, 'Nome').fill('Café do mês')
  await field(page, 'De quanto em quanto tempo').selectOption({ label: 'Quinzenal' })
  await expectAccessible()
  await press(page, 'Salvar')
  await page.getByRole('link', { name: 'Novo produto' }).click()
  await field(page, 'Nome do produto').fill('Pacote de 250 g')
  await field(page, 'Preço').fill('32,00')
  await press(page, 'Salvar')
  await expect(main(page)).toContainText('R$ 32,00')
  const id = idOf(page)
  await expect(page.getByRole('link', { name: 'Entrega e retirada' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Assinantes' }).click()
  await expect(main(page)).toContainText('Ninguém assinou ainda.')
  await expectAccessible()
  await page.goto(at(slug, `/gestao/atividades/${id}`))
  await publish(page)
  await page.goto(at(slug, `/homepage/atividades/${id}`))
  await expect(main(page)).toContainText('Cobrança: Quinzenal')
  await expect(main(page)).toContainText('R$ 32,00 a cada duas semanas')
})

test('PLN-10 STN-026c nothing yet says so; the entry is hidden where the station says so @sem-script', async ({
  page,
}) => {
  await logIn(page, 'sindicato', 'participante')
  await page.goto(at('sindicato', '/homepage/conta'))
  await expect(page.getByRole('link', { name: 'Assinaturas' })).toHaveCount(0)
  await openSubscriptions(page, 'sindicato')
  await expect(page.getByText('Não há assinaturas')).toBeVisible()
})
