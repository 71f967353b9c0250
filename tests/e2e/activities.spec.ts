import type { APIRequestContext, Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

/** Somebody no other journey takes part as. */
const person = 'parceiro'
/** One station per project: what one has done the other has not. */
const stationOf = (scripts: boolean) =>
  scripts ? { slug: 'viagem', share: 7, agreement: 10 } : { slug: 'padrao', share: 8, agreement: 7 }

const feedback = (page: Page) => page.getByRole('dialog', { name: 'Sucesso!' })

/** The page of an activity of another site, without leaving this machine. */
const serveElsewhere = (page: Page, address: string) =>
  page
    .context()
    .route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Fora</title><h1>Fora</h1>' }),
    )

/** Where a page of a station sends on to; Node finds no names under localhost. */
async function hop(request: APIRequestContext, slug: string, path: string, cookie = 'maioridade=1') {
  const address = new URL(at(slug, path))
  const answer = await request.get(`http://127.0.0.1:${address.port}${path}`, {
    maxRedirects: 0,
    headers: { host: address.host, cookie },
  })
  expect([301, 302, 303, 307]).toContain(answer.status())
  return new URL(answer.headers().location ?? '', address)
}

test('ACT-05 GAP-54 DLK-02 DLK-03 sharing under a link of one’s own, which leads where it should', async ({
  page,
  scripts,
  expectAccessible,
  request,
}) => {
  const { slug, share } = stationOf(scripts)
  if (scripts) await serveElsewhere(page, 'https://wa.me/**')
  await logIn(page, slug, person)
  await page.goto(at(slug, `/homepage/atividades/${share}`))
  await expectAccessible()
  const link = await page.getByLabel('Seu link').inputValue()
  expect(link.startsWith(at(slug, '/s/'))).toBe(true)
  const whatsapp = page.getByRole('link', { name: 'WhatsApp' })
  const shared = new URL((await whatsapp.getAttribute('href')) ?? '')
  expect(shared.searchParams.get('text')).toContain(link)
  await expect(page.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', /facebook\.com/)
  await expect(page.getByRole('link', { name: 'X', exact: true })).toHaveAttribute(
    'href',
    /^https:\/\/x\.com/,
  )
  if (scripts) {
    const opened = page.waitForEvent('popup')
    await whatsapp.click()
    await expect((await opened).getByRole('heading', { name: 'Fora' })).toBeVisible()
  } else await page.getByRole('button', { name: 'Já compartilhei' }).click()
  await expect(feedback(page)).toContainText(scripts ? 'milhas' : 'pontos')
  await expectAccessible()

  // Somebody else opens it.
  const middle = await hop(request, slug, new URL(link).pathname)
  expect(middle.pathname).toBe('/compartilhamento')
  const target = await hop(request, slug, `${middle.pathname}${middle.search}`)
  expect(target.protocol).toBe('https:')
  expect(target.host).toMatch(/\.example$/)
})

test('ACT-05 @com-script copying the link is sharing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: at('sorteio') })
  await logIn(page, 'sorteio', person)
  await page.goto(at('sorteio', '/homepage/atividades/9'))
  const link = await page.getByLabel('Seu link').inputValue()
  await page.getByRole('button', { name: 'Copiar' }).click()
  await expect(feedback(page)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
})

test('ACT-15 ACT-S06 ACT-S08 agreeing needs the tick and works once', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const { slug, agreement } = stationOf(scripts)
  await logIn(page, slug, person)
  await page.goto(at(slug, `/homepage/atividades/${agreement}`))
  const box = page.getByRole('checkbox')
  const button = page.locator('form', { has: box }).getByRole('button')
  await expectAccessible()
  if (scripts) await expect(button).toBeDisabled()
  await box.check()
  await button.click()
  await expect(feedback(page)).toBeVisible()
  await feedback(page).getByRole('link', { name: 'Fechar' }).click()
  await expect(feedback(page)).toBeHidden()
  await expect(page.getByText('Com esta, você fez tudo o que a atividade permite.')).toBeVisible()

  // What came of it is still there, with what is next.
  await page.getByRole('link', { name: 'Ver o resultado' }).click()
  const next = feedback(page).getByRole('link', { name: /^A seguir/ })
  const path = await next.getAttribute('href')
  await expectAccessible()
  await next.click()
  await expect(page).toHaveURL(at(slug, path ?? ''))
  await expect(feedback(page)).toBeHidden()
})

test('ACT-13 GAP-41 an external activity is somewhere else, for members and visitors @sem-script', async ({
  page,
  request,
}) => {
  expect((await hop(request, 'fan', '/atividade/13')).href).toBe('https://blog.fan.example/')
  await logIn(page, 'fan', person)
  const cookies = await page.context().cookies(at('fan'))
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  expect((await hop(request, 'fan', '/homepage/atividades/13', cookie)).href).toBe(
    'https://blog.fan.example/',
  )
})

test('ACT-17 GAP-41 a described activity has nothing to do and says nothing about it @sem-script', async ({
  page,
}) => {
  await logIn(page, 'fan', person)
  await page.goto(at('fan', '/homepage/atividades/17'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Caixa de ideias')
  await expect(main.getByRole('complementary')).toHaveCount(0)
  await expect(main.locator('form')).toHaveCount(0)
})

test('ACT-S02 GAP-49 a like goes on and off and stays, beside the number of comments', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const [slug, id] = scripts ? ['fan', 18] : ['sindicato', 16]
  await logIn(page, slug, person)
  await page.goto(at(slug, `/homepage/atividades/${id}`))
  const like = page.getByRole('button', { name: /^Curtir/ })
  await expect(like).toHaveText('0 curtidas')
  await like.click()
  await expect(like).toHaveText('1 curtida')
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible()
  await expect(async () => {
    await page.reload()
    await expect(like).toHaveText('1 curtida', { timeout: 2_000 })
  }).toPass()
  await like.click()
  await expect(like).toHaveText('0 curtidas')
})

test('ACT-S08 PTS-01 @com-script a feedback plays its animation, still for who wants stillness', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/lottie/i.test(request.url())) fetched.push(request.url())
  })
  await logIn(page, 'sorteio', person)
  await page.goto(at('sorteio', '/homepage/atividades/16'))
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  await page
    .locator('form', { has: page.locator('input[name=depois]') })
    .getByRole('button')
    .click()
  const drawing = feedback(page).locator('[data-animation] svg')
  await expect(drawing).toBeVisible()
  expect(fetched.length).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(drawing).toBeVisible()
  const still = await drawing.innerHTML()
  await expect(feedback(page)).toContainText('Você ganhou')
  expect(await drawing.innerHTML()).toBe(still)
})

test('ACT-S13 visitors see every kind of activity and are sent to the sign-up @sem-script', async ({
  page,
}) => {
  for (const id of [5, 15, 17, 18]) {
    await page.goto(at('fan', `/atividade/${id}`))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.locator('a[href="/cadastrar"]').first()).toBeVisible()
    await expect(main.locator('form')).toHaveCount(0)
  }
})
