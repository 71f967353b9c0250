import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { demoPassword, logIn, logInByForm } from './log-in.ts'
import { mailText, root } from './outbox.ts'

const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

/** Answers an address outside with an empty page. */
const answerOutside = (page: Page, pattern: string) =>
  page.route(pattern, (route) => route.fulfill({ contentType: 'text/html', body: '<title>fora</title>' }))

const sessionOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'sessao')?.value ?? ''

/** A call of the API as the logged-in person of a context makes it. */
async function callApi(request: APIRequestContext, token: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = body
    ? await request.post(root(`/api${path}`), { headers, data: body })
    : await request.get(root(`/api${path}`), { headers })
  expect(answer.ok()).toBe(true)
  return answer.json()
}

test.describe('password recovery', () => {
  const world = (scripts: boolean) => (scripts ? { slug: 'padrao', id: 500 } : { slug: 'sorteio', id: 174 })
  const person = 'semvinculo@exemplo.com.br'

  async function ask(page: Page, slug: string, email: string) {
    await page.goto(at(slug, '/esqueci-minha-senha'))
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Enviar link mágico' }).click()
    await expect(page.getByText('Sucesso! Verifique sua caixa de e-mails')).toBeVisible()
  }

  test('ACC-09 ACC-10 ERR-07 from the log-in to a new password, once', async ({
    page,
    request,
    scripts,
    expectAccessible,
  }) => {
    const { slug, id } = world(scripts)
    await page.goto(at(slug, '/login'))
    await page.getByRole('link', { name: 'Esqueceu seus dados de acesso?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esqueceu sua senha?')
    await expectAccessible()
    await ask(page, slug, person)
    await expectAccessible()
    const text = await mailText(request, { stationId: id, to: person, subject: /redefinir a senha/ })
    const link = /http\S+\/redefinir-senha\/\S+/.exec(text)?.[0] ?? ''
    const opened = await page.goto(link)
    expect(opened?.headers()['referrer-policy']).toBe('no-referrer')
    await expectAccessible()
    await page.getByLabel('Nova senha', { exact: true }).fill(demoPassword)
    await page.getByLabel('Confirme sua senha', { exact: true }).fill(`${demoPassword}0`)
    await page.getByRole('button', { name: 'Redefinir' }).click()
    await expect(page.getByText('Digite a mesma senha que digitou acima').first()).toBeVisible()
    // Without scripts a password never comes back from the server.
    await page.getByLabel('Nova senha', { exact: true }).fill(demoPassword)
    await page.getByLabel('Confirme sua senha', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Redefinir' }).click()
    await expect(page).toHaveURL(at(slug, '/login'))
    await expect(page.getByText('Sucesso! Você já pode logar com a nova senha')).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais')
    await expectAccessible()
    await expect(page.getByRole('link', { name: 'Pedir um novo link' })).toBeVisible()
  })

  test('ACC-09 an address without an account reads the same @sem-script', async ({ page }) => {
    await ask(page, 'sorteio', 'ninguem@exemplo.com.br')
  })
})

test.describe('temporary tokens', () => {
  test('STN-013 ACC-08 GAP-18 @navegador from the log-in to the management host, and back in by the token once', async ({
    page,
    browser,
    scripts,
  }) => {
    // Where a form is led on by the browser itself nothing can answer in its place: that it went there is what counts.
    await answerOutside(page, 'https://gestao.alcada.example/**')
    const outside = page.waitForRequest(/^https:\/\/gestao\.alcada\.example\/entrar\/[\w-]{43}$/)
    await logInByForm(page, 'gestor')
    const token = (await outside).url().split('/').at(-1)

    const other = await browser.newContext({ javaScriptEnabled: scripts })
    const visitor = await other.newPage()
    // What looks at links without running scripts changes nothing.
    const look = await other.request.get(root(`/login-token/${token}`), {
      headers: { host: 'gestor.localhost' },
    })
    expect(look.headers()['referrer-policy']).toBe('no-referrer')
    await visitor.goto(at('gestor', `/login-token/${token}`))
    await visitor.getByRole('button', { name: 'Entrar' }).click()
    await expect(visitor).toHaveURL(at('gestor', '/homepage'))

    await other.clearCookies()
    await visitor.goto(at('gestor', `/login-token/${token}`))
    await visitor.getByRole('button', { name: 'Entrar' }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais')
    await other.close()
  })

  test('ACC-08 who is in already is asked before the account changes @sem-script', async ({ page }) => {
    await logIn(page, 'fan')
    await page.goto(at('fan', `/login-token/${'A'.repeat(43)}`))
    await expect(page.getByText('Há uma conta aberta neste aparelho.')).toBeVisible()
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByText('Este link não vale mais')).toBeVisible()
    await page.goto(at('fan', '/homepage'))
    await expect(page).toHaveURL(at('fan', '/homepage'))
  })
})

test.describe('deep links', () => {
  test('DLK-01 desktop: the page of the activity @sem-script', async ({ page }) => {
    await page.goto(at('fan', '/deep-link/actions/16/16'))
    await expect(page).toHaveURL(at('fan', '/atividade/16'))
    expect((await page.goto(at('fan', '/deep-link/actions/16/evil')))?.status()).toBe(404)
  })

  test.describe('on a phone', () => {
    test.use({ userAgent: android })

    const store = 'https://play.google.com/store/apps/details?id=example.fan'

    test('DLK-01 buttons to the app, the store and the page; the page where there is no app', async ({
      page,
      scripts,
      expectAccessible,
    }) => {
      // As it is before the small script arrives, and without scripts.
      if (scripts)
        await page.route('**/assets/site-*.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        )
      await page.goto(at('fan', '/deep-link/actions/16/16'))
      await expect(page.getByRole('link', { name: 'Abrir o app' })).toHaveAttribute(
        'href',
        /^intent:\/\/actions\/16\/16#Intent;scheme=fanapp;/,
      )
      await expect(page.getByRole('link', { name: 'Baixar no Google Play' })).toHaveAttribute('href', store)
      await expectAccessible()
      await page.getByRole('link', { name: 'Continuar no site' }).click()
      await expect(page).toHaveURL(at('fan', '/atividade/16'))
      await page.goto(at('padrao', '/deep-link/actions/5/8'))
      await expect(page).toHaveURL(at('padrao', '/atividade/8'))
    })

    test('DLK-01 @com-script the app at once, the store after 2000 ms', async ({ page }) => {
      await answerOutside(page, 'https://play.google.com/**')
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1_000)
      const app = page.waitForRequest('fanapp://actions/16/16')
      // Opening the app may stop what the page still loads, and then it is never loaded.
      await page.goto(at('fan', '/deep-link/actions/16/16'), { waitUntil: 'commit' })
      await app
      await page.clock.runFor(1_900)
      await expect(page).toHaveURL(/deep-link/)
      await page.clock.runFor(200)
      await expect(page).toHaveURL(store)
    })
  })
})

test.describe('share and short links', () => {
  test('DLK-02 DLK-03 GAP-55 a shared activity opens its stored address, by code and by the older number @com-script', async ({
    page,
    context,
    request,
  }) => {
    await logIn(page, 'fan')
    const token = await sessionOf(context)
    const links = await callApi(request, token, '/share-links', { action_id: 5 })
    for (const address of [links.short_url, links.url, at('fan', '/compartilhamento?source=1&campaign=5')]) {
      const arrival = page.waitForRequest('https://fan.example/manifesto')
      // Nobody answers at the other end.
      await page.goto(address).catch(() => null)
      expect((await arrival).headers().referer).toBeUndefined()
    }
  })

  test('DLK-02 DLK-03 open redirect: what is not stored leads nowhere @sem-script', async ({ page }) => {
    for (const query of ['', '?source=1&campaign=999999', '?source=1&campaign=https://evil.example/'])
      expect((await page.goto(at('fan', `/compartilhamento${query}`)))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais')
    expect((await page.goto(at('fan', '/s/xxxxxxxx')))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não existe')
  })
})

test('VCD-03 a card is valid or not, and says no name @sem-script', async ({ page, context, request }) => {
  await logIn(page, 'fan')
  const { content } = await callApi(request, await sessionOf(context), '/users-web/me')
  await context.clearCookies()
  await page.goto(at('fan', `/qr-code-user-validator/${content.id}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Usuário válido!' })).toBeVisible()
  await expect(page.getByText(content.name)).toHaveCount(0)
  await page.goto(at('fan', '/qr-code-user-validator/999999'))
  await expect(page.getByRole('heading', { level: 1, name: 'Usuário inválido!' })).toBeVisible()
})

test('VCD-03 @com-script it waits with the specified words', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/site-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(at('fan', '/qr-code-user-validator/1'), { waitUntil: 'commit' })
  await expect(page.getByText('Aguarde um momento...')).toBeVisible()
  release()
  await expect(page.getByText('Usuário inválido!')).toBeVisible()
})

test.describe('the list of e-mails', () => {
  /** Activates the inactive account of a station; its mail of welcome has the way out of the list. */
  async function wayOut(request: APIRequestContext, stationId: number): Promise<string> {
    const to = 'inativo@exemplo.com.br'
    const post = (path: string, data: object) => request.post(root(`/api${path}`), { data })
    await post('/auth/resend-confirmation-email', { email: to, station_id: stationId })
    const activation = await mailText(request, { stationId, to, subject: /código de ativação/ })
    const hash = /\b\d{6}\b/.exec(activation)?.[0]
    await post('/auth/signup/activate-participant/', { station: stationId, email: to, hash })
    const welcome = await mailText(request, { stationId, to, subject: /^Boas-vindas/ })
    return /http\S+\/email\/desinscricao\/\S+/.exec(welcome)?.[0] ?? ''
  }

  test('EML-01 EML-02 GAP-34b out of the list and back; looking changes nothing', async ({
    page,
    request,
    scripts,
    expectAccessible,
  }) => {
    const link = await wayOut(request, scripts ? 500 : 174)
    const { pathname } = new URL(link)
    const slug = scripts ? 'padrao' : 'sorteio'
    await request.get(root(pathname), { headers: { host: `${slug}.localhost` } })
    await page.goto(at(slug, pathname))
    // What runs scripts and presses nothing has left nobody's list.
    await expect(page.getByText('Confirme que não quer mais receber')).toBeVisible()
    await page.getByRole('button', { name: 'Sair da lista' }).click()
    await expect(page.getByText('Você se desinscreveu com sucesso da nossa lista de e-mails.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Inscrever-se novamente' }).click()
    await page.getByRole('button', { name: 'Quero receber' }).click()
    await expect(page.getByText('Você se inscreveu novamente com sucesso em nossa lista.')).toBeVisible()
    await expectAccessible()
    // RFC 8058: the button of a mail program.
    const oneClick = await request.post(root(pathname), {
      headers: { host: `${slug}.localhost` },
      form: { 'List-Unsubscribe': 'One-Click' },
    })
    expect(oneClick.ok()).toBe(true)
    expect(await oneClick.text()).toContain('Você se desinscreveu com sucesso')
  })

  test('EML-01 EML-02 a forged link changes nothing and says so in the specified words', async ({ page }) => {
    const texts = {
      desinscricao: 'Houve um erro ao desinscrevê-lo(a) em nossa lista, por favor, recarregue a página.',
      inscricao: 'Houve um erro ao inscrevê-lo(a) em nossa página. Por favor, recarregue a página.',
    }
    for (const [type, text] of Object.entries(texts)) {
      await page.goto(at('fan', `/email/${type}/1/forjado`))
      await page.locator('main button').click()
      await expect(page.getByText(text)).toBeVisible()
    }
    expect((await page.goto(at('fan', '/email/outro/1/x')))?.status()).toBe(404)
  })
})

test('ACC-07 devices: another one is logged out from here', async ({
  page,
  browser,
  scripts,
  expectAccessible,
}) => {
  const slug = scripts ? 'afiliados' : 'viagem'
  const adult = [{ name: 'maioridade', value: '1', url: at('viagem') }]
  const other = await browser.newContext({ javaScriptEnabled: scripts, userAgent: android })
  await other.addCookies(adult)
  await page.context().addCookies(adult)
  const phone = await other.newPage()
  await logInByForm(phone, slug)
  await logInByForm(page, slug)
  await page.goto(at(slug, '/homepage/seguranca'))
  await expect(page.getByText('Este aparelho')).toHaveCount(1)
  await expectAccessible()
  await page.getByRole('button', { name: 'Encerrar o acesso de Chrome no Android' }).click()
  await expect(page.getByText('Acesso encerrado')).toBeVisible()
  await expect(page.getByText('Chrome no Android')).toHaveCount(0)
  await phone.goto(at(slug, '/homepage'))
  await expect(phone).toHaveURL(/\/login/)
  await other.close()
})

test('CON-02 ACC-10 the question of age does not lose the link of a mail @sem-script', async ({ page }) => {
  await page.goto(at('viagem', '/redefinir-senha/x/ana@exemplo.com.br'))
  await page.getByRole('button', { name: 'Sim' }).click()
  await expect(page).toHaveURL(at('viagem', '/redefinir-senha/x/ana@exemplo.com.br'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais')
  // A member is asked as well: a session does not say how old a browser's next person is.
  await logIn(page, 'viagem')
  await page.context().clearCookies({ name: 'maioridade' })
  await page.goto(at('viagem', '/homepage/atividades?busca=mala'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você tem mais de 18 anos?')
  await page.getByRole('button', { name: 'Sim' }).click()
  await expect(page).toHaveURL(at('viagem', '/homepage/atividades?busca=mala'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atividades')
})
