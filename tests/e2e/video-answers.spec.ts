import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

const film = {
  name: 'retrato.webm',
  mimeType: 'video/webm',
  buffer: readFileSync('station-configs/padrao/assets/videos/sua-carteira.webm'),
}
const tooLarge = { ...film, name: 'longo.webm', buffer: Buffer.alloc(12_000_000, 1) }
const program = { ...film, buffer: Buffer.from('MZ this program cannot be run in DOS mode') }
const survey = '/homepage/survey/27/27'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const player = (page: Page) => page.getByLabel('Seu vídeo')

/** Chooses a film; without scripts it goes with the form. */
async function choose(page: Page, file: typeof film, scripts: boolean): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file)
  if (!scripts) await press(page, 'Próximo')
}

const addressOf = async (page: Page) => (await player(page).getAttribute('src')) ?? ''

/** How the film answers who is logged in on a page, by the status of a part of it. */
async function statusFor(page: Page, address: string): Promise<number> {
  const { host, port } = new URL(page.url())
  const cookies = await page.context().cookies(page.url())
  const answer = await page.request.get(`http://127.0.0.1:${port}${address}`, {
    headers: {
      host,
      range: 'bytes=0-3',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    maxRedirects: 0,
  })
  return answer.status()
}

async function ownerOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await logIn(page, 'fan', 'dona')
  return page
}

test('POL-05 SEC-68 a video is sent as an answer, refused in words, replaced, and seen by owners once it was sent', async ({
  page,
  browser,
  scripts,
  expectAccessible,
}) => {
  const person = scripts ? 'parceiro' : 'participante'
  await logIn(page, 'fan', person)
  await page.goto(at('fan', survey))
  await expectAccessible()

  await choose(page, tooLarge, scripts)
  await expect(page.getByText('Erro: Imagem/Vídeo maior que 10 MB').first()).toBeVisible()
  await expectAccessible()
  await choose(page, program, scripts)
  await expect(page.getByText('Formato não suportado!').first()).toBeVisible()
  if (scripts) {
    // However often it is pressed: nothing goes on without the film before somebody says so.
    for (const _ of [1, 2]) await press(page, 'Próximo')
    await expect(page.getByText(`“${program.name}” não foi aceito`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Seguir sem esse vídeo' })).toBeVisible()
    await expect(page.getByText('1 de 2', { exact: true })).toBeVisible()
  }

  await choose(page, film, scripts)
  if (scripts) {
    await expect(page.getByText('Vídeo guardado. Ele vai com as suas respostas.')).toBeVisible()
    await expectAccessible()
    // Nothing was pressed, and a reload has it.
    await page.reload()
  } else {
    await expect(page.getByText('2 de 2', { exact: true })).toBeVisible()
    await press(page, 'Anterior')
  }
  await expect(player(page)).toBeVisible()
  const first = await addressOf(page)
  await press(page, 'Remover o vídeo')
  await expect(player(page)).toHaveCount(0)
  await choose(page, film, scripts)
  if (scripts) await expect(player(page)).toBeVisible()
  if (scripts) await press(page, 'Próximo')
  await expect(page.getByText('2 de 2', { exact: true })).toBeVisible()
  await press(page, 'Anterior')
  const address = await addressOf(page)
  expect(address).not.toBe(first)

  const owner = await ownerOf(browser)
  await owner.goto(at('fan', '/gestao/atividades/27/resultados'))
  expect(await statusFor(owner, address)).toBe(404)
  await press(page, 'Próximo')
  await page.getByRole('radio', { name: 'Sim', exact: true }).check()
  await press(page, 'Enviar')
  await expect(page.getByRole('dialog', { name: 'Sucesso!' })).toBeVisible()

  await owner.reload()
  await owner.getByRole('link', { name: /^Assistir a \d+ vídeos?$/ }).click()
  const shown = owner.locator(`video[src="${address}"]`)
  if (scripts)
    await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(5)
  else await expect(shown).toBeVisible()
  expect(await statusFor(owner, address)).toBe(206)
  await owner.context().clearCookies()
  await owner.goto(at('fan', '/login'))
  expect(await statusFor(owner, address)).not.toBe(206)
  await owner.context().close()
})
