import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { field, press } from './owner-form.ts'

test('PPL-12 an owner finds two accounts of one person, sees what is kept, and makes one of them', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = scripts ? 'gestor' : 'padrao'
  // Tried once more, they are other people.
  const tail = String(Date.now()).slice(-8)
  const name = `Zélia ${scripts ? 'Ramos' : 'Rocha'}`
  const phone = `119${tail}`
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/pessoas/importar'))
  const lines = [
    'Nome;E-mail;Telefone',
    `${name};zelia.${tail}@exemplo.com.br;${phone}`,
    `${name} Souza;zelia.souza.${tail}@exemplo.com.br;${phone}`,
  ]
  const file = { name: 'duas.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
  await page.getByLabel('Arquivo', { exact: true }).setInputFiles(file)
  await press(page, 'Enviar o arquivo')
  await press(page, 'Conferir o arquivo')
  await expect(page.getByText('Conferimos 2 linhas. Nada foi gravado ainda.')).toBeVisible()
  await press(page, 'Gravar 2 pessoas')
  await expect(page.getByText('2 pessoas novas e 0 atualizadas.')).toBeVisible()

  await page.goto(at(slug, '/gestao/pessoas/duplicadas'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contas que podem ser da mesma pessoa')
  await expectAccessible()
  await page
    .getByRole('link', { name: `Comparar e juntar ${name} e ${name} Souza`, exact: true })
    .last()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Juntar duas contas')
  await expect(page.getByRole('region', { name: `Conta que fica: ${name}`, exact: true })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Trocar: fica a outra' }).click()
  await expect(page.getByRole('region', { name: `Conta que fica: ${name} Souza` })).toBeVisible()
  await page.getByRole('group', { name: 'Nome' }).getByLabel(name, { exact: false }).last().check()
  await press(page, 'Juntar as contas')
  await expect(page.getByText('Esse campo é obrigatório').first()).toBeVisible()
  await field(page, 'Motivo').fill('Cadastro repetido')
  await press(page, 'Juntar as contas')
  await expect(page.getByText('Confirme que conferiu: isto não pode ser desfeito.').first()).toBeVisible()
  await expectAccessible()
  await expect(field(page, 'Motivo')).toHaveValue('Cadastro repetido')
  await page.getByLabel(/^Conferi que as duas contas/).check()
  await press(page, 'Juntar as contas')
  await expect(page.getByText('As contas foram juntadas.')).toBeVisible()
  await expect(page.getByText(`zelia.souza.${tail}@exemplo.com.br`)).toBeVisible()

  await page.goto(at(slug, '/gestao/pessoas?situacao=deleted'))
  await page.getByRole('link', { name: 'Conta juntada' }).first().click()
  await expect(page.getByText('Esta conta foi juntada à que você vê agora.')).toBeVisible()
  await page.getByRole('link', { name: 'Histórico' }).last().click()
  await expect(page.getByText(/juntou outra conta à de/).first()).toBeVisible()
  await expect(page.getByText('Motivo: Cadastro repetido').first()).toBeVisible()
  await expectAccessible()
})
