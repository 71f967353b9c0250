import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { press } from './owner-form.ts'

const slug = 'sindicato'
const calendar = '/homepage/calendario'

test('NWS-05 NWS-06 a member goes from the month to a day and an event, and back to where they were @sem-script', async ({
  page,
}) => {
  await logIn(page, slug)
  await page.goto(at(slug, `${calendar}?ver=mes&dia=2026-12-10`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendário')
  await expect(page.getByRole('table', { name: 'Eventos de dezembro de 2026' })).toBeVisible()
  await page.getByRole('link', { name: '8 de dezembro, 2 eventos', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('terça-feira, 8 de dezembro de 2026')
  await page.getByRole('link', { name: /^Curso: leitura do contracheque/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Curso: leitura do contracheque' })
  await expect(dialog).toContainText('terça-feira, 8 de dezembro de 2026')
  await expect(dialog).toContainText('18:30')
  await expect(dialog).toContainText('Toda semana: terça-feira e quinta-feira')
  await dialog.getByRole('link', { name: 'Fechar' }).last().click()
  await expect(page).toHaveURL(at(slug, `${calendar}?ver=dia&dia=2026-12-08`))
  await page.getByRole('link', { name: 'Próximo dia' }).click()
  await expect(page.getByText('Não há eventos neste dia.')).toBeVisible()
  await page.getByRole('link', { name: 'Semana', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('6 a 12 de dezembro de 2026')
  await page.getByRole('link', { name: 'Lista', exact: true }).click()
  await expect(page.getByRole('link', { name: /Congresso da categoria/ })).toHaveCount(3)
})

test('LEG-10 CTB-06 consultancies have calendars of their own @sem-script', async ({ page }) => {
  await logIn(page, slug)
  await page.goto(at(slug, '/homepage/consultoria-juridica'))
  await page.getByRole('link', { name: /^Eventos/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eventos jurídicos')
  await page.goto(at(slug, '/homepage/consultoria-contabil/eventos?ver=lista&dia=2026-12-10'))
  await page.getByRole('link', { name: /Tira-dúvidas do imposto de renda/ }).click()
  await expect(page.getByRole('dialog')).toContainText('sexta-feira, 25 de dezembro de 2026')
})

test('NWS-05 a member subscribes to the calendar, and a new address closes the old one @sem-script', async ({
  page,
}) => {
  await logIn(page, slug)
  await page.goto(at(slug, calendar))
  await page.getByRole('link', { name: 'Assinar o calendário' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assinar o calendário' })
  // The other run of this journey may have been here before.
  await dialog.getByRole('button', { name: /^Gerar (meu|novo) endereço$/ }).click()
  const address = dialog.getByLabel('Endereço do seu calendário')
  await expect(address).toHaveValue(/\/api\/calendar-feeds\/[\w-]{43}\.ics$/)
  const first = await address.inputValue()
  await dialog.getByRole('button', { name: 'Gerar novo endereço' }).click()
  await expect(address).not.toHaveValue(first)
})

test('NWS-05 NWS-06 an owner writes an event that comes every week, and a member sees each time of it', async ({
  page,
  context,
  scripts,
  expectAccessible,
}) => {
  const slug = scripts ? 'afiliados' : 'padrao'
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/eventos'))
  await expect(page.getByText('Crie o primeiro evento')).toBeVisible()
  await page.getByRole('link', { name: 'Novo evento' }).click()
  await expectAccessible()
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Plantão da tarde')
  await page.getByLabel('Início').fill('2027-03-02T14:00')
  await page.getByLabel('Término').fill('2027-03-02T13:00')
  await page.getByLabel('Repete', { exact: true }).selectOption({ label: 'Toda semana' })
  await page.getByLabel('Quinta-feira').check()
  await page.getByLabel('Publicar', { exact: true }).check()
  await press(page)
  await expect(page.getByText('O término deve ser depois do início.').first()).toBeVisible()
  await page.getByLabel('Término').fill('2027-03-02T16:00')
  await press(page)
  await expect(page.getByText(/O evento começa em uma terça-feira/).first()).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Terça-feira').check()
  await page.getByLabel(/^Ou número de vezes/).fill('3')
  await press(page)
  await expect(page.getByText('Evento criado.')).toBeVisible()
  await expectAccessible()
  await context.clearCookies()
  await logIn(page, slug)
  await page.goto(at(slug, `${calendar}?ver=lista&dia=2027-03-01`))
  const times = page.getByRole('link', { name: /Plantão da tarde/ })
  await expect(times).toHaveCount(3)
  await times.last().click()
  await expect(page.getByRole('dialog')).toContainText('terça-feira, 9 de março de 2027')
  await expect(page.getByRole('dialog')).toContainText('14:00')
})
