import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { demoPassword, logIn, logInByForm, sendLogin } from './log-in.ts'

/** One station per project: each takes part in its own activities. */
const stationOf = (scripts: boolean) => (scripts ? 'fan' : 'sindicato')

test.describe('log-in', () => {
  test('ACC-01 ACC-03 ACC-05 ACC-07 by CPF, into the member area and out again', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(at('fan', '/login'))
    await expectAccessible()
    await expect(page.getByRole('link', { name: 'Esqueceu seus dados de acesso?' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Não tem acesso? Crie gratuitamente' })).toBeVisible()
    await page.getByLabel('CPF', { exact: true }).fill('529.982.247-25')
    await sendLogin(page)
    await expect(page).toHaveURL(at('fan', '/homepage'))
    await page.goto(at('fan', '/login'))
    await expect(page).toHaveURL(at('fan', '/homepage'))
    await page.locator('summary').filter({ hasText: 'Minha conta' }).click()
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL(at('fan', '/'))
    await page.goto(at('fan', '/homepage'))
    await expect(page).toHaveURL(at('fan', '/login'))
  })

  test('ACC-01 GAP-15 SEC-21 after another choice a wrong password says so, keeps what was typed and tells nothing more', async ({
    page,
    scripts,
  }) => {
    await page.goto(at('fan', '/login'))
    // Begins to judge by the CPF; the e-mail must not be.
    await page.getByLabel('CPF', { exact: true }).fill('529')
    await page.getByRole(scripts ? 'link' : 'button', { name: 'E-mail', exact: true }).click()
    await page.getByLabel('E-mail', { exact: true }).fill('ninguem@exemplo.com.br')
    await expect(async () => {
      await page.getByLabel('Senha', { exact: true }).fill(`"><script>alert(1)</script>' or 1=1`)
      await page.getByRole('button', { name: 'Entrar' }).click()
      await expect(page.getByText('Dados de acesso incorretos.')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('ninguem@exemplo.com.br')
  })

  test('ACC-02 VAL-02 @com-script the button waits for both fields, the password can be shown, the field says what is wrong', async ({
    page,
  }) => {
    await page.goto(at('fan', '/login'))
    const submit = page.getByRole('button', { name: 'Entrar' })
    await expect(submit).toBeDisabled()
    const cpf = page.getByLabel('CPF', { exact: true })
    await cpf.pressSequentially('52998224724')
    await expect(cpf).toHaveValue('529.982.247-24')
    await expect(submit).toBeDisabled()
    const password = page.getByLabel('Senha', { exact: true })
    await password.fill(demoPassword)
    await expect(submit).toBeEnabled()
    await expect(page.getByText('CPF inválido')).toBeVisible()
    await page.getByRole('button', { name: 'Mostrar senha' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await cpf.fill('529.982.247-25')
    await expect(page.getByText('CPF inválido')).toBeHidden()
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/login.data*', async (route) => {
      await held
      await route.continue()
    })
    await submit.click()
    await expect(page.getByRole('button', { name: 'Carregando...' })).toBeVisible()
    answer()
    await expect(page).toHaveURL(at('fan', '/homepage'))
  })

  test('STN-U05 a bank asks for the CPF only; STN-026a a union has its own page @sem-script', async ({
    page,
  }) => {
    await page.goto(at('banco', '/login?com=email'))
    await expect(page.getByLabel('CPF', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'E-mail', exact: true })).toHaveCount(0)
    await page.goto(at('sindicato', '/login'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Área de quem é sócio')
  })

  test('ACC-06 comes back to where one wanted to go, and to this site only @sem-script', async ({ page }) => {
    const statement = '/homepage/extrato/extratos-totais?aba=premiacao'
    await page.goto(at('fan', statement))
    await expect(page).toHaveURL(at('fan', `/login?redirectTo=${encodeURIComponent(statement)}`))
    await page.getByLabel('CPF', { exact: true }).fill('52998224725')
    await sendLogin(page)
    await expect(page).toHaveURL(at('fan', statement))
    await page.goto(at('fan', '/logout'))
    await logInByForm(page, 'fan', 'participante', `&redirectTo=${encodeURIComponent('//evil.example/x')}`)
    await expect(page).toHaveURL(at('fan', '/homepage'))
  })

  test('SEC-11 ACC-07 @navegador neither an image nor a link of another station ends the session; the button does', async ({
    page,
  }) => {
    await logInByForm(page, 'fan')
    await page.goto(at('fan', '/termos-de-uso'))
    const asked = page.waitForResponse('**/logout')
    await page.setContent('<img src="/logout">')
    await asked
    await page.goto(at('fan', '/homepage'))
    await expect(page).toHaveURL(at('fan', '/homepage'))
    // A link of another station gets the page with the button.
    await page.goto(at('sindicato', '/termos-de-uso'))
    await page.setContent(`<a href="${at('fan', '/logout')}">sair</a>`)
    await page.getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Sair da conta?' })).toBeVisible()
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL(at('fan', '/'))
    await page.goto(at('fan', '/homepage'))
    await expect(page).toHaveURL(at('fan', '/login'))
  })

  test('ACC-06 GAP-05 forged and foreign cookies open nothing and are cleared @sem-script', async ({
    page,
    context,
  }) => {
    await logInByForm(page, 'fan')
    const token = (await context.cookies(at('fan'))).find(({ name }) => name === 'sessao')?.value ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    for (const value of ['x'.repeat(43), token]) {
      await context.addCookies([{ name: 'sessao', value, url: at('sindicato') }])
      await page.goto(at('sindicato', '/homepage'))
      await expect(page).toHaveURL(at('sindicato', '/login'))
      expect((await context.cookies(at('sindicato'))).some(({ name }) => name === 'sessao')).toBe(false)
    }
  })
})

test.describe('accounts that are not open', () => {
  test('ACC-19 suspended: the reason, and out to the support page', async ({ page, expectAccessible }) => {
    await logInByForm(page, 'fan', 'suspenso')
    await expect(
      page.getByText('O seu acesso está suspenso. Caso tenha dúvidas entre em contato pelo fale conosco.'),
    ).toBeVisible()
    await expectAccessible()
    await page.goto(at('fan', '/homepage'))
    await page.getByRole('button', { name: 'Fale conosco' }).click()
    await expect(page).toHaveURL(at('fan', '/suporte'))
    await page.goto(at('fan', '/homepage'))
    await expect(page).toHaveURL(at('fan', '/login'))
  })

  test('ACC-17 without an establishment: the reason, and another try @sem-script', async ({ page }) => {
    await logInByForm(page, 'fan', 'semvinculo')
    await expect(
      page.getByText('Você não possui um estabelecimento vinculado ao seu usuário...'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Fale conosco' })).toHaveAttribute('href', '/suporte')
    await page.getByRole('button', { name: 'Tentar Novamente' }).click()
    await expect(page).toHaveURL(at('fan', '/login'))
  })

  test('ACC-18 deleted: the portal is not reachable @sem-script', async ({ page }) => {
    await logInByForm(page, 'fan', 'excluido')
    await expect(page.getByRole('heading', { name: 'Conta encerrada' })).toBeVisible()
    await page.goto(at('fan', '/homepage/atividades/16'))
    await expect(page.getByRole('heading', { name: 'Conta encerrada' })).toBeVisible()
  })

  test('ACC-15 ACC-03 inactive to the confirmation, first log-in to the onboarding @sem-script', async ({
    page,
  }) => {
    await logInByForm(page, 'afiliados', 'inativo')
    await expect(page).toHaveURL(at('afiliados', '/confirmacao/inativo%40exemplo.com.br'))
    await logInByForm(page, 'viagem', 'novo')
    await expect(page).toHaveURL(at('viagem', '/signup'))
  })
})

test.describe('the home', () => {
  test('HOM-01 HOM-02 HOM-03 HOM-04 HOM-05 PTS-01 greets, shows the balance and the rows @sem-script', async ({
    page,
  }) => {
    await logIn(page, 'viagem')
    await page.goto(at('viagem', '/homepage'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Marina')
    // 500 points at ten miles a point (TEN-07).
    await expect(page.getByRole('banner').getByRole('link', { name: '5.000,00 milhas' })).toBeVisible()
    // A number stands once.
    await expect(page.getByRole('main').getByText('5.000,00')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Destaques' })).toBeVisible()
    const nowPlaying = page.getByRole('region', { name: 'Valendo milhas hoje' })
    await expect(nowPlaying.getByRole('article')).not.toHaveCount(0)
    const journey = page.getByRole('region', { name: 'Do cadastro ao portão' })
    await expect(journey.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
    await expect(journey.getByRole('article').first()).toContainText('Concluída')
    // What is done or locked is a line with the way to the list that has it.
    await expect(page.getByRole('region', { name: 'Embarque' }).getByRole('article')).toHaveCount(2)
    await expect(
      page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('article') }),
    ).toHaveCount(6)
    await page.getByRole('link', { name: /^Embarque: / }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Embarque')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(4)
  })

  test('HOM-02 @com-script the carousel goes on by itself and can be stopped', async ({ page }) => {
    await logIn(page, 'fan')
    await page.goto(at('fan', '/homepage'))
    const carousel = page.getByRole('region', { name: 'Destaques' })
    const dots = carousel.locator('[data-carousel-dot]')
    await expect(dots.first()).toHaveAttribute('aria-current', 'true')
    await page.mouse.move(0, 0)
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true', { timeout: 8_000 })
    await carousel.getByRole('button', { name: 'Pausar' }).click()
    await expect(carousel.getByRole('button', { name: 'Reproduzir' })).toBeVisible()
    await dots.first().click()
    await expect(dots.first()).toHaveAttribute('aria-current', 'true')
  })

  test('ACT-S07 a locked card says what comes first @sem-script', async ({ page }) => {
    await logIn(page, 'viagem')
    await page.goto(at('viagem', '/homepage'))
    await page.getByRole('link', { name: 'Guia de bolso: o que levar' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Quase lá' })
    await expect(dialog).toContainText(
      'Para realizar essa atividade, você precisa primeiro realizar a atividade',
    )
    await expect(dialog.getByText('Carta de embarque', { exact: true })).toBeVisible()
    // The main button leads to it.
    await expect(dialog.getByRole('link', { name: 'Ir para Carta de embarque' })).toHaveAttribute(
      'href',
      /^\/homepage\/atividades\/\d+$/,
    )
    await dialog.getByRole('link', { name: 'Ok' }).click()
    await expect(dialog).toBeHidden()
  })

  test('HOM-10 @navegador on phones the menu is at the bottom, and nothing is wider than the window', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await logIn(page, 'fan')
    await page.goto(at('fan', '/homepage'))
    await expect(
      page.getByRole('navigation', { name: 'Atalhos' }).getByRole('link', { name: 'Carteira' }),
    ).toBeVisible()
    for (const path of ['/homepage', '/homepage/atividades/16', '/homepage/extrato/extratos-totais']) {
      await page.goto(at('fan', path))
      expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(320)
    }
  })

  test('an address nobody answers is a 404 inside the member area @sem-script', async ({ page }) => {
    await logIn(page, 'fan')
    const response = await page.goto(at('fan', '/homepage/nada-aqui'))
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    await expect(page.getByText('Minha conta')).toBeAttached()
  })
})

test.describe('an activity', () => {
  test('ACT-16 ACT-S02 ACT-S06 ACT-S08 PTS-01 PTS-02 taking part, what it earned, and only once', async ({
    page,
    scripts,
    expectAccessible,
  }) => {
    const slug = stationOf(scripts)
    const { name, button, earned } = scripts
      ? { name: 'Boas-vindas à Fan', button: 'Li, quero minhas estrelas', earned: '10,50' }
      : { name: 'Boas-vindas a quem acaba de chegar', button: 'Li a carta', earned: '10,00' }
    await logIn(page, slug)
    await page.goto(at(slug, '/homepage/atividades/16'))
    // Other journeys pay with the same wallet before.
    const held = await page.getByRole('banner').getByRole('link', { name: /,\d\d/ }).innerText()
    const inCents = (text: string) => Number(text.replace(/\D/g, ''))
    const balance = ((inCents(held) + inCents(earned)) / 100).toFixed(2).replace('.', ',')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expectAccessible()
    const after = await page.locator('input[name=depois]').inputValue()
    await page.getByRole('button', { name: button }).click()
    const dialog = page.getByRole('dialog', { name: 'Sucesso!' })
    await expect(dialog).toContainText(earned)
    await expect(dialog).toContainText(balance)
    await expectAccessible()
    const shown = page.url()

    // The same form once more, as a second press or a reload would send it.
    const address = new URL(at(slug, '/homepage/atividades/16'))
    const cookies = await page.context().cookies(address.href)
    const again = await page.request.post(`http://127.0.0.1:${address.port}${address.pathname}`, {
      headers: {
        ...{ host: address.host, origin: address.origin },
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      },
      form: { depois: after, type: '16' },
      maxRedirects: 0,
    })
    expect(new URL(again.headers().location ?? '', address).href).toBe(shown)

    await dialog.getByRole('link', { name: 'Ver extrato' }).click()
    const lines = page.getByRole('row').filter({ hasText: name })
    await expect(lines).toHaveCount(1)
    await expect(lines).toContainText(`+${earned}`)
    await expect(lines).toContainText(`Saldo ${balance}`)
    await expectAccessible()

    await page.goto(at(slug, '/homepage/atividades/16'))
    await expect(page.getByText('Com esta, você fez tudo o que a atividade permite.')).toBeVisible()
    await expect(page.getByRole('button', { name: button })).toHaveCount(0)
  })

  test('ACT-S05 ACT-S06 ACT-S07 what stands against it, in words @sem-script', async ({ page }) => {
    const body = page.getByRole('main')
    await logIn(page, 'fan')
    await page.goto(at('fan', '/homepage/atividades/23'))
    await expect(body).toContainText(
      'Você pode participar entre os dias 01/03/2025 às 09:00 e 29/04/2025 às 23:59.',
    )
    await body.getByRole('link', { name: 'Voltar' }).first().click()
    await expect(page).toHaveURL(at('fan', '/homepage'))
    await page.goto(at('fan', '/homepage/atividades/25'))
    await expect(body).toContainText('Olá, você já ultrapassou o limite de participações nessa atividade!')
    await page.goto(at('fan', '/homepage/atividades/19'))
    await expect(body.getByText('Quase lá')).toBeVisible()
    await expect(body.getByRole('link', { name: 'Guia: sua primeira semana' })).toBeVisible()
    await page.goto(at('fan', '/homepage/atividades/26'))
    await expect(body).toContainText('Só para assinantes de Palco, Estádio ou Turnê.')
    await page.goto(at('fan', '/homepage/atividades/999999'))
    await expect(body).toContainText('Erro! Esta atividade não está disponível.')
    await page.goto(at('fan', '/homepage/atividades/1%20or%201=1'))
    await expect(body).toContainText('Erro! Esta atividade não está disponível.')
  })

  test('ACT-S03 rules are an address of their own @sem-script', async ({ page }) => {
    await logIn(page, 'fan')
    await page.goto(at('fan', '/homepage/atividades/1'))
    await page.getByRole('link', { name: 'Regulamento' }).click()
    await expect(page).toHaveURL(at('fan', '/homepage/atividades/1?aba=regulamento'))
    await expect(page.getByText('Vale para quem ainda não tem conta.')).toBeVisible()
    await page.getByRole('link', { name: 'Geral' }).click()
    await expect(page.getByText('Vale para quem ainda não tem conta.')).toBeHidden()
  })
})

test.describe('the statement', () => {
  test('PTS-02 TEN-07 TEN-08 has all of it and two tabs, each with its lines, day by day @sem-script', async ({
    page,
  }) => {
    await logIn(page, 'viagem')
    await page.goto(at('viagem', '/homepage/extrato/extratos-totais'))
    const rows = page.locator('table').last().getByRole('row')
    await expect(rows.filter({ hasText: 'Boas-vindas' })).toContainText('+5.000,00 milhas')
    await page.getByRole('link', { name: 'Créditos Utilizados' }).click()
    await expect(page).toHaveURL(/aba=utilizados/)
    await expect(page.locator('table').last().getByRole('columnheader')).toHaveText([
      'Descrição',
      'Valor',
      'Data',
    ])
    await expect(rows.nth(1)).toContainText(/Saldo em \d\d\/\d\d: [\d.]+,\d\d/)
    await expect(rows.nth(2)).toContainText(/-[\d.]+,\d\d milhas/)
    await page.getByRole('link', { name: 'Créditos de Premiação' }).click()
    const welcome = page.getByRole('row').filter({ hasText: 'Boas-vindas' })
    await expect(welcome).toContainText('+5.000,00 milhas')
    await expect(welcome).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/)
  })

  test('PTS-03 VAL-05 a period that cannot be is said, and one that can is kept', async ({
    page,
    scripts,
  }) => {
    await logIn(page, 'viagem')
    await page.goto(at('viagem', '/homepage/extrato/extratos-totais?aba=premiacao'))
    const open = () => page.locator('summary').filter({ hasText: 'Período' }).click()
    await open()
    await page.getByLabel('De', { exact: true }).fill('2026-05-02')
    await page.getByLabel('Até', { exact: true }).fill('2026-05-01')
    const apply = page.getByRole('button', { name: 'Aplicar' })
    if (!scripts) await apply.click()
    await expect(page.getByText('Escolha uma data anterior a segunda.')).toBeVisible()
    await expect(page.getByText('Escolha uma data posterior a primeira.')).toBeVisible()
    if (scripts) await expect(apply).toBeDisabled()
    await page.getByLabel('De', { exact: true }).fill('2000-01-01')
    await page.getByLabel('Até', { exact: true }).fill('2000-12-31')
    await apply.click()
    await expect(page).toHaveURL(/aba=premiacao&de=2000-01-01&ate=2000-12-31/)
    await expect(page.getByText('Não há lançamentos neste período.')).toBeVisible()
    await open()
    await page.getByRole('link', { name: 'Limpar' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Boas-vindas' })).toBeVisible()
  })
})

test.describe('pages that change without loading @com-script', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })
  const announced = (page: Page) => page.locator('[data-page-title]')

  test('SEC-22 the heading has the focus, the title is read out; the account menu closes by Esc and beside it', async ({
    page,
  }) => {
    await logIn(page, 'fan')
    await page.goto(at('fan', '/homepage'))
    // The log-in may have led here without loading; a page that loads says nothing by itself.
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await expect(announced(page)).toBeEmpty()
    const account = page.locator('summary').filter({ hasText: 'Minha conta' })
    const hub = page.getByRole('link', { name: 'Tudo da sua conta' })
    await account.click()
    await expect(hub).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(hub).toBeHidden()
    await expect(account).toBeFocused()
    await account.click()
    await heading(page).click()
    await expect(hub).toBeHidden()
    await account.click()
    await hub.click()
    await expect(page).toHaveTitle(/^Conta \| /)
    await expect(heading(page)).toBeFocused()
    await expect(announced(page)).toHaveText(/^Conta \| /)
    await page.goBack()
    await expect(page).toHaveTitle(/^Início \| /)
    await expect(heading(page)).toBeFocused()
    await expect(announced(page)).toHaveText(/^Início \| /)
  })

  test('SEC-22 SEC-24 a closed dialog gives the focus back to what opened it; an empty form answers in our words', async ({
    page,
  }) => {
    await logIn(page, 'fan')
    await page.goto(at('fan', '/homepage/atividades/20'))
    const amount = page.getByLabel('Quanto você quer doar?')
    const opener = page.getByRole('button', { name: 'Doar', exact: true })
    await amount.fill('')
    await opener.click()
    await expect(page.getByText('Esse campo é obrigatório').first()).toBeVisible()
    await amount.fill('25,00')
    await opener.click()
    const question = page.getByRole('dialog', { name: 'Confirmação' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('SEC-22 each step of a wizard has its own title, and its heading the focus', async ({ page }) => {
    await logInByForm(page, 'viagem', 'novo')
    await expect(page).toHaveTitle(/^Boas-vindas \| /)
    await page.getByRole('link', { name: 'Começar' }).click()
    await expect(page).toHaveTitle(/^Sua foto · Boas-vindas \| /)
    await expect(heading(page)).toHaveText('Sua foto')
    await expect(heading(page)).toBeFocused()
    await page.getByRole('link', { name: 'Pular' }).click()
    await expect(page).toHaveTitle(/^Seus dados · Boas-vindas \| /)
    await expect(heading(page)).toBeFocused()
  })
})
