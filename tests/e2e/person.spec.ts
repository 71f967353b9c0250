import { at, expect, test } from './fixtures.ts'
import { logIn, logInByForm } from './log-in.ts'
import { field, press } from './owner-form.ts'
import { apiOf } from './shop.ts'

test('PPL-09 PPL-11 PPL-10 an owner corrects somebody, lets them in and keeps them out again, and they read why', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = scripts ? 'gestor' : 'afiliados'
  const reason = 'Mensalidade em disputa'
  await logInByForm(page, slug, 'suspenso')
  await expect(page.getByRole('heading', { name: 'Acesso suspenso' })).toBeVisible()
  const call = await apiOf(page, slug, `pessoa-${Date.now()}`)
  const { content } = await call('get', '/users-web/me')
  const address = at(slug, `/gestao/pessoas/${content.id}`)

  await page.context().clearCookies()
  await logIn(page, slug, 'dona')
  await page.goto(address)
  await expect(page.getByRole('heading', { name: content.name })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Corrigir dados' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Corrigir os dados/ })).toBeVisible()
  await expectAccessible()
  await field(page, 'Telefone').fill('(11) 9 8765-4321')
  await press(page, 'Corrigir e avisar')
  await expect(page.getByText('Esse campo é obrigatório').first()).toBeVisible()
  await field(page, 'Motivo').fill('Ligou para avisar')
  await press(page, 'Corrigir e avisar')
  await expect(page.getByText('Dados corrigidos.')).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar o CPF' }).click()
  await expect(page.getByText('286.390.417-50')).toBeVisible()
  await page.getByRole('link', { name: 'Reativar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reativar' }).click()
  await expect(page.getByText('Pessoa reativada.')).toBeVisible()
  await page.getByRole('link', { name: 'Suspender' }).click()
  await field(page, 'Motivo').fill(reason)
  await expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'Suspender' }).click()
  await expect(page.getByText('Pessoa suspensa.')).toBeVisible()
  await page.getByRole('link', { name: 'Histórico' }).last().click()
  await expect(page.getByText(`Motivo: ${reason}`).first()).toBeVisible()

  await page.context().clearCookies()
  await logInByForm(page, slug, 'suspenso')
  await expect(page.getByRole('heading', { name: 'Acesso suspenso' })).toBeVisible()
  await expect(page.getByText(`Motivo: ${reason}`)).toBeVisible()
  await expectAccessible()
})
