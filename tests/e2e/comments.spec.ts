import type { Page } from '@playwright/test'
import { expectNothingFalse, loseOnce, notice, tryAgain } from './bad-line.ts'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

/** An activity per project that the demo has not commented: what one says the other does not read. */
const activityOf = (scripts: boolean) => ({
  slug: 'fan',
  path: `/homepage/atividades/${scripts ? 18 : 20}`,
})

const section = (page: Page) => page.getByRole('region', { name: /^(Comentários|\d+ comentários?)$/ })
const entry = (page: Page, text: string) =>
  section(page).getByRole('listitem').filter({ hasText: text }).first()
const field = (page: Page) => page.getByLabel('Seu comentário', { exact: true })

/** Somebody else at the same browser. */
async function become(page: Page, slug: string, person: string) {
  await page.context().clearCookies()
  await logIn(page, slug, person)
}

test('SOC-09 SOC-11 ACT-S02 GAP-48 GAP-49 commenting, answering, liking and deleting', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const { slug, path } = activityOf(scripts)
  await logIn(page, slug, 'parceiro')
  await page.goto(at(slug, path))
  await expect(
    page.getByText('Ainda não há comentários aqui. Seja o primeiro e diga o que está pensando.'),
  ).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Comentar' }).click()
  await expect(section(page)).toContainText('Esse campo é obrigatório')
  const long = '👩🏽‍🚀'.repeat(201)
  await field(page).fill(long)
  if (scripts) await expect(section(page)).toContainText('201 de 200 caracteres')
  await page.getByRole('button', { name: 'Comentar' }).click()
  await expect(section(page)).toContainText('Esse campo deve possuir no máximo 200 caracteres')
  await expect(field(page)).toHaveValue(long)

  await field(page).fill('Primeira linha')
  if (scripts) {
    await field(page).press('Shift+Enter')
    await field(page).pressSequentially('segunda linha')
    await field(page).press('Enter')
  } else await page.getByRole('button', { name: 'Comentar' }).click()
  await expect(entry(page, 'Primeira linha')).toContainText('Você')
  await expect(field(page)).toHaveValue('')
  await expect(page.getByRole('heading', { name: '1 comentário' })).toBeVisible()
  await expect(page.getByRole('link', { name: '1 comentário' })).toBeVisible()

  const like = entry(page, 'Primeira linha').getByRole('button', { name: /^Curtir o comentário/ })
  const isCounted = page.waitForResponse(/\/comentarios\/\d+\/curtida/)
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toContainText('1 curtida')
  await isCounted
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')

  await entry(page, 'Primeira linha')
    .getByRole('link', { name: /^Responder/ })
    .click()
  await expect(section(page)).toContainText('Ainda não há respostas aqui.')
  await expectAccessible()
  await page.getByLabel(/^Sua resposta a/).fill('Uma resposta')
  await section(page).getByRole('button', { name: 'Responder', exact: true }).click()
  await expect(page.getByRole('list', { name: /^Respostas a/ })).toContainText('Uma resposta')
  await expect(page.getByRole('heading', { name: '2 comentários' })).toBeVisible()

  await page.getByRole('link', { name: 'Excluir seu comentário: Primeira linha' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deseja excluir seu comentário?' })
  await expect(dialog).toContainText('As respostas a ele saem junto.')
  await expectAccessible()
  await dialog.getByRole('link', { name: 'Cancelar' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: 'Excluir seu comentário: Primeira linha' }).click()
  await dialog.getByRole('button', { name: 'Excluir' }).click()
  await expect(entry(page, 'Primeira linha')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Comentários' })).toBeVisible()
})

test('SEC-56 SOC-09 a comment is reported, read by an owner, hidden, and its author learns why', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const [slug, path] = [scripts ? 'sorteio' : 'afiliados', '/homepage/atividades/16']
  const text = 'Comprem na minha loja'
  await logIn(page, slug, 'parceiro')
  await page.goto(at(slug, path))
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Comentar' }).click()
  await expect(entry(page, text)).toBeVisible()

  await become(page, slug, 'participante')
  await page.goto(at(slug, path))
  await entry(page, text)
    .getByRole('link', { name: /^Denunciar/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Denunciar comentário' })
  await dialog.getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect(dialog).toContainText('Escolha um motivo')
  await expectAccessible()
  await dialog.getByLabel('Propaganda ou golpe').check()
  await dialog.getByLabel('O que aconteceu').fill('Vende outra coisa')
  await dialog.getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect(page.getByText('Denúncia enviada. A gestão vai ler este comentário.')).toBeVisible()
  await expect(entry(page, text)).toContainText('Denunciado')

  await become(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/comentarios'))
  await expectAccessible()
  await page
    .getByRole('listitem')
    .filter({ hasText: text })
    .getByRole('link', { name: /^Decidir/ })
    .click()
  await expect(page.getByRole('main')).toContainText('Vende outra coisa')
  await expectAccessible()
  await page.getByRole('button', { name: 'Tirar do ar' }).click()
  await expect(page.getByRole('main')).toContainText(/Esse campo é obrigatório|Diga o motivo/)
  await page.getByLabel('Motivo', { exact: true }).first().fill('Propaganda não cabe aqui')
  await page.getByRole('button', { name: 'Tirar do ar' }).click()
  await expect(page.getByText('Comentário oculto. A pessoa foi avisada.')).toBeVisible()
  await expect(page.getByText('Nada espera por você.')).toBeVisible()

  await page.goto(at(slug, path))
  await expect(section(page)).not.toContainText(text)
  await become(page, slug, 'parceiro')
  await page.goto(at(slug, path))
  await expect(entry(page, text)).toContainText(
    'A gestão ocultou este comentário. Motivo: Propaganda não cabe aqui',
  )
})

test('SEC-04 SOC-09 @com-script a comment whose answer is lost is there once, and nothing typed is gone', async ({
  page,
}) => {
  const [slug, path] = ['viagem', '/homepage/atividades/16']
  await logIn(page, slug, 'parceiro')
  await page.goto(at(slug, path))
  const isLost = await loseOnce(page, 'answer', 'POST', /atividades\/16$/)
  await field(page).fill('Uma vez só')
  await field(page).press('Enter')
  await expect(notice(page)).toBeVisible()
  expect(isLost()).toBe(1)
  await expect(field(page)).toHaveValue('Uma vez só')
  await expectNothingFalse(page)
  await tryAgain(page)
  await expect(field(page)).toHaveValue('')
  await expect(section(page).getByText('Uma vez só')).toHaveCount(1)
  await page.reload()
  await expect(section(page).getByText('Uma vez só')).toHaveCount(1)
})

test('SOC-12 @navegador who comes for the comments is brought to them; a visitor reads the way in and none of them', async ({
  page,
}) => {
  await page.goto(at('sorteio', '/atividade/16'))
  await expect(page.getByRole('main')).toContainText('Entre ou cadastre-se para ler os comentários')
  await expect(page.getByRole('main')).not.toContainText('Participei ontem')
  await logIn(page, 'sorteio', 'parceiro')
  await page.goto(at('sorteio', '/homepage/atividades/16#comentarios'))
  await expect(section(page)).toBeInViewport()
  await page.goto(at('sorteio', '/homepage/atividades/16'))
  await page.getByRole('link', { name: /comentários?$/ }).click()
  await expect(section(page)).toBeInViewport()
})
