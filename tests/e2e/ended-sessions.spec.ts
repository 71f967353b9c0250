import { at, expect, test } from './fixtures.ts'
import { logIn, sendLogin } from './log-in.ts'
import { field, press } from './owner-form.ts'

test('ACC-06 @com-script a text that no cookie holds is kept while its author logs in again', async ({
  page,
  expectAccessible,
}) => {
  const form = at('sindicato', '/gestao/consultas/temas/novo')
  await logIn(page, 'sindicato', 'dona')
  await page.goto(form)
  const long = Array.from({ length: 4_900 }, () => Math.random().toString(36)[2]).join('')
  await field(page, 'Descrição').fill(long)
  await page.context().clearCookies({ name: 'sessao' })
  await press(page)
  await expect(page.getByText('O que você preencheu está guardado.')).toBeVisible()
  await page.goto(`${page.url()}&com=email`)
  await page.getByLabel('E-mail', { exact: true }).fill('dona@exemplo.com.br')
  await sendLogin(page)
  await expect(page.getByRole('button', { name: 'Enviar agora' })).toBeVisible()
  await expect(page.locator('input[name="description"]')).toHaveValue(long)
  await expectAccessible()
  await page.getByRole('link', { name: 'Descartar' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Descrição')
  await question.getByRole('link', { name: 'Descartar' }).click()
  await expect(page).toHaveURL(form)
})
