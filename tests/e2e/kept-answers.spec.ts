import type { Browser, Page } from '@playwright/test'
import { loseOnce, notice } from './bad-line.ts'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

/** What is on the screen of a step, whatever becomes of its page. Nothing is sent in the end, and nobody else answers these. */
const address = (slug: string, id: number, step: number) =>
  at(slug, `/homepage/survey/${id}/${id}?pergunta=${step}`)

/** Types into the question of a page and leaves the field; what its request was answered. */
async function type(page: Page, text: string): Promise<number> {
  const kept = page.waitForResponse((answer) => /\/resposta$/.test(new URL(answer.url()).pathname))
  await page.getByRole('textbox').fill(text)
  await page.getByRole('textbox').blur()
  return (await kept).status()
}

test('POL-01 ADR 102 who leaves a step finds it as it was', async ({ page, scripts, expectAccessible }) => {
  const [slug, id] = scripts ? ['viagem', 11] : ['padrao', 2]
  await logIn(page, slug)
  await page.goto(address(slug, id, 1))
  const words = page.getByLabel('Sua resposta')
  for (const typed of ['Com a banda', 'Com a banda inteira']) {
    await words.fill(typed)
    await page.getByRole('radio', { name: 'Outro' }).check()
    if (scripts) await expectAccessible()
    await page.getByRole('button', { name: 'Sair e continuar depois' }).click()
    await expect(page).toHaveURL(at(slug, `/homepage/atividades/${id}`))
    await page.getByRole('main').getByRole('link', { name: 'Continuar' }).click()
    await expect(page.locator('form[data-step]')).toBeVisible()
    await page.goto(address(slug, id, 1))
    await expect(words).toHaveValue(typed)
    await expect(page.getByRole('radio', { name: 'Outro' })).toBeChecked()
  }
})

/** What another browser of the same person shows at an address. */
async function elsewhere(browser: Browser, slug: string, here: string): Promise<string> {
  const context = await browser.newContext({ locale: 'pt-BR' })
  const other = await context.newPage()
  await logIn(other, slug)
  await other.goto(here)
  const shown = await other.getByRole('textbox').inputValue()
  await context.close()
  return shown
}

test('POL-01 ADR 102 @com-script what is typed is kept: reload, another device, back, out, another tab', async ({
  page,
  browser,
}) => {
  const [slug, id] = ['viagem', 11]
  const here = address(slug, id, 3)
  const words = page.getByRole('textbox')
  const count = (step: number) => page.getByText(`${step} de 3`, { exact: true })
  await logIn(page, slug)

  await page.goto(here)
  await words.fill('De ônibus')
  await page.reload()
  await expect(words).toHaveValue('De ônibus')

  expect(await type(page, 'De trem')).toBe(204)
  expect(await elsewhere(browser, slug, here)).toBe('De trem')

  await page.goto(address(slug, id, 2))
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(count(3)).toBeVisible()
  await words.fill('De barco')
  await page.goBack()
  await expect(count(2)).toBeVisible()
  await page.goForward()
  await expect(count(3)).toBeVisible()
  await expect(words).toHaveValue('De barco')

  await words.fill('A pé')
  await page.getByRole('link', { name: 'Início' }).first().click()
  await expect(page).toHaveURL(at(slug, '/homepage'))
  await page.goto(here)
  await expect(words).toHaveValue('A pé')

  const tab = await page.context().newPage()
  await tab.goto(here)
  await expect(tab.getByRole('textbox')).toHaveValue('A pé')
  expect(await type(tab, 'De bicicleta')).toBe(204)
  // Back to the first one: it shows what was typed since.
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(words).toHaveValue('De bicicleta')
})

test('POL-01 ADR 102 @com-script a lost line and the end of a session take no page away, and nothing that was typed', async ({
  page,
  browser,
}) => {
  const [slug, id] = ['sorteio', 11]
  const here = address(slug, id, 2)
  const words = page.getByRole('textbox')
  await logIn(page, slug)
  await page.goto(here)
  const lost = await loseOnce(page, 'request', 'POST', /\/resposta$/)
  expect(await type(page, 'Chegou cedo')).toBe(204)
  expect(lost()).toBe(1)
  await expect(notice(page)).toHaveCount(0)
  await expect(words).toHaveValue('Chegou cedo')
  expect(await elsewhere(browser, slug, here)).toBe('Chegou cedo')

  await page.context().clearCookies({ name: 'sessao' })
  const asked = page.waitForRequest((request) => request.url().endsWith('/resposta'))
  await words.fill('Chegou cedo, e inteiro')
  await words.blur()
  await asked
  await logIn(page, slug)
  await expect(page).toHaveURL(here)
  await page.goto(here)
  await expect(words).toHaveValue('Chegou cedo, e inteiro')
})
