import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { field, press } from './owner-form.ts'

test.use({ actionTimeout: 30_000 })

/** A station for each project: nobody else's journey counts on what is in this wallet there. */
const slugOf = (scripts: boolean) => (scripts ? 'fan' : 'sindicato')

test('GAP-162 an owner credits somebody, looks at it before, takes it back, and the member reads why', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  test.slow()
  const slug = slugOf(scripts)
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/pontos?busca=parceiro%40exemplo.com.br'))
  await expect(page.getByRole('heading', { level: 1, name: 'Pontos' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('list', { name: 'Pessoas encontradas' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Carteira de / })).toBeVisible()
  await press(page, 'Conferir')
  await expect(page.getByText('Esse campo é obrigatório').first()).toBeVisible()
  await field(page, 'Valor \\(.+\\)').fill('7,25')
  await field(page, 'Tipo').selectOption({ label: 'Cortesia' })
  await field(page, 'Motivo').fill('Ajudou na festa')
  await press(page, 'Conferir')
  await expect(page.getByRole('heading', { name: 'Confira antes de lançar' })).toBeVisible()
  await expectAccessible()
  await press(page, 'Creditar agora')
  await expect(page.getByText('Crédito lançado.')).toBeVisible()
  await expect(page.getByText('Cortesia: Ajudou na festa')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Estornar: Cortesia: Ajudou na festa' }).first().click()
  await expect(field(page, 'Motivo')).toHaveValue(/^Estorno do lançamento de .*Ajudou na festa$/)
  await press(page, 'Conferir')
  await press(page, 'Descontar agora')
  await expect(page.getByText('Desconto lançado.')).toBeVisible()

  await page.context().clearCookies()
  await logIn(page, slug, 'parceiro')
  await page.goto(at(slug, '/homepage/extrato/extratos-totais'))
  await expect(page.getByText('Cortesia: Ajudou na festa').first()).toBeVisible()
})
