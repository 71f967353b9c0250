import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { at, expect, test } from './fixtures.ts'
import { sendLogin } from './log-in.ts'
import { mailText } from './outbox.ts'

async function logoFile() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="200"><rect width="500" height="200" fill="#fff"/><circle cx="100" cy="100" r="70" fill="#7a1fa2"/><rect x="200" y="70" width="260" height="60" rx="12" fill="#7a1fa2"/></svg>`
  return { name: 'logo.png', mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).png().toBuffer() }
}

/** The link in the mail that confirms a company sign-up. */
async function mailLink(page: Page, email: string): Promise<string> {
  const text = await mailText(page.request, { stationId: 1, to: email, subject: /Confirme seu e-mail/ })
  const path = /criar-estacao\/confirmar\/\S+/.exec(text)?.[0]
  if (!path) throw new Error('the mail has no link')
  return at('fan', `/${path}`)
}

const next = (page: Page, name = 'Continuar') => page.getByRole('button', { name }).click()

test('ACC-03 VAL-13 ONB-12 ONB-13 ONB-14 ONB-15 ONB-16 ONB-17 ONB-18 TEN-12 @navegador from the landing of the platform to a live station of one’s own, then edited and published', async ({
  page,
  scripts,
  expectAccessible,
}, { project }) => {
  const slug = `loja${project.name.replace(/\W/g, '')}${Date.now() % 100_000}`
  const email = `${slug}@exemplo.com.br`

  await page.goto(at('fan', '/criar-estacao'))
  await expectAccessible()
  await page.getByLabel('Seu e-mail').fill(email)
  await next(page, 'Começar a criar')
  await expect(page.getByText('Verifique sua caixa de e-mails').first()).toBeVisible()

  await page.goto(await mailLink(page, email))
  await page.getByLabel('Seu nome').fill('Ana Prado')
  await page.getByLabel('Senha', { exact: true }).fill('Senha123')
  await page.getByLabel('Confirme a senha').fill('Senha123')
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check()
  await next(page, 'Criar minha conta')

  await expect(page.getByRole('heading', { name: 'Vamos começar?' })).toBeVisible()
  await page.getByText('Loja ou marca').click()
  await next(page)
  const photo = page.getByLabel('Escolha uma imagem')
  // ONB-12: with scripts a wrong file is refused before anything is sent, and the part that appears is chosen.
  await photo.setInputFiles({ ...(await logoFile()), buffer: Buffer.alloc(1024 * 1024 + 1) })
  if (!scripts) await next(page, 'Usar esta foto')
  await expect(page.getByText('Erro: Imagem maior que 1MB').first()).toBeVisible()
  await photo.setInputFiles(await logoFile())
  if (scripts) {
    await expect(page.locator('.ReactCrop__crop-selection')).toBeVisible()
    await expectAccessible()
  }
  await next(page, 'Usar esta foto')
  await expect(page.getByRole('heading', { name: 'Seus dados' })).toBeVisible()
  // VAL-13: beside the field, read out, with the focus; nothing typed is lost.
  await page.getByLabel('Celular').fill('119')
  await next(page)
  const wrong = page.getByText('Telefone inválido')
  await expect(wrong.first()).toBeVisible()
  await expect(page.getByLabel('Celular')).toHaveAccessibleDescription('Telefone inválido')
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Prado')
  if (scripts) {
    await expect(page.getByLabel('Celular')).toBeFocused()
    await expect(page.getByRole('status').filter({ has: wrong })).toBeVisible()
  } else await expect(page.getByRole('link', { name: 'Telefone inválido' })).toBeVisible()
  await page.getByLabel('Celular').fill('')
  if (scripts) {
    await page.getByLabel('Celular').pressSequentially('11987654321')
    await expect(page.getByLabel('Celular')).toHaveValue('(11) 9 8765-4321')
  }
  await next(page)

  await page.getByLabel('CNPJ').fill('12.ABC.345/01DE-36')
  await page.getByLabel('Razão social').fill('Prado Ltda.')
  await next(page)
  await expect(page.getByText('Verifique o CNPJ informado e tente novamente.')).toBeVisible()
  await page.getByRole(scripts ? 'button' : 'link', { name: 'Entendi' }).click()
  await expect(page.getByText('Verifique o CNPJ informado e tente novamente.')).toBeHidden()
  await expect(page.getByLabel('Razão social')).toHaveValue('Prado Ltda.')
  await expect(page.getByRole('textbox', { name: 'CNPJ' })).toHaveAccessibleDescription(/^CNPJ inválido/)
  await page.getByRole('textbox', { name: 'CNPJ' }).fill('12.ABC.345/01DE-35')
  await next(page)

  await page.getByLabel('Arquivo do logo').setInputFiles(await logoFile())
  await next(page, 'Enviar logo')
  await expect(page.getByText('Sobre fundo claro')).toBeVisible()
  await next(page, 'Continuar com este logo')

  await expect(page.getByText('Leitura garantida')).toBeVisible()
  const preview = page.frameLocator('iframe').first()
  await expect(preview.getByText('Vantagens de quem é de casa').first()).toBeAttached()
  await expectAccessible()
  // SEC-26: a code is typed as it comes; what is none is said beside the field.
  const color = page.getByLabel('Sua cor', { exact: true })
  await color.fill('azul')
  await next(page, 'Usar esta cor')
  await expect(page.getByText('Informe uma cor como #0f62fe').first()).toBeVisible()
  await expect(color).toHaveValue('azul')
  await color.fill(' 7B1FA2')
  await next(page, 'Usar esta cor')
  // The step after it has a button of the same name.
  await expect(color).toHaveCount(0)
  await next(page)

  await page.getByLabel('Nome da estação').fill('Prado Café')
  await page.getByLabel('Endereço').fill('prado café')
  await next(page, 'Finalizar')
  await expect(page.getByText('Apenas letras sem acento').first()).toBeVisible()
  await expect(page.getByLabel('Nome da estação')).toHaveValue('Prado Café')
  await page.getByLabel('Endereço').fill(slug)
  await next(page, 'Finalizar')
  await expect(page.getByRole('heading', { name: 'Prado Café está no ar' })).toBeVisible()

  // On to the new host, logged in by a button: another host led there (ONB-17, SEC-76).
  await next(page, 'Criar conteúdo para meus fãs')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(at(slug, '/gestao'))
  await expect(page.getByText('Tudo o que você mudou está publicado.')).toBeVisible()

  await page.goto(at(slug, '/gestao/secoes/2'))
  const other = await page.context().newPage()
  await other.goto(at(slug, '/gestao/secoes/2'))
  const title = (one: Page) => one.getByLabel('Título', { exact: true }).first()
  await title(other).fill('Da outra janela')
  await next(other, 'Salvar no rascunho')
  await expect(other.getByText('Salvo no rascunho.')).toBeVisible()
  await title(page).fill('Do jeito da dona')
  await next(page, 'Salvar no rascunho')
  await expect(page.getByText('Ana Prado mudou esta parte enquanto você editava')).toBeVisible()
  await expect(page.getByText('Da outra janela')).toBeVisible()
  await expectAccessible()
  await expect(title(page)).toHaveValue('Do jeito da dona')
  await next(page, 'Salvar no rascunho')
  await expect(page.getByText('Salvo no rascunho.')).toBeVisible()

  // What was typed for a section that went meanwhile is kept as a new one.
  await page.goto(at(slug, '/gestao/secoes/4'))
  await other.goto(at(slug, '/gestao/secoes'))
  await other.getByRole('link', { name: 'Remover: A nossa loja' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect(other.getByText('A nossa loja')).toHaveCount(0)
  await other.close()
  await title(page).fill('Não se perde')
  await next(page, 'Salvar no rascunho')
  await expect(page).toHaveURL(at(slug, '/gestao/secoes'))
  await expect(page.getByText('Não se perde').first()).toBeVisible()

  await page.goto(at(slug, '/gestao'))
  await expectAccessible()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('Publicado. O site já mostra as mudanças.')).toBeVisible()
  // As a visitor: members' root is their home.
  await page.context().clearCookies()
  await page.goto(at(slug))
  await expect(page).toHaveTitle(/Prado Café/)
  await expectAccessible()
  await expect(page.getByText('Do jeito da dona').first()).toBeAttached()

  // Back on the platform: the wizard ends with the personal data, and whoever takes part there gives the rest (ACC-03).
  await page.goto(at('fan', '/login?com=email&redirectTo=/criar-estacao'))
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await sendLogin(page)
  await expect(page.getByRole('link', { name: 'Criar outra estação' })).toBeVisible()
  await page.goto(at('fan', '/criar-estacao/boas-vindas'))
  await next(page)
  await expect(page.getByText('Passo 1 de 2')).toBeVisible()
  await page.getByRole('link', { name: 'Pular' }).click()
  // Both steps have a button of this name.
  await expect(page.getByRole('heading', { name: 'Seus dados' })).toBeVisible()
  await next(page)
  await expect(page).toHaveURL(at('fan', '/signup'))
})

test('TEN-12 /gestao is for owners only @sem-script', async ({ page }) => {
  await page.goto(at('fan', '/gestao'))
  await expect(page).toHaveURL(/\/login\?redirectTo=/)
})
