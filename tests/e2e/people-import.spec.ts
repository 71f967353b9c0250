import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { mailText } from './outbox.ts'

test('PPL-18 PPL-19 PPL-20 an owner imports people from a spreadsheet with a wrong line and invites them; one of them opens the account', async ({
  page,
  request,
  scripts,
  expectAccessible,
}) => {
  const { slug, stationId } = scripts
    ? { slug: 'viagem', stationId: 148 }
    : { slug: 'afiliados', stationId: 178 }
  const email = scripts ? 'nova.viajante@exemplo.com.br' : 'novo.afiliado@exemplo.com.br'
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/pessoas?situacao=imported'))
  await expect(page.getByRole('link', { name: /^A convidar/ })).toBeVisible()
  await page.getByRole('link', { name: 'Importar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Importar pessoas')
  await expectAccessible()
  const content = ['sep=;', 'Sócio;Correio;CPF', `NOÊMIA ALVES;${email};`, 'Caio;caio@exemplo;1,2E+10'].join(
    '\r\n',
  )
  const file = { name: 'socios.csv', mimeType: 'text/csv', buffer: Buffer.from(content, 'latin1') }
  await page.getByLabel('Arquivo', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Enviar o arquivo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O que é cada coluna')
  await expect(page.getByLabel('Sócio')).toHaveValue('name')
  await expectAccessible()
  await page.getByRole('button', { name: 'Conferir o arquivo' }).click()
  await expect(page.getByText('Conferimos 2 linhas. Nada foi gravado ainda.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Linha.4/ }).last()).toContainText('notação com E+')
  await expectAccessible()
  await page.getByLabel('Convidar as pessoas novas por e-mail').check()
  await page.getByRole('button', { name: 'Gravar 1 pessoa' }).click()
  await expect(page.getByText('1 pessoa nova e 0 atualizadas.')).toBeVisible()
  await page.getByRole('link', { name: 'Ver os convites' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Convites')
  await expect(page.getByRole('link', { name: 'Noêmia Alves' })).toBeVisible()
  await expectAccessible()

  const mail = await mailText(request, { stationId, to: email, subject: /Abra a sua conta/ })
  await page.context().clearCookies()
  await page.context().addCookies([{ name: 'maioridade', value: '1', url: at(slug) }])
  await page.goto(at(slug, /\/primeiro-acesso\/[\w-]+/.exec(mail)?.[0] ?? ''))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abra a sua conta')
  await expectAccessible()
  await page.getByLabel('Senha', { exact: true }).fill('Senha123')
  await page.getByLabel('Confirme a senha', { exact: true }).fill('Senha123')
  await page.getByLabel(/Li e aceito os Termos/).check()
  await page.getByRole('button', { name: 'Abrir a conta' }).click()
  await page.waitForURL(/\/(signup|homepage)/)
})
