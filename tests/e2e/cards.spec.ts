import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

/** A station per project: cards are one person's. */
const stationOf = (scripts: boolean) => (scripts ? 'viagem' : 'padrao')
const list = '/homepage/meios-de-pagamento'

/** A number of the simulator's that is refused; every other right one is a card. */
const refused = '4000 0000 0000 0028'
const good = '4111 1111 1111 1111'

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Número do cartão').fill(number)
  await page.getByLabel('Nome impresso no cartão').fill('Ana Souza')
  await page.getByLabel('Validade (MM/AA)').fill('12/39')
  await page.getByLabel('CVV').fill('737')
  await page.getByLabel('CPF do titular').fill('529.982.247-25')
  await page.getByLabel('Data de nascimento do titular').fill('17/05/1990')
  await page.getByLabel('Telefone do titular').fill('(11) 9 8765-4321')
}

/** Its state and, of a state with one city, the city are known without asking anybody. */
async function findCep(page: Page, scripts: boolean): Promise<void> {
  const field = page.getByRole('textbox', { name: 'CEP' })
  if (scripts) await field.pressSequentially('70040010')
  else {
    await field.first().fill('70040010')
    await page.getByRole('button', { name: 'Buscar CEP' }).click()
  }
  await expect(page.getByLabel('Cidade')).toHaveValue('Brasília')
  await expect(page.getByLabel('Estado')).toHaveValue('DF')
  await page.getByLabel('Rua').fill('Setor Bancário Sul')
  await page.getByLabel('Número', { exact: true }).fill('1')
}

/** What the browser sends to the station itself. */
function sentToUs(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().includes('/__pagamentos/api/'))
      // Keys of forms, whose page it is and tokens are made by chance, and hold any three digits now and then.
      sent.push(
        `${request.url()} ${decodeURIComponent(request.postData() ?? '')}`.replace(
          /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|pagina_de=[^&\s]+|token_\w+/g,
          '',
        ),
      )
  })
  return sent
}

test('CRD-01 CRD-02 CRD-03 CAR-19 VAL-06 VAL-08 GAP-70 GAP-110 SEC-80 a card is typed, corrected, refused, saved and removed', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = stationOf(scripts)
  const sent = sentToUs(page)
  await logIn(page, slug)
  await page.goto(at(slug, list))
  await expect(page.getByRole('heading', { level: 1, name: 'Meios de pagamento' })).toBeVisible()
  await expect(page.getByText('Você ainda não tem cartões salvos')).toBeVisible()
  await expectAccessible()

  await page.getByRole('link', { name: 'Cadastrar cartão' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cadastrar novo cartão' })).toBeVisible()
  await expectAccessible()
  await findCep(page, scripts)
  await fillCard(page, '4111 1111 1111 1112')
  await page.getByLabel('Validade (MM/AA)').fill('13/39')
  await page.getByLabel('CVV').fill('7')
  await page.getByLabel('CPF do titular').fill('111.111.111-11')
  // What is wrong is said on leaving its field, and waits to be mended; without scripts the server says it.
  if (scripts) {
    await page.getByLabel('CPF do titular').blur()
    await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled()
    await expect(page.getByText('Preencha os dados do cartão e da fatura para salvar.')).toBeVisible()
  } else await page.getByRole('button', { name: 'Salvar' }).click()
  for (const said of ['Número inválido', 'Data inválida', 'CVV inválido', 'CPF inválido'])
    await expect(page.getByText(said).last()).toBeVisible()
  await expectAccessible()

  await fillCard(page, refused)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText(/O cartão não foi aceito/)).toBeVisible()
  // What was typed is still there; without scripts it came from us, and what of a card is secret is not ours to give back.
  await expect(page.getByLabel('Rua')).toHaveValue('Setor Bancário Sul')
  await expect(page.getByLabel('Número do cartão')).toHaveValue(scripts ? refused : '')
  await expectAccessible()

  await fillCard(page, good)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Cartão salvo com sucesso')).toBeVisible()
  await expect(page).toHaveURL(at(slug, list))
  await expect(page.getByRole('article')).toContainText('Visa final 1111')
  await expect(page.getByRole('article')).toContainText('Validade 12/39')
  await expectAccessible()
  if (scripts) expect(sent.filter((one) => /4111|0028|737/.test(one))).toEqual([])

  await page.getByRole('link', { name: 'Remover Visa final 1111' }).click()
  const question = page.getByRole('dialog', { name: 'Remover este cartão?' })
  await expect(question).toContainText('Visa final 1111')
  await expectAccessible()
  await question.getByRole('link', { name: 'Cancelar' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('link', { name: 'Remover Visa final 1111' }).click()
  await question.getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByText('Cartão removido')).toBeVisible()
  await expect(page.getByText('Você ainda não tem cartões salvos')).toBeVisible()
})

test('CRD-03 the card of a subscription: its preview shows what is typed, saving says so, and the page begins anew @com-script', async ({
  page,
}) => {
  const slug = 'afiliados'
  await logIn(page, slug)
  await page.goto(at(slug, '/homepage/cartao-assinatura'))
  await expect(page.getByRole('heading', { level: 1, name: 'Cadastrar novo cartão' })).toBeVisible()
  const save = page.getByRole('button', { name: 'Salvar' })
  await page.getByLabel('Número do cartão').pressSequentially('378282246310005')
  await expect(page.getByLabel('Número do cartão')).toHaveValue('3782 822463 10005')
  await expect(page.getByText('American Express')).toBeVisible()
  await expect(page.getByText('3782 822463 10005')).toBeVisible()
  await findCep(page, true)
  await fillCard(page, '3782 822463 10005')
  await page.getByLabel('CVV').fill('7373')
  await expect(page.getByText('12/39')).toBeVisible()

  // A CEP that nobody knows says so where it would have filled in.
  const cep = page.getByRole('textbox', { name: 'CEP' })
  await cep.fill('')
  await cep.pressSequentially('00100000')
  await expect(page.getByText('CEP inválido')).toHaveCount(2)
  await cep.fill('')
  await cep.pressSequentially('70040010')
  await expect(page.getByText('CEP inválido')).toHaveCount(0)
  // The street of the CEP before is not the one of this.
  await expect(page.getByRole('textbox', { name: 'Rua' })).toHaveValue('')
  await page.getByRole('textbox', { name: 'Rua' }).fill('Esplanada dos Ministérios')

  // A gateway that is silent is said to be; what was typed stays.
  const tokens = /\/__pagamentos\/api\/tokens/
  await page.route(tokens, (route) => route.abort())
  await save.click()
  await expect(page.getByText(/A operadora de pagamentos não respondeu/)).toBeVisible()
  await page.unroute(tokens)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(tokens, async (route) => {
    await held
    await route.continue()
  })
  await save.click()
  await expect(page.getByRole('button', { name: 'Salvando' })).toBeVisible()
  answer()
  await expect(page.getByText('Cartão salvo com sucesso')).toBeVisible()
  await expect(page).toHaveURL(at(slug, '/homepage/cartao-assinatura'))
  await expect(page.getByLabel('Número do cartão')).toHaveValue('')
  await page.goto(at(slug, list))
  await expect(page.getByRole('article')).toContainText('American Express final 0005')
})

test('CAR-06 CAR-07 GAP-70 GAP-110 a new card is typed where one pays: saved before the review, paid with, and not kept', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  // People whose wallet does not pay it all: what gives them points or a plan comes later in their project. Carts are one person's.
  const slug = 'afiliados'
  const sent = sentToUs(page)
  await logIn(page, slug, scripts ? 'dona' : 'parceiro')
  await page.goto(at(slug, '/homepage/atividades/9'))
  const product = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Escalímetro de alumínio', level: 3 }) })
    .last()
  await product.getByRole('button', { name: /^Adicionar ao carrinho/ }).click()
  await expect(page.getByText('Escalímetro de alumínio está no carrinho.')).toBeVisible()
  await page.goto(at(slug, '/homepage/carrinho'))
  await page.getByRole('button', { name: 'Ir para entrega' }).click()
  await page.getByRole('radio', { name: /^Retirar na secretaria/ }).check()
  await page.getByRole('button', { name: 'Ir para pagamento' }).click()
  await expect(page.getByRole('heading', { name: 'Selecione uma forma de pagamento' })).toBeVisible()

  const newCard = page.getByRole('radio', { name: /^Novo cartão/ })
  await newCard.check()
  await expectAccessible()
  await fillCard(page, good)
  await page.getByLabel('CVV').fill('7')
  await page.getByRole('textbox', { name: 'CEP' }).fill('70040010')
  await page.getByLabel('Rua').fill('Setor Bancário Sul')
  await page.getByLabel('Número', { exact: true }).fill('1')
  await page.getByLabel('Cidade').fill('Brasília')
  await page.getByLabel('Estado').selectOption('DF')
  await page.getByRole('button', { name: 'Revisar pedido' }).click()
  await expect(page.getByText('CVV inválido').last()).toBeVisible()
  await expect(newCard).toBeChecked()
  await expectAccessible()

  await fillCard(page, good)
  await page.getByRole('button', { name: 'Revisar pedido' }).click()
  await expect(page.getByRole('heading', { name: 'Confira seu pedido' })).toBeVisible()
  await expect(page.getByText(/Visa final 1111/)).toBeVisible()
  if (scripts) expect(sent.filter((one) => /4111|737/.test(one))).toEqual([])

  await page.getByRole('link', { name: 'Voltar' }).click()
  await expect(page.getByRole('radio', { name: /^Visa final 1111/ })).toBeChecked()
  await page.goto(at(slug, list))
  await expect(page.getByText('Você ainda não tem cartões salvos')).toBeVisible()
  await page.goto(at(slug, '/homepage/carrinho/revisao'))
  await page.getByRole('button', { name: 'Efetuar pagamento' }).click()
  await expect(page.getByText('Pedido realizado com sucesso!')).toBeVisible()
})
