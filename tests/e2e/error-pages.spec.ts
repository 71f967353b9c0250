import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

test('SEC-41 what somebody removed meanwhile is said beside the rail, with the way on', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = scripts ? 'afiliados' : 'padrao'
  const name = `Passageira ${scripts}`
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/paginas'))
  await page.getByLabel('Título', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Adicionar' }).click()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(at(slug, '/gestao/paginas'))
  await other.getByRole('link', { name: `Remover: ${name}` }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect(other.getByText(name)).toHaveCount(0)
  await other.close()
  await row.getByRole('link', { name: 'Editar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada')
  await expect(page).toHaveTitle('Página não encontrada')
  await expect(page.getByRole('navigation', { name: 'Gestão da estação' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Voltar para a gestão' }).click()
  await expect(page).toHaveURL(at(slug, '/gestao'))
})
