import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { mailText } from './outbox.ts'
import { activationMail, newcomer, register, typeCode } from './registration.ts'

test.describe('invitations', () => {
  test('ACT-01 GAP-58 PTS-05 DLK-03 a mail and a link invite; who signs up by them is in ‘Meus convites’', async ({
    page,
    request,
    browser,
    scripts,
    expectAccessible,
  }) => {
    await logIn(page, 'fan')
    await page.goto(at('fan', '/homepage/atividades/1'))
    await expectAccessible()
    await page.goto(at('fan', '/homepage/atividades/1/convite'))
    await expectAccessible()
    const link = await page.getByLabel('Link do convite').inputValue()
    expect(link).toMatch(/\/s\/[\w-]+$/)
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=/,
    )

    const { email } = newcomer()
    await page.getByRole('button', { name: 'Adicionar e-mail' }).click()
    await page.getByLabel('E-mail 1').fill('não é um endereço')
    await page.getByLabel('E-mail 2').fill(`x${email}`)
    await page.getByRole('button', { name: 'Enviar convites' }).click()
    if (scripts) await expect(page.getByText('Email inválido').first()).toBeVisible()
    await page.getByLabel('E-mail 1').fill(email)
    await page.getByRole('button', { name: 'Enviar convites' }).click()
    await expect(page).toHaveURL(/enviado/)
    expect(await mailText(request, { stationId: 1, to: email, subject: /./ })).toContain('/s/')

    const other = await browser.newContext({ javaScriptEnabled: scripts, locale: 'pt-BR' })
    const guest = await other.newPage()
    const person = await register(guest, 'fan', new URL(link).pathname)
    const { code } = await activationMail(request, 1, person.email)
    await typeCode(guest, code)
    await other.close()

    await page.goto(at('fan', '/homepage/convites-do-usuario'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meus convites')
    await expect(page.getByText('Falta a primeira atividade').first()).toBeVisible()
    await expectAccessible()
  })

  test('ACT-19 a partner is invited the same way @sem-script', async ({ page }) => {
    await logIn(page, 'sindicato')
    await page.goto(at('sindicato', '/homepage/atividades/10/convite'))
    await expect(page.getByRole('heading', { name: 'Convidar por e-mail' })).toBeVisible()
    await expect(page.getByLabel('Link do convite')).toHaveValue(/\/s\/[\w-]+$/)
  })
})
