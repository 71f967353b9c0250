import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

const slug = 'sindicato'
const here = '/gestao/consultas/processos'
const cases = '/homepage/consultoria-juridica/processos'
const readers = '/homepage/acessos-aos-meus-dados'

/** Sends a file of cases, once the import of somebody else has ended. */
async function importFile(page: Page, content: string): Promise<void> {
  await expect(async () => {
    await page.goto(at(slug, `${here}/importar`))
    const file = { name: 'processos.csv', mimeType: 'text/csv', buffer: Buffer.from(content, 'latin1') }
    await page.getByLabel('Arquivo', { exact: true }).setInputFiles(file)
    await page.getByRole('button', { name: 'Importar', exact: true }).click()
    await page.waitForURL(/\/importar\/\d+$/, { timeout: 5_000 })
  }).toPass()
}

test('LEG-02 CTB-02 GAP-93 an owner imports a spreadsheet with a wrong line, mends it, and the member sees the case and who opened it', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const number = scripts ? '5501/2026' : '5502/2026'
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, here))
  await expectAccessible()
  await page.getByRole('link', { name: 'Importar planilha' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Importar processos')
  await expectAccessible()
  const header = 'numero;cpf;coletiva;tipo;protocolo;situacao;orgao;titulo;valor;link'
  const lineOf = (cpf: string) =>
    `${number};${cpf};não;Ação;10/04/2026;Distribuída;TRT;"Férias; =1+1";1.234,56;`
  await importFile(page, [header, lineOf('529.982.247-24')].join('\r\n'))
  await expect(page.getByText('Nada foi importado: há 1 erro no arquivo.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Linha 2/ })).toContainText('CPF inválido')
  await expectAccessible()
  await importFile(page, [header, lineOf('529.982.247-25')].join('\r\n'))
  await expect(page.getByText('1 processo importado: 1 novo e 0 atualizados.')).toBeVisible()
  await expectAccessible()
  await page.goto(at(slug, `${here}?busca=${encodeURIComponent(number)}`))
  await page.getByRole('link', { name: `Abrir o processo ${number}` }).click()
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Férias; =1+1')
  await expectAccessible()
  await page.context().clearCookies()
  await logIn(page, slug)
  await page.goto(at(slug, cases))
  await page.getByRole('link', { name: new RegExp(number) }).click()
  await expect(page.getByRole('dialog')).toContainText('R$ 1.234,56')
  await page.goto(at(slug, readers))
  await expect(
    page.getByRole('row').filter({ hasText: 'Processo: Consultoria jurídica' }).first(),
  ).toBeVisible()
})
