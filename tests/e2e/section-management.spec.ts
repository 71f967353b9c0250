import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

test.use({ actionTimeout: 30_000 })

const slugOf = (scripts: boolean) => (scripts ? 'gestor' : 'banco')
const names = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /^Editar: / })
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''))

test('TEN-12 a section is added from the gallery, moved, undone and redone', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = slugOf(scripts)
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/secoes'))
  await expectAccessible()
  const before = await page.getByRole('link', { name: /^Editar: / }).count()
  await page.getByRole('link', { name: 'Adicionar seção' }).click()
  await expect(page.getByRole('button', { name: /^Adicionar: / })).toHaveCount(9)
  await page.getByRole('button', { name: 'Adicionar: Grade de cartões' }).click()
  // What was added is written at once, before its own preview.
  await expect(page.getByRole('heading', { name: 'Grade de cartões', level: 1 })).toBeVisible()
  await expect(page.getByText('Seção adicionada no fim da página.')).toBeVisible()
  await expect(page).toHaveURL(/\/gestao\/secoes\/\d+$/)
  await page.getByRole('link', { name: 'Voltar', exact: true }).click()
  const all = page.getByRole('link', { name: /^Editar: / })
  await expect(all).toHaveCount(before + 1)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(all).toHaveCount(before)
  await page.getByRole('button', { name: 'Refazer' }).click()
  await expect(all).toHaveCount(before + 1)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(all).toHaveCount(before)
})

test('TEN-12 sections are dragged with keys and with a pointer @com-script', async ({
  page,
  expectAccessible,
}) => {
  // Each on a station of its own: they change its draft.
  const slug = 'sorteio'
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/secoes'))
  const handles = page.getByRole('button', { name: /^Arrastar: / })
  await expect(handles.first()).toBeVisible()
  const [first = '', second = '', third = ''] = await names(page)
  await handles.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/^Posição 2 de \d+\.$/)).toBeAttached()
  await expectAccessible()
  await page.keyboard.press('Space')
  await expect.poll(() => names(page)).toEqual(expect.arrayContaining([second, first]))
  await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual([second, first])

  const box = async (at: number) =>
    (await handles.nth(at).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const from = await box(2)
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  const to = await box(0)
  await page.mouse.move(to.x + to.width / 2, to.y - 20, { steps: 8 })
  await page.mouse.up()
  await expect.poll(async () => (await names(page)).slice(0, 3)).toEqual([third, second, first])
  // Esc leaves a row where it was.
  await handles.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Cancelado\./)).toBeAttached()
  expect((await names(page)).slice(0, 3)).toEqual([third, second, first])
  for (let left = 2; left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText('Feito.').first()).toBeVisible()
  }
})

test('TEN-12 the preview of a section follows what is typed, on a computer and on a phone @com-script', async ({
  page,
  expectAccessible,
}) => {
  const slug = 'fan'
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/secoes'))
  await page
    .getByRole('link', { name: /^Editar: / })
    .nth(1)
    .click()
  const title = page.getByLabel('Título', { exact: true }).first()
  await title.fill('Enquanto se digita')
  const computer = page.frameLocator('iframe[title="Prévia: Computador"]')
  await expect(computer.getByRole('heading', { name: 'Enquanto se digita' })).toBeInViewport()
  await page.getByText('Celular', { exact: true }).click()
  const phone = page.frameLocator('iframe[title="Prévia: Celular"]')
  await expect(phone.getByRole('heading', { name: 'Enquanto se digita' })).toBeInViewport()
  await expectAccessible()
})
