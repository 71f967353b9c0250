import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

/** Somebody no other journey answers as. */
const person = 'parceiro'
/** One station per project: what one has answered the other has not. */
const stationOf = (scripts: boolean) =>
  scripts
    ? { slug: 'viagem', survey: 11, checklist: 5, poll: 6, scored: 8 }
    : { slug: 'padrao', survey: 2, checklist: 3, poll: 4, scored: 10 }

const feedback = (page: Page, name = 'Sucesso!') => page.getByRole('dialog', { name })
const next = (page: Page) => page.getByRole('button', { name: 'Próximo' })
const choices = (page: Page) => page.getByRole('main').getByRole('radio')
/** The button of the question on the activity's page. */
const submit = (page: Page) =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('fieldset') })
    .getByRole('button')

test('POL-01 POL-02 POL-03 POL-07 ACT-08 a survey is answered step by step, and nothing of it is lost', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const { slug, survey } = stationOf(scripts)
  await logIn(page, slug, person)
  await page.goto(at(slug, `/homepage/atividades/${survey}`))
  await page.locator(`a[href^="/homepage/survey/${survey}/"]`).click()
  await expect(page).toHaveTitle(/^Pergunta 1 de /)
  const total = scripts ? 3 : 2
  await expect(page.getByText(`1 de ${total}`, { exact: true })).toBeVisible()
  await expectAccessible()

  // A single choice is required.
  await next(page).click()
  await expect(page.getByText('Esse campo é obrigatório').first()).toBeVisible()
  await page.getByLabel('Sua resposta').fill('Com a banda inteira')
  await page.getByRole('radio', { name: 'Outro' }).check()
  await next(page).click()
  await expect(page.getByText(`2 de ${total}`, { exact: true })).toBeVisible()
  if (scripts) {
    await expectAccessible()
    // Of several, any number: none, too.
    await next(page).click()
    await expect(page.getByText('3 de 3', { exact: true })).toBeVisible()
  }
  const words = page.getByRole('textbox')
  await words.fill('a'.repeat(601))
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Esse campo deve possuir no máximo 600 caracteres').first()).toBeVisible()
  await expect(words).toHaveValue('a'.repeat(601))
  await words.fill('Devagar, de ônibus.')
  await page.getByRole('button', { name: 'Anterior' }).click()
  await expect(page.getByText(`${total - 1} de ${total}`, { exact: true })).toBeVisible()

  // Another visit, and everything is there.
  await page.goto(at(slug, `/homepage/survey/${survey}/${survey}`))
  await expect(page.getByRole('radio', { name: 'Outro' })).toBeChecked()
  await expect(page.getByLabel('Sua resposta')).toHaveValue('Com a banda inteira')
  await page.goto(at(slug, `/homepage/survey/${survey}/${survey}?pergunta=${total}`))
  await expect(words).toHaveValue('Devagar, de ônibus.')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(feedback(page)).toBeVisible()
  await expectAccessible()
  await feedback(page).getByRole('link', { name: 'Fechar' }).click()
  await expect(page).toHaveURL(at(slug, '/homepage'))
  await page.goto(at(slug, `/homepage/survey/${survey}/${survey}`))
  await expect(page).toHaveURL(at(slug, `/homepage/atividades/${survey}`))
})

test('ACT-10 POL-10 GAP-42 a poll shows its votes to who voted, and closes to the home', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const { slug, poll } = stationOf(scripts)
  await logIn(page, slug, person)
  await page.goto(at(slug, `/homepage/atividades/${poll}`))
  await expect(page.getByText('Votos há 1 minuto atrás')).toHaveCount(0)
  await submit(page).click()
  await expect(page.getByText('Uma pergunta não foi respondida!').first()).toBeVisible()
  await expectAccessible()
  await choices(page).first().check()
  await submit(page).click()
  await expect(feedback(page).getByText('Votos há 1 minuto atrás')).toBeVisible()
  await expect(feedback(page).getByRole('listitem').first()).toContainText('100%')
  await expectAccessible()
  await feedback(page).getByRole('link', { name: 'Fechar' }).click()
  await expect(page).toHaveURL(at(slug, '/homepage'))
})

test('ACT-09 POL-09 a checklist takes one option', async ({ page, scripts, expectAccessible }) => {
  const { slug, checklist } = stationOf(scripts)
  await logIn(page, slug, person)
  await page.goto(at(slug, `/homepage/atividades/${checklist}`))
  await expectAccessible()
  const boxes = page.getByRole('main').getByRole('checkbox')
  await boxes.nth(0).check()
  const warning = page.getByText('Apenas uma opção por pergunta').first()
  if (scripts) {
    await boxes.nth(1).click()
    await expect(warning).toBeVisible()
    await expect(boxes.nth(1)).not.toBeChecked()
    await expect(page.getByRole('main').getByText('Apenas uma opção por pergunta')).toHaveCount(0)
  } else {
    await boxes.nth(1).check()
    await submit(page).click()
    await expect(warning).toBeVisible()
    await boxes.nth(0).check()
    await boxes.nth(1).uncheck()
  }
  await submit(page).click()
  await expect(feedback(page)).toBeVisible()
})

test('ACT-06 GAP-38 a quiz is won or lost by what the platform counts', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  // With scripts two of three are right, without none: another person, so that both are seen.
  await logIn(page, 'sindicato', scripts ? person : 'participante')
  await page.goto(at('sindicato', '/homepage/survey/5/5'))
  for (const option of scripts ? ['20%', '11 horas', 'Ninguém'] : ['10%', '8 horas', 'Ninguém']) {
    await page.getByRole('radio', { name: option, exact: true }).check()
    await page.getByRole('button', { name: /^(Próximo|Enviar)$/ }).click()
  }
  const dialog = feedback(page, scripts ? 'Sucesso!' : 'Não foi dessa vez')
  await expect(dialog).toContainText(
    scripts
      ? 'Parabéns! Você passou no quiz!'
      : 'Que pena... Infelizmente você não acertou questões o suficiente para ganhar pontos nesta atividade',
  )
  await expect(dialog).toContainText(`Você acertou ${scripts ? 2 : 0} de 3 perguntas`)
  await expectAccessible()
})

test('ACT-11 POL-08 ACT-12 a scored checklist and a profile end in their feedback', async ({
  page,
  scripts,
}) => {
  const { slug, scored } = stationOf(scripts)
  await logIn(page, slug, person)
  await page.goto(at(slug, `/homepage/survey/${scored}/${scored}?pergunta=2`))
  const goOn = page.getByRole('button', { name: /^(Próximo|Enviar)$/ })
  const total = scripts ? 3 : 2
  for (let at = 2; at <= total; at += 1) {
    await expect(page.getByText(`${at} de ${total}`, { exact: true })).toBeVisible()
    await choices(page).first().check()
    await goOn.click()
  }
  // The first one was left out.
  await expect(page.getByText('Erro no envio').first()).toBeVisible()
  await expect(page.getByText('Uma pergunta não foi respondida!').first()).toBeVisible()
  await expect(page.getByText(`1 de ${total}`, { exact: true })).toBeVisible()
  await choices(page).first().check()
  await goOn.click()
  for (let at = 2; at <= total; at += 1) {
    await expect(page.getByText(`${at} de ${total}`, { exact: true })).toBeVisible()
    await expect(choices(page).first()).toBeChecked()
    await goOn.click()
  }
  await expect(feedback(page)).toContainText(/Você acertou \d de \d perguntas/)

  if (!scripts) return
  await page.goto(at(slug, '/homepage/survey/4/4'))
  for (const option of ['Comida', 'Pimenta de casa', 'Fim de tarde']) {
    // The next question has other options: it is there once they are.
    await page.getByRole('radio', { name: option }).check()
    await page.getByRole('button', { name: /^(Próximo|Enviar)$/ }).click()
  }
  await expect(feedback(page)).toContainText('Você viaja pelo prato. Comece por Carneiros.')
})
