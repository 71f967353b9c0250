import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

test('PPL-04 PPL-05 PPL-06 PPL-08 PPL-21 an owner finds people, marks them, one by one and all of a filter, and takes the list away', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = scripts ? 'viagem' : 'afiliados'
  const tag = scripts ? 'Conselho' : 'Diretoria'
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/pessoas'))
  await expect(page.getByRole('heading', { level: 1, name: 'Pessoas' })).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Nome, e-mail, CPF ou telefone').fill('mar dua')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page.getByRole('link', { name: 'Paulo Teixeira' })).toHaveCount(0)
  await expect(page.getByText('***.982.247-**')).toBeVisible()

  await page.getByLabel('Qual etiqueta').fill(tag)
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText('Marque ao menos uma pessoa na lista.').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Marcar Marina Duarte' }).check()
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText(`Etiqueta “${tag}” posta em 1 pessoa.`)).toBeVisible()

  await page.getByRole('link', { name: /^Ativas/ }).click()
  await expect(page).toHaveURL(/situacao=active/)
  await expect(page.getByRole('link', { name: 'Paulo Teixeira' })).toHaveCount(0)
  await page.getByLabel('Qual etiqueta').fill(tag)
  await page.getByLabel('Em quem').selectOption('Em todas do filtro')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  const asked = page.getByRole('dialog')
  await expect(asked.getByText(/que o filtro encontra agora/)).toBeVisible()
  await expectAccessible()
  await asked.getByRole('button', { name: 'Aplicar em todas' }).click()
  await expect(page.getByText(/1 já estava assim\./)).toBeVisible()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exportar a lista: CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('pessoas.csv')
  await page.goto(at(slug, '/gestao/historico'))
  await expect(page.getByText(/baixou a lista de pessoas/).first()).toBeVisible()

  await page.goto(at(slug, '/gestao/pessoas/etiquetas'))
  await expect(page.getByRole('heading', { level: 1, name: 'Etiquetas' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: `Remover ${tag}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByText('Etiqueta removida.')).toBeVisible()
})

test('PPL-04 on phones the list begins on the first screen, with what is beside it folded @com-script', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await logIn(page, 'viagem', 'dona')
  await page.goto(at('viagem', '/gestao/pessoas'))
  const first = page.getByRole('checkbox', { name: /^Marcar / }).first()
  expect((await first.boundingBox())?.y).toBeLessThan(760)
  await expect(page.getByRole('link', { name: /^Ativas/ })).toHaveCount(0)
  await page.getByText('Situações, visões e outras páginas').click()
  await expect(page.getByRole('link', { name: /^Ativas/ })).toBeVisible()
  await expectAccessible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await expect(page.getByRole('link', { name: /^Ativas/ })).toBeVisible()
})
