import { readFileSync } from 'node:fs'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { smallTargets } from './small-targets.ts'

/** Nobody of the other journeys moves the points of this person meanwhile. */
const slug = 'viagem'
const path = '/homepage/extrato/extratos-totais'

test('PTS-02 GAP-112 each line says why it is there and what was there after it; at the head stands what ends when @sem-script', async ({
  page,
}) => {
  await logIn(page, slug)
  await page.goto(at(slug, path))
  await expect(page.getByRole('region', { name: 'Prazo dos créditos' })).toContainText(
    /milhas valem até \d\d\/\d\d\/\d{4}\.\s*Aqui os créditos valem 730 dias\./,
  )
  const gift = page.getByRole('row').filter({ hasText: 'Resgate de brinde' }).first()
  await expect(gift).toContainText(/-[\d.]+,\d\d milhas ?Saldo [\d.]+,\d\d/)
  const rule = gift.getByText('O que a carteira pagou desta compra.')
  await expect(rule).toBeHidden()
  await gift.locator('summary').click()
  await expect(rule).toBeVisible()
  await page.getByRole('link', { name: 'Créditos de Premiação' }).click()
  const welcome = page.getByRole('row').filter({ hasText: 'Boas-vindas' })
  await welcome.locator('summary').click()
  await expect(welcome).toContainText('A estação dá estes créditos a quem chega.')
})

test('PTS-02 PTS-03 a period is kept as a file, and as a page that prints', async ({
  page,
  expectAccessible,
}) => {
  await logIn(page, slug)
  await page.goto(at(slug, `${path}?de=2020-01-01`))
  const loading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar CSV' }).click()
  const file = await loading
  expect(file.suggestedFilename()).toBe('extrato.csv')
  const csv = readFileSync(await file.path(), 'utf8')
  expect(csv.startsWith('\uFEFF"Data e hora";"Descrição";')).toBe(true)
  expect(csv).toMatch(/"Boas-vindas";"Boas-vindas";"[^"]+";"5000,00";"";"[\d,]+";"";"\d+"/)

  await page.getByRole('link', { name: 'Imprimir ou salvar em PDF' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Extrato da carteira' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('A partir de 01/01/2020')
  await expect(page.getByRole('columnheader')).toHaveText(['Data', 'Descrição', 'Valor', 'Saldo após'])
  await expect(page.getByRole('row').filter({ hasText: 'Boas-vindas' })).toContainText('+5.000,00 milhas')
  await expectAccessible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voltar ao extrato' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Voltar ao extrato' }).click()
  await expect(page).toHaveURL(at(slug, `${path}?de=2020-01-01`))
})

test('PTS-02 SEC-28 on a phone nothing is cut, and every control is as large as a finger @com-script', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await logIn(page, slug)
  for (const one of [path, `${path}?aba=premiacao`, '/homepage/extrato/imprimir']) {
    await page.goto(at(slug, one))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await smallTargets(page)).toEqual([])
  }
})

test('PTS-02 on a phone the first line stands on the first screen, above the bar @com-script', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(page, slug)
  await page.context().addCookies([{ name: 'cookies_aceitos', value: '1', url: at(slug) }])
  await page.goto(at(slug, path))
  const line = page.locator('table').last().getByRole('row').nth(2)
  await expect(line).toContainText('milhas')
  const bar = await page.getByRole('navigation', { name: 'Atalhos' }).boundingBox()
  const box = await line.boundingBox()
  expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})
