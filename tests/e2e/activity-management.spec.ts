import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { field, idOf, press, publish } from './owner-form.ts'

test.use({ actionTimeout: 30_000 })

/** Another station for each project; its owner, and a member nobody else counts the points of there. */
const placeOf = (scripts: boolean) =>
  scripts ? { slug: 'fan', earned: '3,50 estrelas' } : { slug: 'viagem', earned: '35,00 milhas' }
const [owner, member] = ['dona', 'parceiro']
const memberName = 'Otávio Reis'

async function cover() {
  const buffer = await sharp({
    create: { width: 800, height: 600, channels: 3, background: { r: 2, g: 132, b: 254 } },
  })
    .png()
    .toBuffer()
  return { name: 'capa.png', mimeType: 'image/png', buffer }
}

/** Somebody else, in a browser of their own that runs scripts or not, as this journey does. */
async function another(browser: Browser, scripts: boolean): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: scripts,
    locale: 'pt-BR',
    viewport: { width: 1280, height: 800 },
  })
  return context.newPage()
}

/** Begins a draft of a type; the rest of its first step is the caller's. */
async function begin(page: Page, slug: string, type: string, name: string): Promise<void> {
  await page.goto(at(slug, '/gestao/atividades'))
  await page.getByRole('link', { name: 'Nova atividade' }).click()
  await expect(page.getByRole('heading', { name: 'Que atividade você quer criar?' })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`^${type}`) }).click()
  await field(page, 'Nome').fill(name)
}

const typedHtml = '<p>Leia <b>tudo</b>.<script>1</script></p>'

/** The editor, as one writes; what it cannot show stays HTML and is not lost. */
async function writeFormatted(page: Page): Promise<void> {
  const html = page.locator('textarea[name="description"]')
  const views = page.getByRole('button', { name: /^Editar como/ }).first()
  await views.click()
  await html.fill('<figure><figcaption>1</figcaption></figure>')
  await views.click()
  await expect(page.getByText('Este texto tem partes (vídeo, legenda ou outras)')).toBeVisible()
  await html.fill('')
  await views.click()
  const bold = page.getByRole('button', { name: 'Negrito' }).first()
  await page.getByRole('textbox', { name: 'Descrição', exact: true }).click()
  await page.keyboard.type('Leia ')
  await bold.click()
  await page.keyboard.type('tudo')
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await bold.click()
  await page.keyboard.type('.')
  await expect(html).toHaveValue('<p>Leia <strong>tudo</strong>.</p>')
}

/** HTML as it is: the field itself without scripts, behind its button with them. */
async function fillHtml(page: Page, name: string, html: string, scripts: boolean): Promise<void> {
  const area = page.locator(`textarea[name="${name}"]`)
  if (scripts) await area.locator('..').getByRole('button', { name: 'Editar como HTML' }).click()
  await area.fill(html)
}

test('ACT-16 PTS-02 GAP-61 @navegador an owner makes a content activity, a member takes part, the owner sees, exports and undoes it', async ({
  page,
  browser,
  scripts,
  expectAccessible,
}, { project }) => {
  const { slug, earned } = placeOf(scripts)
  const name = `Leitura de inverno ${project.name}`
  await logIn(page, slug, owner)
  await page.goto(at(slug, '/gestao/atividades'))
  await expectAccessible()
  await begin(page, slug, 'Conteúdo', name)
  await (scripts ? writeFormatted(page) : page.locator('textarea[name="description"]').fill(typedHtml))
  await page.locator('input[name="image.file"]').setInputFiles(await cover())
  await field(page, 'Texto do botão').fill('Ler agora')
  await field(page, 'Nome').fill('')
  await press(page)
  // Refused: what was typed and the stored picture are still there.
  await expect(page.getByText('Esse campo é obrigatório').first()).toBeVisible()
  await expect(field(page, 'Texto do botão')).toHaveValue('Ler agora')
  await expect(page.locator('input[type="hidden"][name="image"]')).toHaveValue(/\/covers\/imagem\.webp$/)
  await expectAccessible()
  await field(page, 'Texto do botão').fill('')
  await field(page, 'Nome').fill(name)
  await press(page, 'Salvar e continuar')
  await expect(page.getByText('Rascunho criado. Agora o prêmio e as regras.')).toBeVisible()
  const id = idOf(page)
  await field(page, 'Pontos').fill('3,5')
  await field(page, 'Limite por pessoa').fill('um')
  // On the way to another step nothing is lost, and what is wrong is said first.
  await press(page, 'O que as pessoas fazem')
  await expect(page.getByText('Este campo só aceita números').first()).toBeVisible()
  await expect(field(page, 'Pontos')).toHaveValue('3,5')
  await expectAccessible()
  await field(page, 'Limite por pessoa').fill('1')
  await press(page, 'O que as pessoas fazem')
  await expect(field(page, 'Nome')).toHaveValue(name)
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(preview.getByText('Leia tudo.')).toBeVisible()
  await expectAccessible()

  const reader = await another(browser, scripts)
  await logIn(reader, slug, member)
  await reader.goto(at(slug, `/homepage/atividades/${id}`))
  await expect(reader.getByText('Erro! Esta atividade não está disponível.')).toBeVisible()
  await publish(page)
  await expectAccessible()
  await reader.goto(at(slug, `/homepage/atividades/${id}`))
  await reader.getByRole('button', { name: 'Participar' }).click()
  await expect(reader.getByRole('dialog')).toContainText(earned)

  await page.getByRole('link', { name: 'Participações' }).click()
  const row = page.getByRole('row', { name: new RegExp(memberName) })
  await expect(row).toContainText(earned)
  await expectAccessible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exportar CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`participacoes-${id}.csv`)
  const file = readFileSync(await download.path(), 'utf8')
  expect(file.startsWith('\uFEFF"Número";"Nome";"E-mail";')).toBe(true)
  expect(file).toContain(`;"${memberName}";"${member}@exemplo.com.br";`)

  await page.getByRole('link', { name: `Desfazer a participação de ${memberName}` }).click()
  await field(page, 'Motivo').fill('Participou com a conta de outra pessoa')
  await expectAccessible()
  await press(page, 'Desfazer participação')
  await expect(page.getByText(`Participação desfeita. ${earned} voltaram para o programa.`)).toBeVisible()
  await expect(row).toContainText('Desfeita')
  await expect(row).toContainText('Participou com a conta de outra pessoa')
  await reader.goto(at(slug, '/homepage/extrato/extratos-totais'))
  await expect(reader.getByText('Participou com a conta de outra pessoa').first()).toBeVisible()
  await reader.goto(at(slug, `/homepage/atividades/${id}`))
  await expect(reader.getByRole('button', { name: 'Participar' })).toBeVisible()
  await reader.context().close()

  await page.goto(at(slug, '/gestao/historico'))
  await expect(page.getByText(/desfez a participação/).first()).toBeVisible()
  await page.goto(at(slug, `/gestao/atividades/${id}`))
  await press(page, 'Salvar e retirar do ar')
  await expect(page.getByText('Salva e retirada do ar. Quem já participou não perde nada.')).toBeVisible()
})

test('ACT-15 an agreement in its owner’s words; two windows do not overwrite each other', async ({
  page,
  browser,
  scripts,
}, { project }) => {
  const { slug } = placeOf(scripts)
  const name = `Acordo de leitura ${project.name}`
  await logIn(page, slug, owner)
  await begin(page, slug, 'Acordo', name)
  await fillHtml(page, 'body.html', '<p>Devolva os livros.</p>', scripts)
  await field(page, 'Frase da caixa de seleção').fill('Li e vou devolver os livros.')
  await field(page, 'Texto do botão do acordo').fill('Eu devolvo')
  await press(page)
  await expect(page.getByText('Rascunho criado. Confira a prévia e publique.')).toBeVisible()
  const id = idOf(page)

  const second = await page.context().newPage()
  await second.goto(at(slug, `/gestao/atividades/${id}`))
  await field(second, 'Texto do botão do acordo').fill('Vou devolver')
  await press(second)
  await expect(second.getByText('Atividade salva.')).toBeVisible()
  await second.close()
  await field(page, 'Nome').fill(`${name} (novo)`)
  await press(page, 'Onde aparece')
  await expect(page.getByText(/mudou esta atividade enquanto você editava/)).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Vou devolver' })).toBeVisible()
  await expect(field(page, 'Nome')).toHaveValue(`${name} (novo)`)
  await field(page, 'Texto do botão do acordo').fill('Vou devolver')
  await publish(page)

  const reader = await another(browser, scripts)
  await logIn(reader, slug, member)
  await reader.goto(at(slug, `/homepage/atividades/${id}`))
  await expect(reader.getByText('Devolva os livros.')).toBeVisible()
  await field(reader, 'Li e vou devolver os livros.').check()
  await reader.getByRole('button', { name: 'Vou devolver' }).click()
  await expect(reader.getByRole('dialog')).toContainText('Sucesso!')
  await reader.context().close()
  await page.goto(at(slug, `/gestao/atividades/${id}/participacoes`))
  await expect(page.getByRole('row', { name: new RegExp(memberName) })).toContainText('Desfazer')
  await page.goto(at(slug, `/gestao/atividades/${id}`))
  await press(page, 'Salvar e retirar do ar')
  await expect(page.getByText('Salva e retirada do ar.')).toBeVisible()
})

test('TEN-08 the preview follows what is typed, and what is on air asks before a step is left @com-script', async ({
  page,
}) => {
  const slug = 'afiliados'
  await logIn(page, slug, owner)
  await begin(page, slug, 'Conteúdo', 'Prévia viva')
  await press(page)
  await expect(page.getByText('Rascunho criado. Confira a prévia e publique.')).toBeVisible()
  const preview = page.frameLocator('iframe')
  await field(page, 'Nome').fill('Outro nome enquanto se digita')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Outro nome enquanto se digita')
  // The draft is saved on the way, and the other steps are seen in it, too.
  await press(page, 'Prêmio e regras')
  await field(page, 'Pontos').fill('7')
  await expect(preview.getByText('14,00').filter({ visible: true }).first()).toBeVisible()
  await press(page, 'O que as pessoas fazem')
  await expect(field(page, 'Nome')).toHaveValue('Outro nome enquanto se digita')
  await publish(page)
  await press(page, 'Prêmio e regras')
  await field(page, 'Pontos').fill('9')
  await press(page, 'Onde aparece')
  await expect(page.getByText('O que você mudou neste passo ainda não está no ar')).toBeVisible()
  await expect(field(page, 'Pontos')).toHaveValue('9')
  await press(page, 'Salvar e atualizar no ar')
  await expect(page.getByText('Atividade salva.')).toBeVisible()
  await press(page, 'Salvar e retirar do ar')
  await expect(page.getByText('Salva e retirada do ar.')).toBeVisible()
})

test('HOM-05 HOM-08 the list is searched and filtered; a category is made, filled, ordered and removed', async ({
  page,
  expectAccessible,
}, { project }) => {
  const slug = 'fan'
  const name = `Leituras ${project.name}`
  await logIn(page, slug, owner)
  await page.goto(at(slug, '/gestao/atividades'))
  await field(page, 'Buscar pelo nome').fill('CONVIVENCIA')
  await page.getByLabel('Situação').selectOption('published')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page.getByText('1 atividade', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Acordo de convivência', exact: true })).toBeVisible()

  await page.goto(at(slug, '/gestao/atividades/listas'))
  await expectAccessible()
  await field(page, 'Nova categoria').fill(name)
  await page.getByRole('button', { name: 'Criar categoria' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText('Esta lista está vazia e não aparece para os participantes.')).toBeVisible()
  for (const [search, activity] of [
    ['boas-vindas', 'Boas-vindas à Fan'],
    ['primeira semana', 'Guia: sua primeira semana'],
  ] as const) {
    await field(page, 'Procurar atividade para incluir').fill(search)
    await page.getByRole('button', { name: 'Procurar', exact: true }).click()
    await page.getByRole('button', { name: `Incluir: ${activity}` }).click()
    await expect(page.getByRole('button', { name: `Tirar: ${activity}` })).toBeVisible()
  }
  await expectAccessible()
  await page.getByRole('button', { name: 'Subir: Guia: sua primeira semana' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Guia')
  await page.getByRole('link', { name: 'Excluir lista' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir lista' }).click()
  await expect(page.getByText('Lista excluída. As atividades continuam.')).toBeVisible()
})

test('HOM-03 the row now playing is made once, filled, and on the home at once @sem-script', async ({
  page,
}) => {
  const slug = 'sindicato'
  const name = 'Só nesta semana'
  const open = page.locator('a[href="/gestao/atividades/listas/now-playing/1"]')
  await logIn(page, slug, owner)
  await page.goto(at(slug, '/gestao/atividades/listas'))
  await expect(field(page, 'Título da fileira')).toHaveCount(0)
  await open.click()
  await page.getByRole('link', { name: 'Excluir lista' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir lista' }).click()
  await expect(page.getByText('Esta fileira ainda não existe.')).toBeVisible()
  await field(page, 'Título da fileira').fill(name)
  await page.getByRole('button', { name: 'Criar fileira' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await field(page, 'Procurar atividade para incluir').fill('a')
  await page.getByRole('button', { name: 'Procurar', exact: true }).click()
  await page
    .getByRole('button', { name: /^Incluir: / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Tirar: / })).toHaveCount(1)
  await page.goto(at(slug, '/homepage'))
  await expect(page.getByRole('region', { name }).getByRole('article')).toHaveCount(1)
  await page.goto(at(slug, '/gestao/atividades/listas'))
  await expect(open).toBeVisible()
  await expect(field(page, 'Título da fileira')).toHaveCount(0)
})

test('GAP-84 an owner says who redeems for a partner @sem-script', async ({ page }) => {
  const slug = 'sindicato'
  const person = 'Marina Duarte'
  await logIn(page, slug, owner)
  await page.goto(at(slug, '/gestao/parceiros'))
  const partner = page.getByRole('main').locator('form').last()
  await partner.getByLabel('E-mail de um participante').fill('ninguem@exemplo.com.br')
  await partner.getByRole('button', { name: 'Incluir pessoa' }).click()
  await expect(partner.getByText('Nenhum participante ativo desta estação tem este e-mail.')).toBeVisible()
  await partner.getByLabel('E-mail de um participante').fill('participante@exemplo.com.br')
  await partner.getByRole('button', { name: 'Incluir pessoa' }).click()
  await expect(
    page.getByText('Pessoa incluída. Ela já pode validar os vouchers deste parceiro.'),
  ).toBeVisible()
  await page.getByRole('button', { name: `Tirar: ${person}` }).click()
  await expect(page.getByRole('button', { name: `Tirar: ${person}` })).toHaveCount(0)
})

test('GAP-05 a member who owns nothing sees none of it @sem-script', async ({ page }) => {
  const slug = 'fan'
  await logIn(page, slug, member)
  for (const path of ['', '/1', '/1/participacoes', '/1/participacoes.csv', '/listas']) {
    await page.goto(at(slug, `/gestao/atividades${path}`))
    await expect(page).toHaveURL(at(slug, '/not-autorized'))
  }
})
