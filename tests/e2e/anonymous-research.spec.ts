import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

const survey = 6

test('GAP-111 SEC-69 who answers reads that it is anonymous, and its owner sees that they took part, and no answer of fewer than five', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  await logIn(page, 'afiliados', scripts ? 'parceiro' : 'participante')
  await page.goto(at('afiliados', `/homepage/atividades/${survey}`))
  await expect(page.getByText('4 perguntas · Pesquisa anônima')).toBeVisible()
  await page.goto(at('afiliados', `/homepage/survey/${survey}/${survey}`))
  await expect(page.getByText('nem quem organiza consegue juntar os dois')).toBeVisible()
  await expect(page.getByText('não escreva seu nome')).toBeVisible()
  await expectAccessible()
  await page.getByRole('main').getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page.getByText('2 de 4', { exact: true })).toBeVisible()
  // What was answered is there again.
  await page.goto(at('afiliados', `/homepage/survey/${survey}/${survey}`))
  await expect(page.getByRole('main').getByRole('radio').first()).toBeChecked()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page.getByText('2 de 4', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page.getByText('3 de 4', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Próximo' }).click()
  const words = page.getByRole('textbox')
  await words.fill('Falta tempo para estudar.')
  if (scripts) {
    // The tab keeps it, and nothing is sent of it before its button is pressed.
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    await words.blur()
    await page.reload()
    await expect(words).toHaveValue('Falta tempo para estudar.')
    expect(sent.filter((path) => path.endsWith('/resposta'))).toEqual([])
  }
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('dialog', { name: 'Sucesso!' })).toBeVisible()

  await page.context().clearCookies()
  await logIn(page, 'afiliados', 'dona')
  await page.goto(at('afiliados', `/gestao/atividades/${survey}/resultados`))
  await expect(page.getByText('Pesquisa anônima')).toBeVisible()
  await expect(page.getByText(/resposta espera|respostas esperam/)).toBeVisible()
  await expect(page.getByText('Falta tempo para estudar.')).toHaveCount(0)
  await expectAccessible()
  await page.goto(at('afiliados', `/gestao/atividades/${survey}/perguntas`))
  await expect(page.getByText('Esta pesquisa é anônima')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Mostrar quem respondeu' }).click()
  await expect(page.getByText('Alguém já começou a responder').first()).toBeVisible()
})
