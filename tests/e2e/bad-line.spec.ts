import type { Page } from '@playwright/test'
import { expectNothingFalse, loseOnce, notice, slowDown, tryAgain } from './bad-line.ts'
import { at, expect, test } from './fixtures.ts'
import { demoPassword, logIn } from './log-in.ts'
import { activationMail, fillPasswords, fillPerson, label, newcomer, next } from './registration.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const feedback = (page: Page) => page.getByRole('dialog', { name: /^Sucesso/ })

/** The thin line over a page that is on its way. */
const waitingBar = (page: Page) => page.locator('body > div[data-print="hide"]:empty')

/** How often a name stands on a page of the member area that lists what somebody has. */
async function countOf(page: Page, slug: string, path: string, name: string): Promise<number> {
  await page.goto(at(slug, path))
  await expect(heading(page)).toBeVisible()
  return page.getByRole('main').getByText(name).count()
}

test('SEC-04 SEC-05 @com-script what is paid once is paid once, whichever way the line breaks', async ({
  page,
}) => {
  const [slug, name] = ['afiliados', 'Livro: Detalhes que não molham']
  const bought = () => countOf(page, slug, '/homepage/minhas-compras', name)
  const pay = page.getByRole('button', { name: 'Pagar 54,00 pontos' })
  await logIn(page, slug)
  const before = await bought()
  await slowDown(page)

  await page.goto(at(slug, '/homepage/atividades/8'))
  await page.getByRole('link', { name: 'Comprar', exact: true }).click()
  const isThere = await loseOnce(page, 'request', 'POST', /atividades\/8$/)
  await pay.click()
  await expect(notice(page)).toBeVisible()
  expect(isThere()).toBe(1)
  await expect(pay).toBeVisible()
  await expectNothingFalse(page)
  let seen = () => {}
  const isSeen = new Promise<void>((resolve) => {
    seen = resolve
  })
  await loseOnce(page, 'answer', 'POST', /atividades\/8$/, isSeen)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('button', { name: 'Pagando' })).toBeVisible()
  seen()
  await expect(notice(page)).toBeVisible()
  await tryAgain(page)
  await expect(feedback(page)).toBeVisible()
  expect(await bought()).toBe(before + 1)

  // Who comes back learns that it is done.
  await page.goto(at(slug, '/homepage/atividades/8?confirmar=1'))
  await expect(page.getByText('Você já pagou há instantes')).toBeVisible()
  await expect(pay).toHaveCount(0)
  await page.getByRole('link', { name: 'Ver recibo' }).click()
  await expect(feedback(page)).toBeVisible()
})

test('SEC-04 @navegador a lost answer of the browser’s own form: what was given is told, with its receipt', async ({
  page,
  scripts,
}) => {
  test.skip(scripts, 'with scripts the page stays')
  const [slug, activity] = ['sindicato', '/homepage/atividades/6']
  // Somebody whose balance no other journey reads; a welcome pays for the gift.
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/homepage/atividades/16'))
  const welcome = page.getByRole('button', { name: 'Li a carta' })
  if (await welcome.isVisible()) {
    await welcome.click()
    await expect(feedback(page)).toBeVisible()
  }
  await page.goto(at(slug, `${activity}?confirmar=300`))
  await loseOnce(page, 'answer', 'POST', /atividades\/6$/)
  const give = page.getByRole('button', { name: 'Doar 3,00 créditos' })
  await give.click()
  await page.waitForURL(/^chrome-error/)
  await page.goto(at(slug, `${activity}?confirmar=300`))
  await page
    .getByRole('dialog', { name: 'Você já doou há instantes' })
    .getByRole('link', { name: 'Ver recibo' })
    .click()
  await expect(feedback(page)).toContainText('Código do recibo')
  // Another one is given on purpose only.
  await page.goto(at(slug, `${activity}?confirmar=300`))
  await expect(give).toHaveCount(0)
  await page.getByRole('link', { name: 'Doar de novo' }).click()
  await expect(give).toBeVisible()
})

test('SEC-05 SEC-06 @com-script a registration and a log-in keep what was typed', async ({
  page,
  request,
}) => {
  const person = newcomer()
  await page.context().addCookies([{ name: 'maioridade', value: '1', url: at('viagem') }])
  const sendLosing = async (button: string, lost: 'request' | 'answer', path: RegExp) => {
    await loseOnce(page, lost, 'POST', path)
    await page.getByRole('button', { name: button }).click()
    await expect(notice(page)).toBeVisible()
    await expectNothingFalse(page)
  }
  await page.goto(at('padrao', '/cadastrar'))
  await label(page, 'E-mail').fill(person.email)
  await label(page, 'CPF').fill(person.cpf)
  await page.getByLabel(/Li e aceito os Termos/).check()
  await sendLosing('Continuar', 'request', /cadastrar$/)
  await expect(label(page, 'E-mail')).toHaveValue(person.email)
  await loseOnce(page, 'answer', 'POST', /cadastrar$/)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await tryAgain(page)
  await expect(heading(page)).toHaveText('Sobre você')
  await fillPerson(page)
  await next(page).click()
  await fillPasswords(page)
  await sendLosing('Continuar', 'answer', /cadastrar$/)
  await expect(label(page, 'Crie uma senha')).toHaveValue(demoPassword)
  await tryAgain(page)
  await expect(page).toHaveURL(/\/confirmacao\//)

  const { code } = await activationMail(request, 500, person.email)
  await label(page, 'Código de 6 números').fill(code)
  await sendLosing('Validar código', 'request', /ativar/)
  await tryAgain(page)
  await expect(page).toHaveURL(at('padrao', '/signup'))

  await page.goto(at('padrao', '/signup?passo=foto'))
  const photo = { name: 'eu.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') }
  await page.locator('input[type=file]').setInputFiles(photo)
  await sendLosing('Salvar foto', 'request', /signup$/)
  expect(
    await page.locator('input[type=file]').evaluate((input: HTMLInputElement) => input.files?.length),
  ).toBe(1)
  await tryAgain(page)

  await page.context().clearCookies()
  await page.goto(at('padrao', '/login?com=email'))
  await label(page, 'E-mail').fill(person.email)
  await label(page, 'Senha').fill(demoPassword)
  await sendLosing('Entrar', 'request', /login$/)
  await expect(label(page, 'Senha')).toHaveValue(demoPassword)
  await tryAgain(page)
  await expect(page).not.toHaveURL(/login/)
})

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('SEC-05 @com-script a tap, a like and a video outlive a lost line', async ({ page }) => {
  await logIn(page, 'padrao', 'dona')
  await slowDown(page)
  await page.goto(at('padrao', '/homepage'))
  await loseOnce(page, 'request', 'GET', /extratos-totais$/)
  const title = await heading(page).textContent()
  await page.getByRole('link', { name: 'Carteira' }).first().click()
  await expect(notice(page)).toBeVisible()
  await expect(heading(page)).toHaveText(title ?? '')
  await tryAgain(page)
  await expect(page).toHaveURL(/extratos-totais/)

  await page.goto(at('padrao', '/homepage/atividades/5'))
  await page.getByRole('button', { name: 'Assistir: Conheça a plataforma' }).first().click()
  await expect(page.locator('video')).toBeVisible()
  const isLost = await loseOnce(page, 'request', 'POST', /atividades\/5\/videos$/)
  await expect.poll(isLost).toBe(1)
  await expect(page).toHaveURL(/\?video=2$/)
  await expect(page.getByText('2 vídeos, 1 visto')).toBeVisible()

  await page.goto(at('afiliados', '/homepage'))
  await logIn(page, 'afiliados', 'dona')
  await page.goto(at('afiliados', '/homepage/atividades/16'))
  const like = page.getByRole('button', { name: /^Curtir,/ })
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  const count = Number(/\d+/.exec((await like.textContent()) ?? '')?.[0])
  await loseOnce(page, 'answer', 'POST', /curtida$/)
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('curtida'),
  )
  await like.click()
  await saved
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toContainText(String(count + 1))
  await page.route(/curtida/, (route) => route.abort('internetdisconnected'))
  await like.click()
  await expect(page.getByText('A curtida ainda não chegou')).toBeVisible()
  await page.unroute(/curtida/)
  await expect(page.getByText('A curtida ainda não chegou')).toHaveCount(0)
  await expectNothingFalse(page)
})

test('SEC-06 @com-script a page whose script or routes do not come is loaded by the browser; what is under way shows', async ({
  page,
}) => {
  await logIn(page, 'padrao', 'dona')
  await page.route(/\/assets\/(statement|detail|list)-[^/]*\.js$/, (route) => route.abort('connectionreset'))
  await page.goto(at('padrao', '/homepage'))
  const loadedByBrowser = () =>
    page
      .evaluate(() => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname)
      // A page that is being left cannot say.
      .catch(() => '')
  await page.getByRole('link', { name: 'Carteira' }).first().click()
  await expect.poll(loadedByBrowser).toMatch(/extratos-totais$/)
  await page.unrouteAll()

  await page.route(/\/__manifest/, (route) => route.abort('connectionreset'))
  await page.goto(at('padrao', '/homepage'))
  await page.getByRole('link', { name: 'Carteira' }).first().click()
  await expect.poll(loadedByBrowser).toMatch(/extratos-totais$/)
  await expectNothingFalse(page)
  await page.unrouteAll()

  await page.goto(at('padrao', '/homepage'))
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(/extratos-totais\.data/, (route) => held.then(() => route.fallback()))
  await page.getByRole('link', { name: 'Carteira' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Carregando a página' })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect(waitingBar(page)).toHaveCSS('block-size', '3px')
  goOn()
  await expect(page).toHaveURL(/extratos-totais/)
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
  await expect(waitingBar(page)).toHaveCount(0)
})

test('SEC-06 @com-script a picture that does not come leaves its words and no broken box, icons come by themselves', async ({
  page,
}) => {
  await page.route(/\/arquivos\//, (route) => route.abort('connectionreset'))
  await page.route(/\/icons-[^/]*\.svg$/, (route) => route.abort('connectionreset'))
  const healed = page.waitForResponse(/\/icons-[^/]*\.svg\?1$/)
  await page.goto(at('fan', '/login'))
  expect((await healed).ok()).toBe(true)
  await expect(page.locator('use').first()).toHaveAttribute('href', /\?1#/)
  await page.goto(at('fan'))
  const picture = page.getByRole('contentinfo').getByRole('img').first()
  await picture.scrollIntoViewIfNeeded()
  const shown = await picture.evaluate((image: HTMLImageElement) => {
    const { content, position } = getComputedStyle(image, '::before')
    return { width: image.naturalWidth, says: content === JSON.stringify(image.alt), position }
  })
  expect(shown).toEqual({ width: 0, says: true, position: 'absolute' })
})

test('SEC-06 GAP-27 of two tabs of one registration the one that is finished counts, and the other says whose it is', async ({
  page,
  context,
}) => {
  const [first, second] = [newcomer(), newcomer()]
  const other = await context.newPage()
  const begin = async (tab: Page, { email, cpf }: typeof first) => {
    await label(tab, 'E-mail').fill(email)
    await label(tab, 'CPF').fill(cpf)
    await tab.getByLabel(/Li e aceito os Termos/).check()
    await expect(async () => {
      await next(tab).click()
      // A second press begins anew: on a busy machine it would never end.
      await expect(heading(tab)).toHaveText('Sobre você', { timeout: 15_000 })
    }).toPass()
  }
  await page.goto(at('padrao', '/cadastrar'))
  await other.goto(at('padrao', '/cadastrar'))
  await begin(page, first)
  await begin(other, second)
  // The data of two people never meet.
  await fillPerson(page)
  await next(page).click()
  await expect(page.getByText(`Em outra aba você passou ao cadastro de ${second.email}`)).toBeVisible()
  await expect(label(page, 'Nome completo')).toHaveValue('')
  await expect(label(page, 'Data de nascimento')).toHaveValue('')

  await page.goto(at('padrao', '/cadastrar?passo=dados'))
  await fillPerson(other)
  await next(other).click()
  await fillPasswords(other)
  await next(other).click()
  await expect(other).toHaveURL(/\/confirmacao\//)
  await page.goto(at('padrao', '/cadastrar'))
  await expect(label(page, 'E-mail')).toHaveValue(second.email)
})

test('SEC-06 @com-script the first tap works while the scripts are still on their way', async ({ page }) => {
  await logIn(page, 'padrao', 'dona')
  await slowDown(page)
  await page.route(/\/assets\/[^/]*\.js$/, () => {})
  await page.goto(at('padrao', '/homepage'), { waitUntil: 'commit' })
  await page.locator('details[data-menu] summary').click()
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
  await page.getByRole('link', { name: 'Carteira' }).first().click()
  await expect(page).toHaveURL(/extratos-totais$/)
  await expect(heading(page)).toBeVisible()
})
