import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { field, press } from './owner-form.ts'

const two = ['Caio Nogueira', 'Igor Santana']

test('PPL-08 PPL-06 GAP-160 an owner tags two people, gives both points, keeps out all of a filter and lets them in again', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = scripts ? 'gestor' : 'afiliados'
  // Tried once more, it is another tag.
  const tag = `Mutirão ${Date.now()}`
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/pessoas?situacao=active&ordem=name'))
  for (const name of two) await page.getByRole('checkbox', { name: `Marcar ${name}` }).check()
  await page.getByLabel('Qual etiqueta').fill(tag)
  await press(page, 'Aplicar')
  await expect(page.getByText(`Etiqueta “${tag}” posta em 2 pessoas.`)).toBeVisible()

  for (const name of two) await page.getByRole('checkbox', { name: `Marcar ${name}` }).check()
  await page.getByLabel('O que fazer', { exact: true }).selectOption('Creditar pontos')
  await press(page, 'Aplicar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Creditar pontos a 2 pessoas')
  await page.getByLabel(/^Valor para cada pessoa/).fill('1,00')
  await field(page, 'Motivo').fill('Mutirão de sábado')
  await expectAccessible()
  await press(page, 'Conferir')
  await expect(page.getByText('Confira antes de creditar')).toBeVisible()
  await press(page, 'Creditar agora')
  await expect(page.getByText('Pontos creditados a 2 pessoas.')).toBeVisible()

  await page.goto(at(slug, '/gestao/pessoas/etiquetas'))
  await page.getByRole('link', { name: tag, exact: true }).click()
  await expect(page).toHaveURL(/etiqueta=\d+/)
  for (const [kind, word, done] of [
    ['Suspender', 'Suspender 2 pessoas', '2 pessoas suspensas.'],
    ['Reativar', 'Reativar 2 pessoas', '2 pessoas reativadas.'],
  ] as const) {
    await page.getByLabel('O que fazer', { exact: true }).selectOption(kind)
    await page.getByLabel('Em quem').selectOption('Em todas do filtro')
    await press(page, 'Aplicar')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word}?`)
    if (kind === 'Suspender') await field(page, 'Motivo').fill('Mutirão encerrado')
    await press(page, word)
    await expect(page.getByText(done)).toBeVisible()
  }

  // The page of one of them leads back to the list as it was.
  await page.getByRole('link', { name: two[1] ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1, name: two[1] ?? '' })).toBeVisible()
  await press(page, `Tirar: ${tag}`)
  await expect(page.getByText('Etiqueta tirada.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Pessoas', exact: true }).last().click()
  await expect(page).toHaveURL(/etiqueta=\d+/)
})
