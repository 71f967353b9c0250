import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { field, idOf, press } from './owner-form.ts'

test.use({ actionTimeout: 30_000 })

/** Another station for each project: what is published there is seen by its visitors. */
const slugOf = (scripts: boolean) => (scripts ? 'gestor' : 'banco')

/** A photo taken upright, with a head near its upper edge. */
async function portrait() {
  const buffer = await sharp({
    create: { width: 600, height: 800, channels: 3, background: { r: 40, g: 90, b: 160 } },
  })
    .composite([
      { input: Buffer.from('<svg width="600" height="800"><circle cx="180" cy="130" r="90"/></svg>') },
    ])
    .jpeg()
    .toBuffer()
  return { name: 'retrato.jpg', mimeType: 'image/jpeg', buffer }
}

const place = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const open = (page: Page) => page.getByText('Ponto de foco e tratamento', { exact: true }).click()

/** Publishes the draft for visitors, too, last of its list and off the home. */
async function publishForAll(page: Page): Promise<void> {
  await press(page, 'Onde aparece')
  await expect(page.getByText('Passo 3 de 3')).toBeVisible()
  await field(page, 'Ordem na lista').fill('900')
  await field(page, 'Visitantes também veem esta atividade').check()
  const home = page.getByRole('checkbox', { name: 'Mostrar na vitrine' })
  if ((await home.count()) > 0) await home.uncheck()
  await press(page, 'Salvar e publicar')
  await expect(page.getByText(/^Publicad[ao]\. Os participantes já /)).toBeVisible()
}

/** Chooses the point exactly, where scripts can: by a press beside the nine places, and by small steps. */
async function pressAndStep(page: Page): Promise<void> {
  const photo = page.getByRole('group', { name: 'Ponto de foco' }).locator('img')
  await photo.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await photo.boundingBox()) ?? {}
  await page.mouse.click(x + width * 0.3, y + height * 0.1)
  await expect(place(page, 'Em cima, à esquerda')).toBeChecked()
  await expect(place(page, 'Em cima, à esquerda')).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(place(page, 'Em cima, à esquerda')).toHaveValue('32,10')
  await page.keyboard.press('ArrowRight')
  await expect(place(page, 'Em cima, no meio')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
}

test('GAP-155 an owner says what of a cover must be seen and how the brand treats it, a visitor sees it so, and as it was once it is switched off', async ({
  page,
  browser,
  scripts,
  expectAccessible,
}, { project }) => {
  const slug = slugOf(scripts)
  const name = `Retrato ${project.name}`
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/atividades/nova'))
  await page.getByRole('link', { name: /^Conteúdo/ }).click()
  await field(page, 'Nome').fill(name)
  await page.locator('input[name="image.file"]').setInputFiles(await portrait())
  await press(page, 'Salvar e continuar')
  await expect(page.getByText('Rascunho criado. Agora o prêmio e as regras.')).toBeVisible()
  const id = idOf(page)
  await press(page, 'O que as pessoas fazem')
  await expect(field(page, 'Nome')).toHaveValue(name)
  await open(page)
  await expect(place(page, 'No meio')).toBeChecked()
  await expectAccessible()
  if (scripts) await pressAndStep(page)
  else await place(page, 'Em cima, à esquerda').check()
  await place(page, 'Duotom').check()
  await press(page, 'Salvar e continuar')
  await expect(page.getByText('Passo 2 de 3')).toBeVisible()
  await press(page, 'O que as pessoas fazem')
  await expect(field(page, 'Nome')).toHaveValue(name)
  await open(page)
  await expect(place(page, 'Em cima, à esquerda')).toBeChecked()
  await expect(place(page, 'Duotom')).toBeChecked()
  await expectAccessible()
  await publishForAll(page)

  const context = await browser.newContext({ javaScriptEnabled: scripts })
  await context.addCookies(
    ['cookies_aceitos', 'maioridade'].map((name) => ({ name, value: '1', url: at(slug) })),
  )
  const visitor = await context.newPage()
  const cover = visitor.getByRole('main').locator('header img')
  const look = async () => {
    await visitor.goto(at(slug, `/atividade/${id}`))
    await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(cover).toHaveAttribute('style', /object-position: ?0% 0%/)
  }
  await look()
  await expect(visitor.getByRole('main').locator('header span > img')).toHaveCount(1)

  await page.goto(at(slug, `/gestao/atividades/${id}`))
  await open(page)
  await place(page, 'Nenhum').check()
  await press(page, 'Salvar e atualizar no ar')
  await expect(page.getByText('Atividade salva.')).toBeVisible()
  await look()
  await expect(visitor.getByRole('main').locator('header span > img')).toHaveCount(0)
})
