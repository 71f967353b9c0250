import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { mailText } from './outbox.ts'

const labels = { name: 'Nome', email: 'E-mail', subject: 'Assunto', message: 'Mensagem' }

async function fill(page: Page, values: Partial<Record<keyof typeof labels, string>>) {
  for (const [name, value] of Object.entries(values))
    await page.getByLabel(labels[name as keyof typeof labels], { exact: true }).fill(value)
}

async function send(page: Page) {
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Operação realizada com sucesso')).toBeVisible()
}

test.describe('contact', () => {
  test('SUP-01 PUB-25 a message reaches the station and says so on the home page', async ({
    page,
    request,
    scripts,
    expectAccessible,
  }) => {
    const subject = `Dúvida ${scripts ? 'com' : 'sem'} script`
    await page.goto(at('sindicato', '/suporte'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fale conosco')
    await expectAccessible()
    await fill(page, { name: 'Ana', email: 'ana@exemplo.com.br', subject, message: 'Olá.' })
    await send(page)
    await expect(page).toHaveURL(at('sindicato'))
    await page.reload()
    await expect(page.getByText('Operação realizada com sucesso')).toHaveCount(0)
    const text = await mailText(request, {
      stationId: 26,
      to: 'contato@teceloesdovale.example',
      subject: new RegExp(subject),
    })
    expect(text).toContain('ana@exemplo.com.br')
  })

  test('SUP-01 VAL-12 VAL-13 ERR-04 SEC-24 what is wrong stands beside its field and nothing typed is lost', async ({
    page,
    scripts,
    expectAccessible,
  }) => {
    await page.goto(at('fan', '/suporte'))
    // GAP-100: without scripts a button is never disabled.
    if (scripts) await expect(page.getByRole('button', { name: 'Enviar' })).toBeDisabled()
    await fill(page, { name: 'Ana <b>', email: 'sem arroba.com@', subject: ' ', message: 'Olá "você"' })
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Enviar' }).click()
    expect((await answer).status()).toBe(422)
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription('Email inválido')
    await expect(page.getByLabel('Assunto', { exact: true })).toHaveAccessibleDescription(
      'Esse campo é obrigatório',
    )
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Ana <b>')
    await expect(page.getByLabel('Mensagem', { exact: true })).toHaveValue('Olá "você"')
    await expect(page.getByRole('alert')).toContainText('E-mail: Email inválido')
    await expect(page.getByRole('status').filter({ hasText: 'E-mail: Email inválido' })).toHaveCount(1)
    await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
    await expectAccessible()
  })

  test('PUB-09 the form of the landing page is sent @sem-script', async ({ page }) => {
    await page.goto(at('padrao'))
    const form = page.locator('[data-section-type="8"]')
    await expect(form.getByRole('button', { name: 'Enviar' })).toBeVisible()
    await fill(page, {
      name: 'Bia',
      email: 'bia@exemplo.com.br',
      subject: 'Oi',
      message: 'Da página inicial.',
    })
    await send(page)
    await expect(page).toHaveURL(at('padrao'))
  })

  test('SUP-01 SEC-05 without a connection the page and what was typed stay, and it is said @com-script', async ({
    page,
  }) => {
    await page.goto(at('fan', '/suporte'))
    await page.getByLabel('Nome', { exact: true }).focus()
    await fill(page, { name: 'Ana', email: 'ana@exemplo.com.br', subject: 'Oi', message: 'Sem linha' })
    await page.context().setOffline(true)
    const button = page.getByRole('button', { name: 'Enviar' })
    await button.click()
    await expect(page.getByText('O que você preencheu continua aqui.')).toBeVisible()
    await expect(page.getByLabel('Mensagem', { exact: true })).toHaveValue('Sem linha')
    await page.context().setOffline(false)
    await send(page)
    await expect(page).toHaveURL(at('fan'))
  })

  test('SUP-01 VAL-07 the phone is shaped, the message is counted, the button tells @com-script', async ({
    page,
  }) => {
    await page.goto(at('fan', '/suporte'))
    const phone = page.getByLabel(/^Telefone/)
    await phone.focus()
    await expect(async () => {
      await phone.fill('')
      await phone.pressSequentially('11987654321')
      await expect(phone).toHaveValue('(11) 9 8765-4321', { timeout: 500 })
    }).toPass()
    await fill(page, { message: 'Olá' })
    await expect(page.getByText('3 de 600 caracteres')).toBeVisible()
    await expect(page.getByLabel('Assunto', { exact: true })).toHaveAttribute('maxlength', '200')
  })

  test('SUP-02 the enterprise contact waits for e-mail, name and message', async ({
    page,
    scripts,
    expectAccessible,
  }) => {
    await page.goto(at('fan', '/suporte-enterprise'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plano Enterprise')
    const button = page.getByRole('button', { name: 'Enviar' })
    // GAP-100: without scripts a button is never disabled.
    if (scripts) await expect(button).toBeDisabled()
    else await expect(button).toBeEnabled()
    await expectAccessible()
    await fill(page, { name: 'Empresa', email: 'compras@empresa.example', message: 'Somos dez mil.' })
    await expect(button).toBeEnabled()
    await send(page)
    await expect(page).toHaveURL(at('fan'))
  })
})

test.describe('consent', () => {
  test('CON-01 the cookie notice is answered once', async ({ page, scripts }) => {
    await page.goto(at('banco', '/sobre/1'))
    const notice = page.getByRole('region', { name: 'Aviso de cookies' })
    await expect(notice).toBeVisible()
    const answered = page.waitForResponse((response) => response.url().endsWith('/consentimento'))
    await notice.getByRole('button', { name: 'Aceitar' }).click()
    await answered
    // Without scripts the page stays as it is, and the next one has no notice.
    if (scripts) await expect(notice).toBeHidden()
    await expect(page).toHaveURL(at('banco', '/sobre/1'))
    if (scripts) expect(await page.evaluate(() => localStorage.getItem('cookies_aceitos'))).toBe('1')
    await page.goto(at('banco'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  test('CON-01 @navegador it stands on every page until then, beside what is typed and what is pressed', async ({
    page,
    scripts,
    expectAccessible,
  }) => {
    const notice = page.getByRole('region', { name: 'Aviso de cookies' })
    const accept = async () => {
      const answered = page.waitForResponse((response) => response.url().endsWith('/consentimento'))
      await notice.getByRole('button', { name: 'Aceitar' }).click()
      await answered
      if (scripts) await expect(notice).toBeHidden()
    }
    for (const path of [
      '/cadastrar/AMIGOS',
      '/esqueci-minha-senha',
      '/confirmacao/ana%40exemplo.com.br',
      '/criar-estacao',
      '/qr-code-validator/voucher/ABC',
      '/nao-existe',
    ]) {
      const answer = await page.request.get(`http://127.0.0.1:${process.env.E2E_PORT}${path}`, {
        headers: { host: 'fan.localhost' },
      })
      expect(await answer.text(), path).toContain('Aviso de cookies')
    }
    await page.setViewportSize({ width: 360, height: 740 })
    const login = '/login?com=email&redirectTo=%2Fhomepage%2Fvouchers'
    await page.goto(at('fan', login))
    await expectAccessible()
    const email = page.getByLabel('E-mail', { exact: true })
    await email.fill('ana@exemplo.com.br')
    await accept()
    await expect(page).toHaveURL(at('fan', login))
    await expect(email).toHaveValue('ana@exemplo.com.br')
    await page.goto(at('fan', '/cadastrar'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toHaveCount(0)

    await logIn(page, 'padrao', 'dona')
    await page.goto(at('padrao', '/homepage'))
    const bar = page.getByRole('navigation', { name: 'Atalhos' })
    const [above, below] = [await notice.boundingBox(), await bar.boundingBox()]
    expect(above?.y).toBe(0)
    expect(below?.y).toBeGreaterThan((above?.height ?? 740) + 400)
    await page.goto(at('padrao', '/gestao/atividades?status=published'))
    await expectAccessible()
    await accept()
    await expect(page).toHaveURL(at('padrao', '/gestao/atividades?status=published'))
    await page.goto(at('padrao', '/homepage'))
    await expect(bar).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  test('CON-02 GAP-33 the age gate stands before everything else', async ({ page, expectAccessible }) => {
    const answer = await page.goto(at('viagem', '/sobre/1'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você tem mais de 18 anos?')
    expect(await answer?.text()).not.toContain('data-section-type')
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Não', exact: true })).toHaveAttribute(
      'href',
      'https://www.google.com.br',
    )
    await expectAccessible()
    await page.getByRole('link', { name: 'Termos de Uso' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termos de Uso')
    await page.goBack()
    await page.getByRole('button', { name: 'Sim, tenho mais de 18 anos' }).click()
    await expect(page).toHaveURL(at('viagem', '/sobre/1'))
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.goto(at('viagem'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sete noites à beira-mar')
  })

  test('CON-02 other stations do not ask @sem-script', async ({ page }) => {
    await page.goto(at('fan'))
    await expect(page.getByText('Você tem mais de 18 anos?')).toHaveCount(0)
  })

  test('CON-02 an answer leads back to this site only @com-script', async ({ page }) => {
    const answer = await page.request.post(`http://127.0.0.1:${process.env.E2E_PORT}/consentimento`, {
      form: { aceite: 'maioridade', voltar: 'https://evil.example/' },
      headers: { host: 'fan.localhost', origin: 'http://fan.localhost' },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(302)
    expect(answer.headers().location).toBe('/')
  })
})
