import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

/** Somebody no other journey finishes a quiz as. */
const person = 'parceiro'

/** A station per project: what one has finished the other has not. Right options by their words, after wrong ones. */
const quizOf = (scripts: boolean) =>
  scripts
    ? {
        slug: 'fan',
        name: 'Quiz de fotos: reconhece a comunidade?',
        points: '18,00 estrelas',
        steps: [
          { wrong: ['Pincel', 'Panela'], right: 'Microfone' },
          { wrong: [], right: 'Pegadas' },
          { wrong: [], right: 'Da Banda Maré Alta' },
        ],
        said: 'Isso! Dá até para ouvir.',
        why: 'no quintal da dona Cida',
      }
    : {
        slug: 'sindicato',
        name: 'Quiz: a história da categoria',
        points: '15,00 créditos',
        steps: [
          { wrong: ['Uma hora de almoço por dia'], right: 'Um dia de folga por semana, pago' },
          { wrong: [], right: 'A assembleia' },
          { wrong: [], right: 'No máximo dois anos' },
        ],
        said: 'Você acertou! Clique em próximo para continuar',
        why: 'Constituição',
      }

const answer = async (page: Page, option: string) => {
  await page.getByRole('radio', { name: option }).check()
  await page.getByRole('button', { name: 'Responder' }).click()
}
const main = (page: Page) => page.getByRole('main')

test('POL-11 POL-12 POL-13 POL-14 a quiz is tried until it is right, its result filtered, and finished once', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const { slug, name, points, steps, said, why } = quizOf(scripts)
  await logIn(page, slug, person)
  await page.goto(at(slug, '/homepage'))
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Quizzes/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quizzes' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name }).click()
  await expectAccessible()

  // Nobody comes past a question by its address, and what is right is nowhere in the page.
  await expect(page).toHaveURL(/\/quizzes\/quiz\?id=\d+/)
  const start = page.url()
  await page.goto(`${start}&pergunta=3`)
  await expect(page).toHaveURL(/pergunta=1$/)
  await page.goto(`${start}&resultado=todas`)
  await expect(page).toHaveURL(/pergunta=1$/)
  expect(await page.content()).not.toContain(why)

  // Nothing chosen.
  await page.getByRole('button', { name: 'Responder' }).click()
  await expect(main(page).getByText('Escolha uma opção.').first()).toBeVisible()

  for (const [at, { wrong, right }] of steps.entries()) {
    await expect(page.getByText(`${at + 1} de ${steps.length}`, { exact: true })).toBeVisible()
    for (const option of wrong) {
      await answer(page, option)
      await expect(page.getByRole('radio', { name: option })).toBeDisabled()
      await expect(page.getByText('Você errou! Favor, tentar novamente.')).toBeVisible()
    }
    if (at === 0) {
      await expectAccessible()
      await page.reload()
      await expect(page.getByRole('radio', { name: wrong[0] ?? '' })).toBeDisabled()
    }
    await answer(page, right)
    await expect(page.getByRole('radio', { name: right })).toBeChecked()
    if (at === 0) {
      await expect(page.getByText(said)).toBeVisible()
      await expect(page.getByText(why)).toBeVisible()
      await expectAccessible()
    }
    await page.getByRole('link', { name: at + 1 === steps.length ? 'Ver resultado' : 'Próximo' }).click()
    if (!scripts) continue
    if (at + 1 < steps.length) await expect(page.locator('legend')).toBeFocused()
    else await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }

  await expect(page.getByText(`${steps.length - 1} de ${steps.length}`, { exact: true })).toBeVisible()
  const questions = main(page).locator('ol > li')
  await expect(questions).toHaveCount(steps.length)
  await expectAccessible()
  await page.getByRole('link', { name: 'As que errei' }).click()
  await expect(questions).toHaveCount(1)
  await page.getByRole('link', { name: 'As que acertei' }).click()
  await expect(questions).toHaveCount(steps.length - 1)

  await page.getByRole('button', { name: 'Finalizar!' }).click()
  await expect(page).toHaveURL(at(slug, '/homepage'))
  await expect(page.getByText(`Parabéns, você completou o Quiz e ganhou ${points}.`)).toBeVisible()

  // It stays finished, with what came of it, and pays no second time.
  await page.goto(`${start}&pergunta=1`)
  await expect(page).toHaveURL(/resultado=todas$/)
  await expect(page.getByText(`e ganhou ${points}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Finalizar!' })).toHaveCount(0)
})

test('GAP-52 a station without quizzes has no entry for them, and its page says so @sem-script', async ({
  page,
}) => {
  await logIn(page, 'afiliados', person)
  await page.goto(at('afiliados', '/homepage'))
  await expect(page.locator('a[href="/homepage/quizzes"]')).toHaveCount(0)
  await page.goto(at('afiliados', '/homepage/quizzes'))
  await expect(page.getByText('Ainda não há quizzes por aqui.')).toBeVisible()
  expect((await page.goto(at('afiliados', '/homepage/quizzes/quiz?id=999')))?.status()).toBe(404)
  expect((await page.goto(at('afiliados', '/homepage/quizzes/quiz')))?.status()).toBe(404)
})
