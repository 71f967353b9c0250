import { at, expect, test } from './fixtures.ts'
import { demoPassword } from './log-in.ts'
import { mailText } from './outbox.ts'
import { activationMail, label, register, typeCode } from './registration.ts'

const [slug, stationId] = ['padrao', 500]

test('PPL-28 PPL-29 PPL-30 PPL-31 a member reads what is kept, takes a copy along, asks for the end of the account and thinks again', async ({
  page,
  expectAccessible,
}) => {
  const { email } = await register(page, slug)
  const { code } = await activationMail(page.request, stationId, email)
  await typeCode(page, code)
  await expect(page).toHaveURL(at(slug, '/signup'))
  await page.goto(at(slug, '/signup?passo=dados'))
  await page.getByRole('button', { name: 'Concluir' }).click()
  await expect(page).toHaveURL(/passo=fim/)

  await page.goto(at(slug, '/homepage/privacidade'))
  await expect(page.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeVisible()
  await expect(page.getByText('Participação e pontos')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Pedir a cópia' }).click()
  await mailText(page.request, { stationId, to: email, subject: /cópia dos seus dados/ })
  await page.goto(at(slug, '/homepage/privacidade'))
  for (const [name, form] of [
    ['Baixar a página', 'html'],
    ['Baixar o JSON', 'json'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      new RegExp(`/homepage/privacidade/copia/\\d+/${form}$`),
    )

  await page.getByRole('button', { name: 'Parar de receber' }).click()
  await expect(page.getByRole('button', { name: 'Voltar a receber' })).toBeVisible()
  await page.getByRole('link', { name: 'Excluir a minha conta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Excluir a conta' })).toBeVisible()
  await expectAccessible()
  await label(page, 'Sua senha').fill('Errada123')
  await page.getByRole('button', { name: 'Excluir a minha conta' }).click()
  await expect(page.getByText('senha', { exact: false }).first()).toBeVisible()
  await label(page, 'Sua senha').fill(demoPassword)
  await page.getByRole('button', { name: 'Excluir a minha conta' }).click()
  await expect(page.getByRole('button', { name: 'Desistir da exclusão' })).toBeVisible()
  await page.goto(at(slug, '/homepage/conta'))
  await expect(page.getByText('A sua conta será excluída em')).toBeVisible()
  await page.getByRole('link', { name: 'Ver ou desistir' }).click()
  await page.getByRole('button', { name: 'Desistir da exclusão' }).click()
  await expect(page.getByRole('button', { name: 'Excluir a minha conta' })).toBeVisible()
})
