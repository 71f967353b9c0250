import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { press } from './owner-form.ts'

const legal = '/homepage/consultoria-juridica/noticias'

test('NWS-01 NWS-02 LEG-08 LEG-09 PLS-05 CTB-04 a member reads news, those of a consultancy page after page, and one again after a reload', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = 'sindicato'
  await logIn(page, slug)
  await page.goto(at(slug, '/homepage/noticias'))
  await expectAccessible()
  await page.getByRole('link', { name: 'Baile dos noventa anos já tem data' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baile dos noventa anos já tem data')
  await expectAccessible()
  await page.goto(at(slug, legal))
  const last = page.getByRole('link', { name: 'Plantão jurídico muda de sala' })
  const next = page.getByRole('link', { name: 'Próxima página' })
  if (scripts) await page.getByRole('listitem').last().scrollIntoViewIfNeeded()
  else await next.click()
  await last.click()
  await expect(page).toHaveURL(/\/noticias\/detalhe\?id=114$/)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Segundo andar, ao lado da biblioteca')
  for (const [path, title] of [
    ['/homepage/politico-sindical/noticias', 'Notícias político-sindicais'],
    ['/homepage/consultoria-contabil/noticias', 'Notícias contábeis'],
  ] as const) {
    await page.goto(at(slug, path))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

test('NWS-03 NWS-04 TRA-01 a member opens files and documents of accountability @sem-script', async ({
  page,
}) => {
  const slug = 'sindicato'
  await logIn(page, slug)
  await page.goto(at(slug, '/homepage/downloads'))
  await page.getByRole('link', { name: /^Sobre o arquivo\s*: Estatuto/ }).click()
  await expect(page.getByRole('main')).toContainText('Aprovado em assembleia')
  await expect(page.getByRole('link', { name: 'Abrir arquivo' })).toHaveAttribute(
    'href',
    '/homepage/downloads/2/arquivo',
  )
  await page.goto(at(slug, '/homepage/prestacao-de-contas'))
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '2026',
    '2025',
    '2024',
    '2014',
    'Sem data',
  ])
})

test('NWS-02 an owner drafts news, sees them as members will, and publishes them', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = scripts ? 'afiliados' : 'padrao'
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/noticias'))
  await expect(page.getByText('Escreva a primeira notícia')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Nova notícia' }).click()
  await press(page)
  await expect(page.getByText('Esse campo é obrigatório').first()).toBeVisible()
  await page.getByRole('textbox', { name: /^Título/ }).fill('Horário novo')
  await expectAccessible()
  await press(page)
  await expect(page.getByText('Notícia criada.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Horário novo' })).toContainText('Rascunho')
  await page.getByRole('link', { name: 'Horário novo' }).click()
  await page.getByRole('link', { name: 'Ver prévia' }).click()
  await expect(page.getByText(/^Prévia: é assim/)).toBeVisible()
  await page.getByRole('link', { name: 'Voltar para a edição' }).click()
  await page.getByLabel('Publicar', { exact: true }).check()
  await press(page)
  await expect(page.getByText('Notícia salva.')).toBeVisible()
  await page.goto(at(slug, '/homepage/noticias'))
  await expect(page.getByRole('link', { name: 'Horário novo' })).toBeVisible()
  for (const [path, none] of [['/gestao/downloads', 'Envie o primeiro arquivo']] as const) {
    await page.goto(at(slug, path))
    await expect(page.getByText(none)).toBeVisible()
    await expectAccessible()
  }
})
