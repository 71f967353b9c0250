import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn, logInByForm, sendLogin } from './log-in.ts'

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
  await logInByForm(page, slug, person)
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
    await expect(page.locator('legend')).toBeFocused()
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
  // The session ends before it is sent: the answer waits for the next one.
  await page.context().clearCookies({ name: 'sessao' })
  await page.getByRole('button', { name: 'Anterior' }).click()
  await expect(page.getByText('Sua sessão terminou')).toBeVisible()
  await page.goto(`${page.url()}&com=email`)
  await page.getByLabel('E-mail', { exact: true }).fill(`${person}@exemplo.com.br`)
  await sendLogin(page)
  await page.getByRole('button', { name: 'Enviar agora' }).click()
  await expect(page.getByText(`${total - 1} de ${total}`, { exact: true })).toBeVisible()

  // Another visit, and everything is there.
  await page.goto(at(slug, `/homepage/atividades/${survey}`))
  await expect(page.locator(`a[href^="/homepage/survey/${survey}/"]`)).toHaveText('Continuar')
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
  if (scripts) await expect(page.getByText('Uma pergunta não foi respondida!')).toBeHidden()
  await submit(page).click()
  await expect(feedback(page).getByText('Votos há 1 minuto atrás')).toBeVisible()
  await expect(feedback(page).getByRole('listitem').first()).toContainText('100%')
  await expectAccessible()
  if (scripts) {
    // Esc leads where the button does.
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(at(slug, '/homepage'))
    await page.goto(at(slug, `/homepage/atividades/${poll}`))
    await expect(page.getByText('Votos há 1 minuto atrás')).toBeVisible()
    await page.getByRole('link', { name: 'Ver o resultado' }).click()
  }
  await feedback(page).getByRole('link', { name: 'Fechar' }).click()
  await expect(page).toHaveURL(at(slug, '/homepage'))
})

test('ACT-09 POL-09 a checklist takes one option', async ({ page, scripts, expectAccessible }) => {
  const { slug, checklist } = stationOf(scripts)
  await logIn(page, slug, person)
  await page.goto(at(slug, `/homepage/atividades/${checklist}`))
  await expectAccessible()
  const dots = page.getByRole('main').getByRole('radio')
  await dots.nth(0).check()
  await dots.nth(1).check()
  await expect(dots.nth(0)).not.toBeChecked()
  if (scripts) await expect(page.getByText('Apenas uma opção por pergunta').first()).toBeVisible()
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
  await expect(dialog).toContainText(
    `Você acertou ${scripts ? '2 de 3 perguntas (66,67%)' : '0 de 3 perguntas (0,00%)'}`,
  )
  await expectAccessible()

  // What was answered can be looked at again, and which of it was right, after the only try.
  await dialog.getByRole('link', { name: 'Ver suas respostas' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suas respostas')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
    scripts
      ? [/20%.*Certa$/, /11 horas.*Certa$/, /Ninguém.*Errada$/]
      : [/10%.*Errada$/, /Errada$/, /Errada$/],
  )
  await expectAccessible()
})

test('ACT-06 GAP-38 @com-script a lost quiz is readable by everybody', async ({ page, expectAccessible }) => {
  // Somebody whom no other journey takes to it.
  await logIn(page, 'sindicato', 'dona')
  await page.goto(at('sindicato', '/homepage/survey/5/5'))
  for (const option of ['10%', '8 horas', 'Ninguém']) {
    await page.getByRole('radio', { name: option, exact: true }).check()
    await page.getByRole('button', { name: /^(Próximo|Enviar)$/ }).click()
  }
  await expect(feedback(page, 'Não foi dessa vez')).toContainText('0 de 3 perguntas (0,00%)')
  await expectAccessible()
})

test('ACT-11 POL-08 a scored checklist ends in its feedback', async ({ page, scripts }) => {
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
  await expect(feedback(page)).toContainText(/Você acertou \d de \d perguntas \(\d+,\d\d%\)/)
})

/** Whose options speak for one feedback more often than for the others. */
const profile = {
  slug: 'afiliados',
  id: 11,
  options: ['pela perspectiva', 'a luz'],
  said: 'Traço de contador de histórias: você faz o cliente ver.',
}

test('ACT-12 a profile is what was chosen most often @sem-script', async ({ page }) => {
  const { slug, id, options, said } = profile
  await logIn(page, slug, person)
  await page.goto(at(slug, `/homepage/survey/${id}/${id}`))
  // Every question wants an answer.
  await next(page).click()
  await expect(page.getByText('Uma pergunta não foi respondida!').first()).toBeVisible()
  for (const option of options) {
    // The next question has other options: it is there once they are.
    await page.getByRole('radio', { name: option }).check()
    await page.getByRole('button', { name: /^(Próximo|Enviar)$/ }).click()
  }
  await expect(feedback(page)).toContainText(said)
})

test('ACT-07 POL-01 POL-07 a survey of contacts is answered from its activity, once', async ({
  page,
  scripts,
}) => {
  // One station has such a survey of its own: a person per project.
  await logIn(page, 'fan', scripts ? person : 'participante')
  await page.goto(at('fan', '/homepage/atividades/7'))
  await page.getByRole('link', { name: 'Responder', exact: true }).click()
  await page.getByRole('textbox').fill('Campinas')
  await next(page).click()
  await page.getByRole('radio', { name: 'Educação' }).check()
  await next(page).click()
  await page.getByRole('checkbox', { name: 'Manter a conversa' }).check()
  await page.getByRole('checkbox', { name: 'Medir resultado' }).check()
  await next(page).click()
  await expect(page.getByText('4 de 4', { exact: true })).toBeVisible()
  await page.getByRole('textbox').fill('Um calendário só.')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(feedback(page)).toContainText('Operação realizada com sucesso.')
  await page.goto(at('fan', '/homepage/survey/7/7'))
  await expect(page).toHaveURL(at('fan', '/homepage/atividades/7'))
})
