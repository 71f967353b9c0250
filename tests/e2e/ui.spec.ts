import { at, expect, test } from './fixtures.ts'

/** The components on the page that shows them in all themes. */
const showcase = (slug = 'fan') => at('fan', `/__ui?estacao=${slug}`)
const slugs = ['fan', 'gestor', 'sindicato', 'viagem', 'banco', 'sorteio', 'afiliados', 'padrao']

test.describe('components', () => {
  for (const slug of slugs)
    test(`GAP-09 components in the theme of ${slug} have no serious accessibility problem @com-script`, async ({
      page,
      expectAccessible,
      expectLegibleInDark,
    }) => {
      await page.goto(showcase(slug))
      await expect(page.locator(`#${slug}`)).toBeVisible()
      // The markup is the same in all of them; colours are each theme's own.
      await expectAccessible(slug === 'fan' ? undefined : ['color-contrast'])
      await expectLegibleInDark()
    })

  test('every theme is on the page @com-script', async ({ page }) => {
    await page.goto(at('fan', '/__ui'))
    for (const slug of slugs) await expect(page.locator(`#${slug}`)).toBeVisible()
  })

  test('nothing is wider than a window of 320 px @com-script', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(showcase())
    const width = await page
      .locator('main')
      .evaluate((main) => main.ownerDocument.documentElement.scrollWidth)
    expect(width).toBe(320)
  })

  test('GAP-100 a dialog is an address: it opens and closes with and without scripts', async ({
    page,
    scripts,
  }) => {
    await page.goto(showcase())
    await page.getByRole('link', { name: 'Abrir janela' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Confirmar a troca?' })
    await expect(dialog).toBeVisible()
    if (scripts) await page.keyboard.press('Escape')
    else await dialog.getByRole('link', { name: 'Fechar' }).click()
    await expect(dialog).toBeHidden()
    expect(new URL(page.url()).searchParams.get('dialogo')).toBeNull()
  })

  test('GAP-100 tabs are links that keep their choice in the address', async ({ page }) => {
    await page.goto(showcase())
    const tabs = page.getByRole('navigation', { name: /^Visões da atividade/ }).first()
    await tabs.getByRole('link', { name: 'Regulamento' }).click()
    await expect(tabs.getByRole('link', { name: 'Regulamento' })).toHaveAttribute('aria-current', 'page')
    expect(new URL(page.url()).searchParams.get('aba')).toBe('regulamento')
  })

  test('GAP-99 a message leaves by itself, an error stays @com-script', async ({ page }) => {
    await page.goto(showcase())
    const region = page.getByRole('status').filter({ hasText: 'Dados salvos.' }).first()
    await expect(region.getByText('Erro interno no servidor')).toBeVisible()
    await expect(region.getByText('Dados salvos.')).toBeHidden()
    await expect(region.getByText('Erro interno no servidor')).toBeVisible()
  })

  test('HOM-02 GAP-99 a carousel advances, pauses and follows its dots @com-script', async ({ page }) => {
    await page.goto(showcase())
    const carousel = page.locator('[data-carousel]').first()
    const dot = (name: string) => carousel.getByRole('button', { name })
    await expect(dot('Ir para 1 de 5')).toHaveAttribute('aria-current', 'true')
    await expect(dot('Ir para 2 de 5')).toHaveAttribute('aria-current', 'true')
    await dot('Pausar').click()
    await expect(dot('Reproduzir')).toBeVisible()
    await dot('Ir para 5 de 5').click()
    await expect(dot('Ir para 5 de 5')).toHaveAttribute('aria-current', 'true')
  })

  test('GAP-99 a carousel holds still under reduced motion @com-script', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(showcase())
    const carousel = page.locator('[data-carousel]').first()
    await expect(carousel).toHaveAttribute('data-playing', 'false')
    await expect(carousel.getByRole('button', { name: 'Reproduzir' })).toBeVisible()
  })
})

test('ERR-01 GAP-99 a toast leaves after 4 s, an error stays until it is closed @com-script', async ({
  page,
}) => {
  await page.goto(`http://localhost:${process.env.E2E_PORT}/__ui?estacao=fan`)
  const toastOf = (text: string) =>
    page.getByRole('status').locator('> div').filter({ hasText: text }).first()
  await expect(toastOf('Dados salvos.')).toHaveCSS('animation-delay', '0s, 4s')
  await expect(toastOf('Erro interno no servidor')).toHaveCSS('animation-delay', '0s')
})
