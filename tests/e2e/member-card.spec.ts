import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { at, expect, test } from './fixtures.ts'
import { logIn, logInByForm } from './log-in.ts'

const path = '/homepage/carteirinha'
const isKept = 'Guardada neste aparelho: abre também sem internet, até você sair da conta.'
const isOffline = /^Sem conexão: mostrando a carteirinha de \d\d\/\d\d\/\d{4} \d\d:\d\d$/

/** What the QR of a saved picture says. */
async function readCode(page: Page): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Salvar imagem' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('carteirinha.png')
  const { data, info } = await sharp(await readFile(await download.path()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1712, 1080])
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? 'not read'
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const slug of ['fan', 'viagem'])
  test(`VCD-01 VCD-02 VCD-03 GAP-85 GAP-86 @navegador at ${slug} the card is shown, printed and saved, and its QR is checked at a door`, async ({
    page,
    expectAccessible,
  }) => {
    await logIn(page, slug)
    await page.goto(at(slug, path))
    await expect(heading(page)).toHaveText('Carteirinha')
    const card = page.locator('[data-member-card]')
    await expect(card.getByText(/^\d{11}$/)).toBeVisible()
    await expect(card.getByText(/^(28|29|30|31)\/\d\d\/\d{4}$/)).toBeVisible()
    await expect(card.getByRole('img', { name: 'QR code para conferir a carteirinha' })).toBeVisible()
    await page.getByText('Ampliar QR code').click()
    await expect(page.getByText('Aumente o brilho da tela para facilitar a leitura.')).toBeVisible()
    await expectAccessible()

    await page.emulateMedia({ media: 'print' })
    await expect(card).toBeVisible()
    await expect(heading(page)).toBeHidden()
    await expect(page.getByText('Ampliar QR code')).toBeHidden()
    const paper = (await page.pdf()).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'screen' })

    const address = await readCode(page)
    expect(address).toMatch(new RegExp(`^${at(slug, '/qr-code-user-validator/')}v[\\w-]+$`))
    expect(await readCode(page)).not.toBe(address)
    await page.context().clearCookies()
    await page.goto(address)
    await expect(heading(page)).toHaveText('Usuário válido!')
    const token = address.split('/').at(-1) ?? ''
    const wrong = [
      at(slug, `/qr-code-user-validator/${token.slice(0, -6)}${[...token.slice(-6)].reverse().join('')}x`),
      at(slug === 'fan' ? 'sorteio' : 'fan', `/qr-code-user-validator/${token}`),
    ]
    for (const one of wrong) {
      await page.goto(one)
      await expect(heading(page)).toHaveText('Usuário inválido!')
    }
  })

test('STN-001 STN-148 STN-174a STN-178 VCD-01 the menu has the card where the station offers it, and nowhere else @sem-script', async ({
  page,
}) => {
  for (const slug of ['sorteio', 'afiliados']) {
    await logIn(page, slug)
    await page.goto(at(slug, '/homepage/conta'))
    await expect(page.locator(`a[href="${path}"]`)).toHaveCount(1)
  }
  await logIn(page, 'padrao')
  for (const one of ['/homepage', '/homepage/conta']) {
    await page.goto(at('padrao', one))
    await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0)
  }
  for (const one of ['', '/imagem', '/copia', '/servico.js']) {
    await page.goto(at('padrao', path + one))
    await expect(page).toHaveURL(at('padrao', '/not-autorized'))
  }
})

test.describe('@com-script without a connection', () => {
  const stored = (page: Page) =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))

  test('VCD-01 SEC-104 the card that was opened is shown, with the day it is of, until its person logs out', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await logInByForm(page, 'fan')
    await page.goto(at('fan', path))
    await expect(page.getByText(isKept)).toBeVisible()
    expect(await stored(page)).toEqual({ caches: ['carteirinha'], workers: 1 })

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('status')).toHaveText(isOffline)
    const card = page.getByRole('img', { name: /^Carteirinha de .+, número \d{11}, válida até / })
    await expect(card).toBeVisible()
    expect(await card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expectAccessible()
    await expect(page.goto(at('fan', '/homepage'))).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)

    await context.setOffline(false)
    await page.goto(at('fan', path))
    await expect(page.getByText(isKept)).toBeVisible()
    await page.goto(at('fan', '/logout'))
    await expect(page).toHaveURL(at('fan'))
    expect(await stored(page)).toEqual({ caches: [], workers: 0 })
    await context.setOffline(true)
    await expect(page.goto(at('fan', path))).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
    await context.setOffline(false)
  })

  test('VCD-01 SEC-104 it is gone once its session is over and somebody else logs in', async ({
    page,
    context,
  }) => {
    await logInByForm(page, 'viagem')
    await page.goto(at('viagem', path))
    await expect(page.getByText(isKept)).toBeVisible()
    await context.clearCookies({ name: 'sessao' })
    await logInByForm(page, 'viagem', 'parceiro')
    expect(await stored(page)).toEqual({ caches: [], workers: 0 })
  })

  test('VCD-01 SEC-104 a server that refuses takes the copy out of the browser', async ({
    page,
    context,
  }) => {
    await logInByForm(page, 'fan')
    await page.goto(at('fan', path))
    await expect(page.getByText(isKept)).toBeVisible()
    await context.clearCookies({ name: 'sessao' })
    await page.goto(at('fan', path))
    await expect(page).toHaveURL(/\/login\?/)
    expect((await stored(page)).caches).toEqual([])
  })
})
