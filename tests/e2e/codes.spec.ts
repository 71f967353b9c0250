import type { Page } from '@playwright/test'
import { codeAt } from '#api/people/codes/totp.ts'
import { at, expect, test } from './fixtures.ts'
import { demoPassword, logIn } from './log-in.ts'
import { mailText } from './outbox.ts'
import { activationMail, label, register, typeCode } from './registration.ts'
import { apiOf } from './shop.ts'

test.use({ actionTimeout: 30_000 })

/** The key as the page says it in words. */
async function secretOn(page: Page): Promise<string> {
  const key = await page.getByLabel('Sem câmera, digite esta chave no aplicativo').inputValue()
  return key.replaceAll(' ', '')
}

/** A code that was not used yet: each counts once, and the one after the present one counts already. */
function codesOf(secret: string) {
  let last = 0
  return () => {
    const step = Math.max(Math.floor(Date.now() / 30_000), last + 1)
    last = step
    return codeAt(secret, new Date(step * 30_000 + 1_000))
  }
}

/** Somebody new is invited to the team of a station by its owner, and accepts. */
async function joinTeam(page: Page, owner: Page, { slug, stationId }: { slug: string; stationId: number }) {
  const { email } = await register(page, slug)
  const { code } = await activationMail(page.request, stationId, email)
  await typeCode(page, code)
  await expect(page).toHaveURL(/\/signup/)
  await page.goto(at(slug, '/signup?passo=dados'))
  await page.getByRole('button', { name: 'Concluir' }).click()
  await expect(page).toHaveURL(/passo=fim/)
  await logIn(owner, slug, 'dona')
  const call = await apiOf(owner, slug, `codes ${email}`)
  await call('post', '/management/team-invitations', { email, roles: ['editor'] })
  const mail = await mailText(page.request, { stationId, to: email, subject: /Convite para a equipe/ })
  return { email, link: /\/equipe\/[\w-]+/.exec(mail)?.[0] ?? '' }
}

test('PPL-26 somebody of the team sets codes up, logs in by one, by a recovery code, and takes them off', async ({
  page,
  browser,
  scripts,
  expectAccessible,
}) => {
  const of = { slug: 'padrao', stationId: 500 }
  const context = await browser.newContext({ javaScriptEnabled: scripts })
  const owner = await context.newPage()
  const { email, link } = await joinTeam(page, owner, of)
  await context.close()
  await page.goto(at(of.slug, link))
  await page.getByRole('button', { name: 'Aceitar o convite' }).click()
  await page.goto(at(of.slug, '/homepage/seguranca/codigos'))
  await page.getByRole('button', { name: 'Ativar os códigos' }).click()
  await expect(
    page.getByRole('img', { name: 'Imagem com a chave para o aplicativo de códigos' }),
  ).toBeVisible()
  await expectAccessible()
  const nextCode = codesOf(await secretOn(page))
  await label(page, 'Código').fill('000000')
  await page.getByRole('button', { name: 'Confirmar e ativar' }).click()
  await expect(page.getByText(/Este código não vale/).first()).toBeVisible()
  await label(page, 'Código').fill(nextCode())
  await page.getByRole('button', { name: 'Confirmar e ativar' }).click()
  await expect(page.getByRole('heading', { name: 'Guarde os seus códigos de recuperação' })).toBeVisible()
  await expectAccessible()
  const recovery = await page.locator('ol code').allTextContents()
  expect(recovery).toHaveLength(10)
  await page.getByRole('link', { name: 'Já guardei os códigos' }).click()
  await expect(page.getByText('Restam 10 códigos de recuperação')).toBeVisible()

  const enter = async (code: string, isRecovery = false) => {
    await page.context().clearCookies({ name: 'sessao' })
    await page.goto(at(of.slug, '/login?com=email&redirectTo=%2Fhomepage%2Fseguranca%2Fcodigos'))
    await label(page, 'E-mail').fill(email)
    // Many at once from one address may be asked to send again.
    await expect(async () => {
      await label(page, 'Senha').fill(demoPassword, { timeout: 2_000 })
      await page.getByRole('button', { name: 'Entrar' }).click({ timeout: 2_000 })
      await page.waitForURL(/\/login\/codigo/, { timeout: 5_000 })
    }).toPass()
    await expect(page.getByRole('heading', { level: 1, name: 'Digite o código' })).toBeVisible()
    if (isRecovery) await page.getByRole('link', { name: 'Usar um código de recuperação' }).click()
    await label(page, isRecovery ? 'Código de recuperação' : 'Código').fill(code)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Códigos em duas etapas' })).toBeVisible()
  }
  await enter(nextCode())
  await enter(recovery[0] ?? '', true)
  await expect(page.getByText('Restam 9 códigos de recuperação')).toBeVisible()
  const told = { stationId: of.stationId, to: email, subject: /Um código de recuperação foi usado/ }
  await mailText(page.request, told)
  await label(page, 'Sua senha').fill(demoPassword)
  await label(page, 'Código').fill(recovery[1] ?? '')
  await page.getByRole('button', { name: 'Desativar' }).click()
  await expect(page.getByText('Códigos desativados').first()).toBeVisible()
})

test('PPL-27 what is sensitive asks for the password, and what was typed is sent after it', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = 'gestor'
  const guest = `senha-${scripts ? 'com' : 'sem'}@exemplo.com.br`
  // A link begins a session that proves nothing: this station's log-in makes one, for its management elsewhere.
  await page.context().addCookies([{ name: 'maioridade', value: '1', url: at(slug) }])
  const login = await page.request.post(
    `http://localhost:${process.env.E2E_PORT}/api/auth/login/establishment/13`,
    {
      data: {
        ...{ email_or_cpf: 'email', email: 'dona@exemplo.com.br', password: demoPassword },
        started_at: process.env.E2E_STARTED,
      },
    },
  )
  const { tempToken } = await login.json()
  await page.goto(at(slug, `/login-token/${tempToken}?redirectTo=%2Fgestao%2Fequipe`))
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Equipe' })).toBeVisible()
  await page.getByLabel('E-mail', { exact: true }).fill(guest)
  await page.getByRole('checkbox', { name: 'Atendimento' }).check()
  await page.getByRole('button', { name: 'Convidar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirme que é você' })).toBeVisible()
  await expectAccessible()
  await label(page, 'Sua senha').fill('Errada123')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Senha incorreta').first()).toBeVisible()
  await label(page, 'Sua senha').fill(demoPassword)
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tudo certo, é você' })).toBeVisible()
  await expect(page.getByText(guest)).toBeVisible()
  await page.getByRole('button', { name: 'Enviar agora' }).click()
  await expect(page.getByText('Convite enviado.')).toBeVisible()
  // For ten minutes nothing asks again.
  await page.getByRole('button', { name: `Enviar de novo: ${guest}` }).click()
  await expect(page.getByText('Convite enviado.')).toBeVisible()
  await page.getByRole('button', { name: `Retirar o convite: ${guest}` }).click()
  await expect(page.getByText('Convite retirado. O link dele não vale mais.')).toBeVisible()
})

test('PPL-25 the page of one’s stations leads to the log-in of another, with the e-mail filled in', async ({
  page,
  expectAccessible,
}) => {
  await logIn(page, 'padrao', 'dona')
  await page.goto(at('padrao', '/gestao'))
  await page.goto(at('padrao', '/gestao/estacoes'))
  await expect(page.getByRole('heading', { level: 1, name: 'Suas estações' })).toBeVisible()
  await expect(page.getByText('Você está aqui')).toBeVisible()
  await expectAccessible()
  await page
    .getByRole('link', { name: /^Entrar em / })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  await expect(label(page, 'E-mail')).toHaveValue('dona@exemplo.com.br')
})
