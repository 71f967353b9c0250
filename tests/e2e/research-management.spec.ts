import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { field, idOf, press, publish, writeQuestion } from './owner-form.ts'

test.use({ actionTimeout: 30_000 })

/** A station for each project; its owner, and a member nobody else counts the points of there. */
const slugOf = (scripts: boolean) => (scripts ? 'fan' : 'viagem')
const [owner, member] = ['dona', 'parceiro']

/** Somebody else, in a browser of their own that runs scripts or not, as this journey does. */
async function another(browser: Browser, scripts: boolean): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: scripts,
    locale: 'pt-BR',
    viewport: { width: 1280, height: 800 },
  })
  return context.newPage()
}

async function answerQuiz(page: Page, slug: string, id: string, options: readonly string[]): Promise<void> {
  await logIn(page, slug, member)
  await page.goto(at(slug, `/homepage/survey/${id}/${id}`))
  for (const option of options) {
    await page.getByRole('radio', { name: option, exact: true }).check()
    await page.getByRole('button', { name: /^(Próximo|Enviar)$/ }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Sucesso!' })
  await expect(dialog).toContainText('Parabéns! Você passou no quiz!')
  await expect(dialog).toContainText('Você acertou 1 de 2 perguntas (50,00%)')
}

test('ACT-06 POL-02 POL-08 an owner writes a quiz and publishes it, a member answers it, the owner reads what came of it', async ({
  page,
  browser,
  scripts,
  expectAccessible,
}, { project }) => {
  const slug = slugOf(scripts)
  const name = `Quiz da casa ${project.name}`
  await logIn(page, slug, owner)
  await page.goto(at(slug, '/gestao/atividades/nova'))
  await page.getByRole('link', { name: /^Quiz (?!avulso)/ }).click()
  await field(page, 'Nome').fill(name)
  await press(page, 'Salvar')
  await expect(page.getByText('Rascunho criado. Agora escreva as perguntas.')).toBeVisible()
  await expect(page.getByText('Ainda não há perguntas.')).toBeVisible()
  const id = idOf(page)

  // Without questions it says what is missing, and offers no publishing that would be refused.
  await page.goto(at(slug, `/gestao/atividades/${id}?passo=onde`))
  await expect(page.getByRole('link', { name: 'Perguntas: ao menos uma pergunta' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salvar e publicar' })).toHaveCount(0)
  await expectAccessible()
  await page.goto(at(slug, `/gestao/atividades/${id}`))

  const founder = ['A diretoria', 'O vizinho']
  await writeQuestion(page, { question: 'Quem fundou a casa?', options: founder, right: 'A diretoria' })
  await writeQuestion(page, { question: 'Em que ano?', options: ['1989', '2001'], right: '1989' })
  await press(page, 'Subir: 2. Em que ano?')
  await expect(page.getByRole('listitem').filter({ hasText: '1. Em que ano?' })).toBeVisible()
  await expectAccessible()
  await press(page, 'Duplicar: Em que ano?')
  await expect(page.getByRole('listitem').filter({ hasText: '2. Em que ano?' })).toBeVisible()
  await page.getByRole('link', { name: 'Remover: 2. Em que ano?' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByText('Pergunta removida.')).toBeVisible()

  await page.getByRole('link', { name: 'Resultados possíveis', exact: true }).click()
  await page.getByLabel('Texto', { exact: true }).first().fill('Volte a ler a nossa história.')
  await field(page, 'Até quantos % de acertos').first().fill('80')
  await press(page, 'Salvar')
  await expect(page.getByText('o mais alto vai só até 80%')).toBeVisible()
  await field(page, 'Até quantos % de acertos').first().fill('100')
  await press(page, 'Salvar')
  await expect(page.getByText('o mais alto vai só até')).toHaveCount(0)
  await expectAccessible()

  await page.goto(at(slug, `/gestao/atividades/${id}`))
  await publish(page)
  const reader = await another(browser, scripts)
  await answerQuiz(reader, slug, id, ['1989', 'O vizinho'])
  await reader.context().close()

  await page.getByRole('link', { name: 'Resultados', exact: true }).click()
  await expect(page.getByText('Média de acertos')).toBeVisible()
  await expect(page.getByRole('row', { name: /^O vizinho/ })).toContainText('100%')
  await expectAccessible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exportar CSV' }).click(),
  ])
  const file = readFileSync(await download.path(), 'utf8')
  expect(file).toContain(';"1. Em que ano?";"2. Quem fundou a casa?"')
  expect(file).toContain(`"${member}@exemplo.com.br"`)
  expect(file).toContain(';"1";"1989";"O vizinho"')

  await page.goto(at(slug, `/gestao/atividades/${id}`))
  await press(page, 'Salvar e retirar do ar')
  await expect(page.getByText('Salva e retirada do ar.')).toBeVisible()
})

test('POL-02 questions come from a spreadsheet, all of them or none', async ({
  page,
  scripts,
  expectAccessible,
}, { project }) => {
  const slug = slugOf(scripts)
  await logIn(page, slug, owner)
  await page.goto(at(slug, '/gestao/atividades/nova?tipo=8'))
  await field(page, 'Nome').fill(`Pesquisa da planilha ${project.name}`)
  await press(page, 'Salvar')
  await page.getByRole('link', { name: 'Importar de planilha' }).click()
  await expect(page.getByLabel('Arquivo CSV')).toBeVisible()
  await expectAccessible()
  const send = async (text: string) => {
    const buffer = Buffer.from(text, 'latin1')
    await page
      .getByLabel('Arquivo CSV')
      .setInputFiles({ name: 'perguntas.csv', mimeType: 'text/csv', buffer })
    await press(page, 'Importar')
  }
  await send('pergunta;tipo;opção 1\r\nGostou?;única;Sim\r\nPor quê?;texto livre\r\n')
  await expect(page.getByText('Linha 2: faltam opções: são ao menos duas.')).toBeVisible()
  await send('pergunta;tipo;opção 1\r\nGostou?;única;Sim;Não\r\nPor quê?;texto livre\r\n')
  await expect(page.getByText('2 perguntas importadas.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '2. Por quê?' })).toContainText('Texto livre')
})

test('POL-02 a question is opened, written and closed in its place of the list', async ({
  page,
  scripts,
  expectAccessible,
}, { project }) => {
  const slug = slugOf(scripts)
  await logIn(page, slug, owner)
  await page.goto(at(slug, '/gestao/atividades/nova?tipo=8'))
  await field(page, 'Nome').fill(`Pesquisa no lugar ${project.name}`)
  await press(page, 'Salvar')
  await writeQuestion(page, { question: 'Gostou?', options: ['Sim', 'Não'] })
  await writeQuestion(page, { question: 'Voltaria?', options: ['Sim', 'Não'] })
  const id = idOf(page)
  const row = (words: string) => page.getByRole('listitem').filter({ hasText: words })
  const edit = (words: string) => row(words).getByRole('link', { name: 'Editar', exact: true })

  await edit('2. Voltaria?').click()
  await expect(page).toHaveURL(new RegExp(`/gestao/atividades/${id}\\?pergunta=\\d+#pergunta-\\d+$`))
  await expect(page.getByRole('heading', { name: 'Pergunta 2', level: 3 })).toBeVisible()
  await expect(edit('1. Gostou?')).toHaveCount(0)
  if (scripts) await expect(field(page, 'Pergunta')).toBeFocused()
  await expectAccessible()
  const close = page.getByRole('link', { name: 'Voltar para as perguntas' })
  await close.click()
  await expect(edit('1. Gostou?')).toBeVisible()
  if (scripts) await expect(edit('2. Voltaria?')).toBeFocused()

  await edit('2. Voltaria?').click()
  await field(page, 'Pergunta').fill('Voltaria no ano que vem?')
  if (scripts) {
    await close.click()
    const asked = page.getByRole('dialog', { name: 'Sair sem salvar?' })
    await asked.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(field(page, 'Pergunta')).toHaveValue('Voltaria no ano que vem?')
  }
  await press(page)
  await expect(row('2. Voltaria no ano que vem?')).toBeVisible()
  if (scripts) await expect(edit('2. Voltaria no ano que vem?')).toBeFocused()
  // Where questions had pages of their own.
  await page.goto(at(slug, `/gestao/atividades/${id}/perguntas/nova`))
  await expect(page.getByRole('heading', { name: 'Nova pergunta', level: 3 })).toBeVisible()
})
