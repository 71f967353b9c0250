import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { mailText } from './outbox.ts'

const guest = 'parceiro@exemplo.com.br'

test('PPL-22 PPL-24 an owner invites somebody by mail, who sees what their role opens and nothing else, until it is ended', async ({
  page,
  browser,
  scripts,
  expectAccessible,
}) => {
  const [slug, stationId] = scripts ? ['gestor', 13] : ['banco', 171]
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/equipe'))
  await expect(page.getByRole('heading', { level: 1, name: 'Equipe' })).toBeVisible()
  await expectAccessible()
  await page.getByLabel('E-mail', { exact: true }).fill(guest)
  await page.getByRole('button', { name: 'Convidar' }).click()
  await expect(page.getByText('Escolha ao menos uma função.').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Atendimento' }).check()
  await page.getByRole('button', { name: 'Convidar' }).click()
  await expect(page.getByText('Convite enviado.')).toBeVisible()

  const mail = await mailText(page.request, {
    ...{ stationId, to: guest },
    subject: /Convite para a equipe/,
  })
  const link = /\/equipe\/[\w-]+/.exec(mail)?.[0] ?? ''
  const context = await browser.newContext({ javaScriptEnabled: scripts })
  const other = await context.newPage()
  await logIn(other, slug, 'parceiro')
  await other.goto(at(slug, link))
  await expect(other.getByText('Atendimento', { exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'Aceitar o convite' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible()
  await other.goto(at(slug, '/gestao/atendimento'))
  await expect(other.getByRole('heading', { level: 1, name: 'Atendimento' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Pedidos', exact: true })).toHaveCount(0)
  await other.goto(at(slug, '/gestao/equipe'))
  await expect(other.getByRole('heading', { level: 1, name: 'Equipe' })).toHaveCount(0)

  await page.goto(at(slug, '/gestao/equipe'))
  await page.getByRole('link', { name: 'Mudar as funções: Otávio Reis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Otávio Reis' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Encerrar o acesso à gestão' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar o acesso à gestão' }).click()
  await expect(page.getByText('Acesso à gestão encerrado.')).toBeVisible()
  await other.goto(at(slug, '/gestao/atendimento'))
  await expect(other).toHaveURL(/not-autorized/)
  await context.close()
})
