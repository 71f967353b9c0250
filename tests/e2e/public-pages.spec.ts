import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'

async function visit(page: Page, slug: string, path = '/') {
  await page
    .context()
    .addCookies(['cookies_aceitos', 'maioridade'].map((name) => ({ name, value: '1', url: at(slug) })))
  return page.goto(at(slug, path))
}
const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)

/** The server by address: requests outside the browser name their host in a header. */
const local = `http://127.0.0.1:${process.env.E2E_PORT}`

test.describe('pages of content', () => {
  test('PUB-17 an about entry @sem-script', async ({ page }) => {
    await visit(page, 'fan', '/sobre/1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O que é a Fan')
    await expect(page.getByRole('heading', { name: 'Como nasceu' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Escreva para nós' })).toHaveAttribute(
      'href',
      '/suporte',
    )
    await expect(page).toHaveTitle('O que é a Fan | Fan')
    await expect(meta(page, 'description')).toHaveAttribute('content', /^Um lugar, não mais um canal/)
    await expect(meta(page, 'og:title')).toHaveAttribute('content', 'O que é a Fan')
    await expect(meta(page, 'og:image')).toHaveAttribute('content', /^https?:\/\/.*\.(webp|png)$/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/sobre\/1$/)
  })

  test('PUB-18 a plan with everything it includes; its button goes to the sign-up @sem-script', async ({
    page,
  }) => {
    await visit(page, 'fan')
    await page.getByRole('link', { name: 'Ver detalhes: Estádio' }).click()
    await expect(page).toHaveURL(/\/planos\/2$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estádio')
    await expect(page.getByRole('main').getByRole('list').last().getByRole('listitem')).toHaveCount(8)
    await expect(page.getByRole('main')).toContainText(
      'Você assina aqui, e o plano renova sozinho todo ano. Cancele quando quiser: o que já foi pago vale até o fim do período.',
    )
    await expect(page.getByRole('main').getByRole('link', { name: 'Quero este plano' })).toHaveAttribute(
      'href',
      '/cadastrar',
    )
  })

  test('PUB-18 STN-U13 a plan by agreement: the pitch and the way to a consultant @sem-script', async ({
    page,
  }) => {
    await visit(page, 'banco', '/planos/3')
    await expect(page.getByRole('main')).toContainText('A negociar')
    await visit(page, 'fan', '/#plans')
    await expect(page.getByRole('link', { name: 'Falar com um consultor' })).toHaveAttribute(
      'href',
      '/suporte-enterprise',
    )
  })

  // Documents: without scripts they are the same.
  for (const [type, text] of [
    [1, 'A pessoa convidada ganha'],
    [2, 'O cadastro leva dois minutos'],
    [3, '39,90 estrelas R$ 39,90'],
    [4, 'Centro Cultural da Vila'],
    [5, 'WhatsApp'],
    [15, 'Li o acordo de convivência'],
    [16, 'Boas-vindas à Fan'],
    [17, 'Caixa de ideias'],
    [18, 'Episódio 2: o combinado'],
    [19, 'Você ganha'],
    [20, '25,00 estrelas'],
  ] as const)
    test(`PUB-19 ACT-S13 a public activity of type ${type}: its body, every action to the sign-up @sem-script`, async ({
      page,
    }) => {
      await visit(page, 'fan', `/atividade/${type}`)
      const main = page.getByRole('main')
      await expect(main).toContainText(text)
      // The way to a map is no action.
      const links = main.locator('aside a, section a').filter({ hasNotText: 'Ver no mapa' })
      await expect(links.first()).toHaveAttribute('href', '/cadastrar')
      for (const link of await links.all())
        expect(['/cadastrar', '/login']).toContain(await link.getAttribute('href'))
      await expect(main.locator('form, button')).toHaveCount(0)
    })

  test('PUB-19 GAP-41 type 13 goes to its external address @sem-script', async ({ page }) => {
    const answer = await page.request.get(`${local}/atividade/13`, {
      headers: { host: 'fan.localhost' },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(302)
    expect(answer.headers().location).toBe('https://blog.fan.example/')
  })

  test('PUB-19 rules are a tab of their own; comments are announced as for members @sem-script', async ({
    page,
  }) => {
    await visit(page, 'fan', '/atividade/3')
    await expect(page.getByRole('main')).toContainText('Entre ou cadastre-se para ler os comentários')
    await page.getByRole('link', { name: 'Regulamento', exact: true }).click()
    await expect(page).toHaveURL(/\?aba=regulamento$/)
    await expect(page.getByRole('main')).toContainText('Desistência em até sete dias')
    await visit(page, 'fan', '/atividade/16')
    await expect(page.getByRole('link', { name: 'Regulamento', exact: true })).toHaveCount(0)
  })

  test('PUB-19 outside its window an activity says when one may take part @sem-script', async ({ page }) => {
    await visit(page, 'fan', '/atividade/23')
    await expect(page.getByRole('main')).toContainText(
      'Você pode participar entre os dias 01/03/2025 às 09:00 e 29/04/2025 às 23:59.',
    )
    const way = page.getByRole('complementary', { name: 'Participar' }).getByRole('link')
    await expect(way.first()).toHaveText('Voltar')
  })

  test('PUB-19 members’ activities and unknown ones are not available @sem-script', async ({ page }) => {
    for (const path of ['/atividade/25', '/atividade/999999', '/atividade/1%20or%201=1']) {
      expect((await visit(page, 'fan', path))?.status()).toBe(404)
      await expect(page.getByText('Erro! Esta atividade não está disponível.')).toBeVisible()
    }
  })
})

test.describe('documents', () => {
  test('PUB-20 GAP-32 the terms, filled with the station’s data @sem-script', async ({ page }) => {
    await visit(page, 'sindicato', '/termos-de-uso')
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termos de Uso')
    await expect(main).toContainText('Última atualização: 05/05/2023')
    for (const text of [
      'Tecelões do Vale',
      'teceloesdovale.example',
      'Sindicato dos Trabalhadores nas Indústrias de Fiação e Tecelagem do Vale',
      '99.002.626/0001-02',
      'Rua Quinze de Novembro, 1934',
      '01/05/2020',
      'mais de 18 anos',
      'Cadastro de Pessoas Físicas (CPF)',
      'informar quem é Afiliado',
      'pode bloquear ou cancelar contas',
      'A Carteira fica bloqueada',
    ])
      await expect(main).toContainText(text)
  })

  test('STN-U04 one station has its own terms @sem-script', async ({ page }) => {
    await visit(page, 'sorteio', '/termos-de-uso')
    await expect(page.getByRole('main')).toContainText('números da sorte')
    await expect(page.getByRole('main')).toContainText('Última atualização: 15/01/2024')
  })

  test('PUB-21 the privacy policy with the station’s logo @sem-script', async ({ page }) => {
    await visit(page, 'sindicato', '/politica-de-privacidade')
    const main = page.getByRole('main')
    await expect(main.getByRole('img', { name: 'Tecelões do Vale' })).toBeVisible()
    await expect(main).toContainText('Última atualização: 11/06/2024')
    for (const title of ['Seus direitos', 'Cookies', 'Quem é o controlador', 'Quem é o encarregado'])
      await expect(main.getByRole('heading', { name: title })).toBeVisible()
    await expect(main).toContainText('Helena Zimmermann')
  })

  test('STN-171 the bank’s notice in its place @sem-script', async ({ page }) => {
    await visit(page, 'banco', '/politica-de-privacidade')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aviso de Privacidade')
    await expect(page.getByRole('main')).toContainText('sigilo bancário')
    await visit(page, 'fan', '/politica-de-privacidade')
    await expect(page.getByRole('main')).not.toContainText('sigilo bancário')
  })

  test('PUB-16 PUB-25 documents open over the page @com-script', async ({ page, expectAccessible }) => {
    await visit(page, 'sindicato', '/sobre/1')
    await page.route('**/termos-de-uso', async (route) => {
      await expect(page.getByRole('dialog')).toContainText('Aguarde um momento...')
      await route.continue()
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' }).click()
    const dialog = page.getByRole('dialog', { name: 'Termos de Uso' })
    await expect(dialog.getByRole('heading', { level: 1 })).toHaveText('Termos de Uso')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/sobre\/1$/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Política de Privacidade' }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveText(
      'Política de Privacidade',
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('PUB-16 without scripts they are pages @sem-script', async ({ page }) => {
    await visit(page, 'sindicato', '/sobre/1')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' }).click()
    await expect(page).toHaveURL(/\/termos-de-uso$/)
  })
})

test.describe('what is not there', () => {
  test('PUB-22 the page of what one may not see @sem-script', async ({ page }) => {
    expect((await visit(page, 'banco', '/not-autorized'))?.status()).toBe(401)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erro 401!')
    await expect(page.getByText('Você não possui autorização para acessar esta página.')).toBeVisible()
  })

  test('an unknown address has the station’s own 404 page @sem-script', async ({ page }) => {
    for (const path of ['/nada', '/sobre/999', '/sobre/abc', '/planos/0', '/a/b/c']) {
      expect((await visit(page, 'sindicato', path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada')
      await expect(page.getByRole('contentinfo')).toContainText('Sindicato dos Trabalhadores nas Indústrias')
      await expect(meta(page, 'robots').first()).toHaveAttribute('content', 'noindex')
    }
  })

  test('TEN-04 manifest, robots and sitemap are the station’s @sem-script', async ({ page }) => {
    const get = async (slug: string, path: string) =>
      (await page.request.get(`${local}${path}`, { headers: { host: `${slug}.localhost` } })).text()
    const manifest = JSON.parse(await get('sindicato', '/manifest.webmanifest'))
    expect(manifest).toMatchObject({ name: 'Tecelões do Vale', theme_color: '#8c1c25', lang: 'pt-BR' })
    expect(await get('sindicato', '/robots.txt')).toContain('Disallow: /homepage')
    const sitemap = await get('sindicato', '/sitemap.xml')
    expect(sitemap).toMatch(/<loc>https?:\/\/[^<]+\/sobre\/1<\/loc>/)
    expect(sitemap).not.toContain('fan.localhost')
    const favicon = await page.request.get(`${local}/favicon.ico`, {
      headers: { host: 'sindicato.localhost' },
    })
    expect(favicon.status()).toBe(200)
  })
})

test('SEC-19 browsers keep everything that pages load, and what they ask for by themselves @com-script', async ({
  page,
}) => {
  const kept = new Map<string, string | undefined>()
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'document')
      kept.set(new URL(answer.url()).pathname, answer.headers()['cache-control'])
  })
  for (const path of ['/', '/login']) {
    await visit(page, 'fan', path)
    await page.waitForLoadState('networkidle')
  }
  const kinds = [/^\/assets\/.*\.js$/, /\.css$/, /\.woff2$/, /\/icons-.*\.svg$/, /^\/arquivos\//]
  for (const kind of kinds)
    expect(
      [...kept.keys()].some((path) => kind.test(path)),
      String(kind),
    ).toBe(true)
  for (const [path, header] of kept)
    if (/^\/(assets|arquivos)\//.test(path)) expect(header, path).toBe('public, max-age=31536000, immutable')
  const own = ['/favicon.ico', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml']
  const docs = ['/api/docs/swagger-ui.css', '/api/docs/swagger-ui-bundle.js', '/api/docs/start.js']
  for (const path of [...own, ...docs]) {
    const headers = { host: 'fan.localhost' }
    const answer = await page.request.get(`${local}${path}`, { headers, maxRedirects: 0 })
    expect(answer.headers()['cache-control'], path).toMatch(/^public, max-age=(3600|86400)$/)
  }
})
