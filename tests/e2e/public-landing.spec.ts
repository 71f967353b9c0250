import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'

const stations = ['fan', 'gestor', 'sindicato', 'viagem', 'banco', 'sorteio', 'afiliados', 'padrao']
const section = (page: Page, type: number) => page.locator(`[data-section-type="${type}"]`)

/** As somebody who has answered the questions before the page. */
async function visit(page: Page, slug: string, path = '/') {
  await page
    .context()
    .addCookies(['cookies_aceitos', 'maioridade'].map((name) => ({ name, value: '1', url: at(slug) })))
  return page.goto(at(slug, path))
}

/** The server by address: requests outside the browser name their host in a header. */
const local = `http://127.0.0.1:${process.env.E2E_PORT}`

test.describe('landing page', () => {
  test('PUB-01 sections in configured order, of all nine types @com-script', async ({ page }) => {
    await visit(page, 'fan')
    const types = await page
      .locator('[data-section-type]')
      .evaluateAll((list) => list.map((one) => Number((one as HTMLElement).dataset.sectionType)))
    expect(types).toEqual([4, 1, 2, 5, 3, 7, 9, 6, 8])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sua comunidade, do seu jeito')
  })

  test('PUB-02 PUB-05 PUB-12 cards, centred text and where their buttons lead @com-script', async ({
    page,
  }) => {
    await visit(page, 'fan')
    const cards = section(page, 1).getByRole('article')
    await expect(cards).toHaveCount(3)
    await expect(cards.first().getByRole('img', { includeHidden: true })).toBeVisible()
    await expect(cards.first().getByRole('link', { name: 'Ver exemplo' })).toHaveAttribute('href', '/sobre/2')
    await expect(cards.last().getByRole('link', { name: 'Entrar e ver' })).toHaveAttribute('href', '/login')
    const centred = section(page, 4).getByRole('link', { name: 'Criar minha conta' })
    await expect(centred).toHaveAttribute('href', '/cadastrar')
    const external = section(page, 2).getByRole('link', { name: /Ler a história completa/ })
    await expect(external).toHaveAttribute('href', 'https://blog.fan.example/por-dentro')
  })

  test('PUB-03 PUB-23 @navegador the picture on its side, videos embedded without their site being asked', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).hostname))
    await visit(page, 'fan')
    await expect(section(page, 2).locator('[data-media-side]')).toHaveCount(2)
    await expect(section(page, 2).locator('[data-media-side]').first()).toHaveAttribute(
      'data-media-side',
      'left',
    )
    const frame = section(page, 2).locator('iframe')
    await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
    await frame.scrollIntoViewIfNeeded()
    await expect(frame.contentFrame().getByRole('link', { name: /^Vídeo: / })).toBeVisible()
    expect(asked.filter((host) => /youtube|vimeo/.test(host))).toEqual([])
  })

  for (const [width, cards, activities, where] of [
    [360, 1, 1, ' @navegador'],
    [768, 2, 2, ' @com-script'],
    [1280, 3, 4, ' @com-script'],
  ] as const)
    test(`PUB-04 PUB-06 at ${width} px ${cards} cards and ${activities} activities in view${where}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, 'fan')
      for (const [type, count] of [
        [3, cards],
        [5, activities],
      ] as const) {
        const track = section(page, type).locator('[data-carousel-track]')
        await track.scrollIntoViewIfNeeded()
        await expect
          .poll(() =>
            track.evaluate((element) => {
              const edge = element.getBoundingClientRect()
              return [...element.children].filter((slide) => {
                const place = slide.getBoundingClientRect()
                return place.left >= edge.left - 1 && place.right <= edge.right + 1
              }).length
            }),
          )
          .toBe(count)
      }
      await expect(section(page, 5).getByRole('article').first().getByRole('link')).toHaveAttribute(
        'href',
        /\/atividade\/\d+/,
      )
    })

  test('PUB-07 TEN-10 TEN-06 the app with its stores, only where there is one @sem-script', async ({
    page,
  }) => {
    await visit(page, 'sorteio')
    await expect(section(page, 6).getByRole('link', { name: 'Baixar na App Store' })).toBeVisible()
    await expect(section(page, 6).getByRole('link', { name: 'Disponível no Google Play' })).toBeVisible()
    await visit(page, 'sindicato')
    await expect(section(page, 6)).toHaveCount(0)
  })

  test('PUB-08 GAP-07 PUB-24 plans with their anchor, only where there are some @sem-script', async ({
    page,
  }) => {
    await visit(page, 'fan', '/#plans')
    await expect(page.locator('#plans')).toHaveAttribute('data-section-type', '7')
    const plan = section(page, 7).getByRole('article').filter({ hasText: 'Estádio' })
    await expect(plan).toContainText('Mais popular')
    await expect(plan).toContainText('R$ 1.009,80')
    await expect(plan.getByRole('list').last().getByRole('listitem')).toHaveCount(5)
    await expect(plan).toContainText('E muito mais!')
    const pitch = section(page, 7).getByRole('article').filter({ hasText: 'Enterprise' })
    await expect(pitch).toContainText('A negociar')
    await expect(pitch.getByRole('listitem')).toHaveCount(6)
    await visit(page, 'padrao')
    await expect(page.locator('#plans')).toHaveCount(0)
  })

  test('PUB-09 PUB-10 the contact form and media alone @sem-script', async ({ page }) => {
    await visit(page, 'fan')
    await expect(section(page, 8).locator('form')).toHaveAttribute('action', '/suporte')
    await expect(section(page, 9).getByRole('img', { name: /Formas azuis e coral/ })).toBeVisible()
  })

  test('PUB-11 a section stands on its configured colour @com-script', async ({ page }) => {
    await visit(page, 'fan')
    await expect(section(page, 1)).toHaveCSS('background-color', 'rgb(238, 246, 255)')
  })

  test('PUB-13 slides rotate every 5 s and can be paused @com-script', async ({ page }) => {
    await page.clock.install()
    await visit(page, 'fan')
    const carousel = page.getByRole('region', { name: 'Destaques' })
    await expect(carousel).toHaveAttribute('data-playing', 'true')
    const current = carousel.locator('[data-carousel-dot][aria-current="true"]')
    await expect(current).toHaveAccessibleName('Ir para 1 de 3')
    await page.clock.runFor(5_600)
    await expect(current).toHaveAccessibleName('Ir para 2 de 3')
    await carousel.getByRole('button', { name: 'Pausar' }).click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(11_000)
    await expect(current).toHaveAccessibleName('Ir para 2 de 3')
  })

  test('PUB-13 slides hold still for those who asked for it @com-script', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await visit(page, 'fan')
    await expect(page.getByRole('region', { name: 'Destaques' })).toHaveAttribute('data-playing', 'false')
  })
})

test.describe('menu, bar and footer', () => {
  test('PUB-14 @navegador five entries directly, the rest under Ver mais, anchors that lead somewhere', async ({
    page,
  }) => {
    await visit(page, 'fan', '/sobre/1')
    const menu = page.getByRole('navigation', { name: 'Seções' })
    await expect(menu.getByRole('link')).toHaveText([
      'A Fan',
      'Recursos',
      'Como funciona',
      'Atividades',
      'Comunidades',
    ])
    await menu.getByText('Ver mais').click()
    await expect(menu.getByRole('link', { name: 'Planos' })).toHaveAttribute('href', '/#plans')
    await menu.getByRole('link', { name: 'Ajuda' }).click()
    await expect(page).toHaveURL(at('fan', '/#secao8'))
    await expect(
      section(page, 8).locator('#secao8').or(page.locator('#secao8[data-section-type="8"]')),
    ).toHaveCount(1)
    await expect(section(page, 8)).toBeInViewport()
  })

  test('PUB-14 every anchor of every menu is on the page, once @com-script', async ({ page }) => {
    for (const slug of stations) {
      await visit(page, slug)
      const targets = await page
        .locator('header a[href*="#"]')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).hash.slice(1)))
      for (const id of new Set(targets))
        await expect(page.locator(`[id="${id}"]`), `${slug} #${id}`).toHaveCount(1)
    }
  })

  test('PUB-15 TEN-05 fixed items and logo @sem-script', async ({ page }) => {
    await visit(page, 'fan')
    const access = page.getByRole('navigation', { name: 'Acesso' })
    await expect(access.getByRole('link')).toHaveText(['Fale Conosco', 'Entrar', 'Cadastre-se'])
    await visit(page, 'banco')
    await expect(page.locator('header a[href="/"] img')).toHaveAttribute('src', /\/logo\.svg$/)
    await visit(page, 'viagem')
    await expect(page.locator('header a[href="/"] img')).toHaveAttribute('src', /\/logo-light\.svg$/)
  })

  test('PUB-15 STN-U01 @navegador the bar of phones; Entrar hidden where the station says so', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, 'fan')
    const bar = page.getByRole('navigation', { name: 'Atalhos' })
    await expect(bar.getByRole('link')).toHaveText(['Fale Conosco', 'Entrar', 'Cadastrar'])
    await expect(bar).toBeInViewport()
    await visit(page, 'gestor')
    await expect(bar.getByRole('link')).toHaveText(['Fale Conosco', 'Cadastrar'])
    await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toHaveCount(0)
    const login = await page.request.get(`${local}/login`, { headers: { host: 'gestor.localhost' } })
    expect(login.status()).toBe(200)
  })

  test('PUB-16 TEN-05 the footer; GAP-11 an alphanumeric CNPJ @sem-script', async ({ page }) => {
    await visit(page, 'banco')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('CNPJ 9J.ATO.BA1/0001-31')
    await expect(footer.getByRole('img')).toHaveAttribute('src', /logo-light\.svg$/)
    const address = footer.locator('span[title]')
    const full = (await address.getAttribute('title')) ?? ''
    expect(full.length).toBeGreaterThan(45)
    await expect(address).toHaveText(`${full.slice(0, 45).trimEnd()}…`)
    await expect(footer.getByRole('link', { name: 'Fale Conosco' })).toHaveAttribute('href', '/suporte')
  })

  test('STN-U02 STN-U03 fixed support mail and regulations PDF @sem-script', async ({ page }) => {
    await visit(page, 'banco')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'ouvidoria@bancojatoba.example' })).toBeVisible()
    await expect(footer.getByRole('link', { name: /Regulamento/ })).toHaveCount(0)
    await visit(page, 'viagem')
    const pdf = footer.getByRole('link', { name: /Regulamento/ })
    const href = (await pdf.getAttribute('href')) ?? ''
    const answer = await page.request.get(`${local}${href}`, { headers: { host: 'viagem.localhost' } })
    expect(answer.headers()['content-type']).toContain('application/pdf')
  })
})

test.describe('every station', () => {
  for (const slug of stations)
    test(`${slug}: TEN-04 the landing page in its look, accessible, nothing wider than 320 px @com-script`, async ({
      page,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await visit(page, slug)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(await overflow()).toBe(0)
      await expectAccessible()
      await page.setViewportSize({ width: 1280, height: 800 })
      await expectAccessible()
    })
})
