import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { at, expect, test } from './fixtures.ts'
import { demoPassword, sendLogin } from './log-in.ts'
import { mailText } from './outbox.ts'
import { activationMail, label, newcomer, register, typeCode } from './registration.ts'

// Whole journeys: many pages each.

const [slug, stationId] = ['padrao', 500]
const changed = 'OutraSenha9'

/** Somebody new in the member area, with the session that the activation began. */
async function settle(page: Page): Promise<string> {
  const { email } = await register(page, slug)
  const { code } = await activationMail(page.request, stationId, email)
  await typeCode(page, code)
  await expect(page).toHaveURL(at(slug, '/signup'))
  await page.goto(at(slug, '/signup?passo=dados'))
  await page.getByRole('button', { name: 'Concluir' }).click()
  await expect(page).toHaveURL(/passo=fim/)
  return email
}

async function openLink(page: Page, to: string): Promise<void> {
  const text = await mailText(page.request, { stationId, to, subject: /troca de e-mail/ })
  const path = /https?:\/\/[^/\s]+(\/confirmar-email\/[\w-]+)/.exec(text)?.[1] ?? ''
  await page.goto(at(slug, path))
  await page.getByRole('button', { name: 'Confirmar a troca' }).click()
}

test('PRO-01 PRO-02 PRO-03 PRO-04 a member reads and changes the profile, its picture, the password and the e-mail', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const email = await settle(page)
  await page.goto(at(slug, '/homepage/conta'))
  await expect(page.getByRole('heading', { level: 2, name: 'O que é seu' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Ver meu perfil' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meu perfil' })).toBeVisible()
  await expect(label(page, 'Data de nascimento')).toHaveValue('12/04/1990')
  await expectAccessible()
  await label(page, 'Nome completo').fill('Joana Prates')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  // Without a picture, too: initials are one.
  await expect(page.getByText('Você atualizou a seu perfil com sucesso')).toBeVisible()
  await expect(label(page, 'Nome completo')).toHaveValue('Joana Prates')

  await page.getByRole('link', { name: 'Escolher foto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sua foto' })
  const shape = { create: { width: 300, height: 200, channels: 3, background: '#336699' } } as const
  const buffer = await sharp(shape).png().toBuffer()
  const picture = (more: number) => ({
    name: 'eu.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([buffer, Buffer.alloc(more)]),
  })
  await dialog.getByLabel('Foto', { exact: true }).setInputFiles(picture(1_200_000))
  if (!scripts) await dialog.getByRole('button', { name: 'Salvar foto' }).click()
  await expect(page.getByText('Erro: Imagem maior que 1MB').first()).toBeVisible()
  await dialog.getByLabel('Foto', { exact: true }).setInputFiles(picture(0))
  if (scripts) await expect(dialog.getByText('Como vai ficar')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Salvar foto' }).click()
  await expect(page.getByRole('link', { name: 'Trocar foto' })).toBeVisible()
  await expect(page.getByText('Foto salva. Os outros dados são salvos pelo botão')).toBeVisible()

  await label(page, 'Nome completo').fill('Joana Prates')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText('Você atualizou a seu perfil com sucesso')).toBeVisible()
  for (const name of ['Extrato', 'Pedidos', 'Vouchers e cupons', 'Troféus', 'Convites'])
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Ver segurança' }).click()
  await expectAccessible()
  await page.getByRole('link', { name: 'Trocar a senha' }).click()
  await expectAccessible()
  await label(page, 'Senha atual').fill('Errada123')
  await label(page, 'Nova senha').fill(changed)
  await label(page, 'Confirme sua senha').fill(changed)
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
  await expect(page.getByText('Senha incorreta').first()).toBeVisible()
  await label(page, 'Senha atual').fill(demoPassword)
  await label(page, 'Nova senha').fill(changed)
  await label(page, 'Confirme sua senha').fill(changed)
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
  await expect(page.getByText(/^Sua senha foi alterada/)).toBeVisible()

  const fresh = newcomer().email
  await page.getByRole('link', { name: 'Trocar o e-mail' }).click()
  await label(page, 'Novo e-mail').fill(fresh)
  await label(page, 'Sua senha').fill(changed)
  await page.getByRole('button', { name: 'Enviar os links' }).click()
  await expect(page.getByText('Sucesso! Verifique sua caixa de e-mails')).toBeVisible()
  await expect(page.getByText(`Troca para ${fresh} em andamento`)).toBeVisible()
  await expectAccessible()
  await openLink(page, email)
  await expect(page.getByRole('heading', { name: 'Confirmado por aqui' })).toBeVisible()
  await openLink(page, fresh)
  await expect(page.getByRole('heading', { name: 'E-mail alterado' })).toBeVisible()
  await page.context().clearCookies()
  await page.goto(at(slug, '/login?com=email'))
  await label(page, 'E-mail').fill(fresh)
  await sendLogin(page, changed)
  await expect(page).toHaveURL(at(slug, '/homepage'))
})
