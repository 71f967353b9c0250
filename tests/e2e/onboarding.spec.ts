import sharp from 'sharp'
import { maskEmail } from '#contract/people/onboarding/mask-address.ts'
import { at, expect, test } from './fixtures.ts'
import { demoPassword, logInByForm, sendLogin } from './log-in.ts'
import {
  activationMail,
  fillPasswords,
  fillPerson,
  label,
  newcomer,
  next,
  register,
  submitUntil,
  typeCode,
} from './registration.ts'

// Whole journeys: many pages each.

const stations = { fan: 1, viagem: 148, banco: 171, afiliados: 178 }

test.describe('registration on a standard station', () => {
  test('ONB-01 ONB-03 ONB-05 ONB-07 ONB-09 ACC-11 ACC-12 ERR-07 from nothing to the member area', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const { email, cpf } = newcomer()
    await page.goto(at('fan', '/cadastrar'))
    const doors = page.getByRole('navigation', { name: 'O que você quer fazer?' })
    await expect(doors.getByRole('link', { name: 'Criar a minha estação' })).toHaveAttribute(
      'href',
      '/criar-estacao',
    )
    await expectAccessible()
    await label(page, 'E-mail').fill(email.toUpperCase())
    await label(page, 'CPF').fill('52998224725')
    await page.getByLabel(/Li e aceito os Termos/).check()
    await next(page).click()
    await expect(page.getByText(/^Este CPF já tem cadastro/).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Esqueceu seus dados de acesso?' })).toBeVisible()
    await expect(label(page, 'E-mail')).toHaveValue(email.toUpperCase())
    await expectAccessible()
    await label(page, 'CPF').fill(cpf)
    await next(page).click()

    await expect(page).toHaveURL(at('fan', '/cadastrar?passo=dados'))
    await expect(page.getByText('Passo 2 de 3')).toBeVisible()
    await expectAccessible()
    await fillPerson(page)
    await label(page, 'Cidade').fill('Niterói')
    await next(page).click()
    await expect(page.getByText(/^Não encontramos esta cidade em SP/).first()).toBeVisible()
    await label(page, 'Cidade').fill('campinas')
    await next(page).click()

    await expect(page).toHaveURL(at('fan', '/cadastrar?passo=senha'))
    await expectAccessible()
    // ONB-09: back, reload and a second tab find what was typed.
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expect(label(page, 'Nome completo')).toHaveValue('Joana Prates de Souza')
    await expect(label(page, 'Cidade')).toHaveValue('Campinas')
    const second = await page.context().newPage()
    await second.goto(at('fan', '/cadastrar?passo=senha'))
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Crie sua senha')
    await second.reload()
    await fillPasswords(second, 'senhafraca')
    await next(second).click()
    await expect(second.getByText(/^Senha precisa ter: uma letra maiúscula/).first()).toBeVisible()
    await fillPasswords(second, demoPassword, 'Senha1234')
    await next(second).click()
    await expect(second.getByText('Digite a mesma senha que digitou acima').first()).toBeVisible()
    await fillPasswords(second)
    await next(second).click()

    await expect(second).toHaveURL(at('fan', `/confirmacao/${encodeURIComponent(email)}`))
    await expect(second.getByText('Cadastro realizado com sucesso')).toBeVisible()
    const { code } = await activationMail(request, stations.fan, email)
    await typeCode(second, code === '111111' ? '222222' : '111111')
    await expect(second.getByText('Código incorreto. Restam 4 tentativas.').first()).toBeVisible()
    await label(second, 'Código de 6 números').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await second.getByRole('button', { name: 'Validar código' }).click()
    await expect(second).toHaveURL(at('fan', '/signup'))
    await expect(second.getByText('Sucesso! Código validado')).toBeVisible()
    await second.close()
    await page.goto(at('fan', '/cadastrar'))
    await expect(page).toHaveURL(at('fan', '/signup'))
  })

  test('ONB-05 VAL-13 errors without an answer from the server stand beside their fields', async ({
    page,
    scripts,
  }) => {
    await page.goto(at('fan', '/cadastrar'))
    await label(page, 'E-mail').fill('joana@exemplo')
    await label(page, 'CPF').fill('111.111.111-11')
    await page.getByLabel(/Li e aceito os Termos/).check()
    await next(page).click()
    await expect(page.getByText('CPF inválido').first()).toBeVisible()
    await expect(page.getByText('Email inválido').first()).toBeVisible()
    if (scripts) await expect(label(page, 'E-mail')).toBeFocused()
    else await expect(page.getByRole('link', { name: 'CPF inválido' })).toBeVisible()
  })

  test('ONB-06 VAL-02 VAL-03 VAL-07 @com-script the button waits, masks shape what is typed, cities follow the state', async ({
    page,
  }) => {
    await page.goto(at('fan', '/cadastrar'))
    await expect(next(page)).toBeDisabled()
    const { email, cpf } = newcomer()
    await label(page, 'E-mail').fill(email)
    await label(page, 'CPF').pressSequentially(cpf)
    await expect(label(page, 'CPF')).toHaveValue(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/)
    await expect(next(page)).toBeDisabled()
    await page.getByLabel(/Li e aceito os Termos/).check()
    await expect(next(page)).toBeEnabled()
    await next(page).click()
    await expect(next(page)).toBeDisabled()
    await label(page, 'Celular').pressSequentially('11987654321')
    await expect(label(page, 'Celular')).toHaveValue('(11) 9 8765-4321')
    await label(page, 'Data de nascimento').pressSequentially('31021990')
    await expect(label(page, 'Data de nascimento')).toHaveValue('31/02/1990')
    await label(page, 'Nome completo').click()
    await expect(page.getByText('Data Inválida!').first()).toBeVisible()
    // VAL-13: leaving a field says it beside the field only; the snackbar is for what was sent.
    await expect(page.getByRole('status').filter({ hasText: 'Data Inválida!' })).toHaveCount(0)
    const cities = page.locator('datalist option')
    await label(page, 'Estado').selectOption('DF')
    await expect(cities).toHaveCount(1)
    await label(page, 'Estado').selectOption('SP')
    await expect(cities).toHaveCount(645)
  })

  test('ONB-07 without scripts the cities come by a button, and nothing typed is lost @sem-script', async ({
    page,
  }) => {
    const { email, cpf } = newcomer()
    await page.goto(at('fan', '/cadastrar'))
    await label(page, 'E-mail').fill(email)
    await label(page, 'CPF').fill(cpf)
    await page.getByLabel(/Li e aceito os Termos/).check()
    await next(page).click()
    await label(page, 'Nome completo').fill('Joana')
    await label(page, 'Estado').selectOption('DF')
    await page.getByRole('button', { name: 'Atualizar cidades' }).click()
    await expect(page.locator('datalist option')).toHaveCount(1)
    await expect(label(page, 'Nome completo')).toHaveValue('Joana')
    await expect(label(page, 'Estado')).toHaveValue('DF')
    await expect(page.getByText('Esse campo é obrigatório')).toHaveCount(0)
  })

  test('ONB-02 GAP-57 invitations: of somebody, by code alone, wrong, of another station, one’s own @sem-script', async ({
    page,
  }) => {
    await page.goto(at('fan', '/cadastrar/FANJUNTO'))
    await expect(page.getByText('Sucesso! Código validado')).toBeVisible()
    // Nobody invited: it counts, and promises nothing (SEC-36).
    await expect(page.getByText(/você ganha/)).toHaveCount(0)
    for (const [code, reason] of [
      ['NADA', 'Este convite não existe ou já terminou.'],
      ['FANJUNTO-U1-E2', 'Este convite é de outro programa e não vale aqui.'],
      ['FANJUNTO-U99999999-E1', 'Este convite não existe ou já terminou.'],
    ]) {
      await page.goto(at('fan', `/cadastrar/${code}`))
      await expect(page.getByText('Este convite não vale', { exact: true })).toBeVisible()
      await expect(page.getByText(`${reason} Você pode se cadastrar mesmo assim.`)).toBeVisible()
    }
    const { email } = await register(page, 'fan', '/cadastrar/FANJUNTO')
    expect(email).not.toBe('')
  })

  test('ONB-09 a later step without what comes before it begins at the beginning @sem-script', async ({
    page,
  }) => {
    await page.goto(at('fan', '/cadastrar?passo=senha'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crie sua conta')
  })

  test('STN-U09 a station that makes its accounts itself goes on to the log-in @sem-script', async ({
    page,
  }) => {
    const { email, cpf } = newcomer()
    await page.goto(at('gestor', '/cadastrar'))
    await label(page, 'E-mail').fill(email)
    await label(page, 'CPF').fill(cpf)
    await page.getByLabel(/Li e aceito os Termos/).check()
    await next(page).click()
    await expect(page).toHaveURL(at('gestor', '/login'))
    await expect(page.getByText('Dados conferidos. Entre com o acesso que você recebeu.')).toBeVisible()
  })
})

test.describe('activation', () => {
  test('ACC-12 ACC-14 another code after 60 seconds, another method, a corrected e-mail', async ({
    page,
    scripts,
    expectAccessible,
  }) => {
    const { email } = await register(page, 'fan')
    await expectAccessible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta confirmar seu e-mail')
    const resend = page.getByRole('button', { name: /^Reenviar código/ })
    if (scripts) {
      await expect(resend).toBeDisabled()
      await expect(resend).toHaveText(/em \d+ s$/)
    } else {
      await expect(page.getByText('Você pode pedir um novo código um minuto depois do último.')).toBeVisible()
      await resend.click()
      await expect(page.getByText(/^Aguarde \d+ segundos para pedir um novo código\.$/)).toBeVisible()
    }
    await page.getByRole('link', { name: 'Mudar a forma de confirmação' }).click()
    await expect(page.getByLabel('E-mail')).toBeChecked()
    await expect(page.getByText(maskEmail(email), { exact: true })).toBeVisible()
    await expect(page.getByText('Não tem acesso a este e-mail? Ligue para (11) 4000-1001.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Voltar ao código' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ative sua conta')
    await expectAccessible()
    await page.goto(at('fan', `/confirmacao/${email}`))
    await page.getByRole('link', { name: 'Corrigir o e-mail' }).click()
    await expect(label(page, 'E-mail')).toHaveValue(email)
    const { email: right } = newcomer()
    await label(page, 'E-mail').fill(right)
    await next(page).click()
    await fillPasswords(page)
    await next(page).click()
    await expect(page).toHaveURL(at('fan', `/confirmacao/${encodeURIComponent(right)}`))
  })

  test('ACC-13 GAP-18 the link of the mail: opening it changes nothing, its button does, once @sem-script', async ({
    page,
    request,
  }) => {
    const { email } = await register(page, 'fan')
    const { path } = await activationMail(request, stations.fan, email)
    const opened = await page.goto(at('fan', path))
    expect(opened?.headers()['referrer-policy']).toBe('same-origin')
    expect(opened?.headers()['cache-control']).toBe('no-store')
    await page.reload()
    await page.getByRole('button', { name: 'Ativar minha conta' }).click()
    await expect(page).toHaveURL(at('fan', '/signup'))
    await page.context().clearCookies()
    await page.goto(at('fan', path))
    await label(page, 'Senha').fill(demoPassword)
    await page.getByRole('button', { name: 'Ativar minha conta' }).click()
    await expect(page).toHaveURL(at('fan', '/login'))
    await expect(page.getByText('Sua conta já está ativa. É só entrar.')).toBeVisible()
  })

  test('ACC-13 in another browser the link asks for the password of the registration @sem-script', async ({
    page,
    browser,
    request,
  }) => {
    const { email } = await register(page, 'fan')
    const { path } = await activationMail(request, stations.fan, email)
    const other = await browser.newContext({ javaScriptEnabled: false })
    const visitor = await other.newPage()
    await visitor.goto(at('fan', path))
    await label(visitor, 'Senha').fill('Outra1234')
    await visitor.getByRole('button', { name: 'Ativar minha conta' }).click()
    await expect(visitor.getByText(/^Senha incorreta/).first()).toBeVisible()
    await label(visitor, 'Senha').fill(demoPassword)
    await visitor.getByRole('button', { name: 'Ativar minha conta' }).click()
    await expect(visitor).toHaveURL(at('fan', '/signup'))
    await other.close()
  })

  test('ACC-13 a link that is over leads to the confirmation page with the message @sem-script', async ({
    page,
  }) => {
    await page.goto(at('fan', `/ativar-link?email=ninguem@exemplo.com.br&hash=${'A'.repeat(43)}`))
    await label(page, 'Senha').fill(demoPassword)
    await page.getByRole('button', { name: 'Ativar minha conta' }).click()
    await expect(page).toHaveURL(at('fan', '/confirmacao/ninguem%40exemplo.com.br?vencido'))
    // There is no code to type: the one thing to do is to ask for another.
    await expect(page.getByRole('button', { name: 'Receber um código' })).toBeVisible()
    await expect(label(page, 'Código de 6 números')).toHaveCount(0)
    await expect(page.getByText('Este link expirou ou já foi usado. Peça um novo código.')).toBeVisible()
  })

  test('ACC-15 ACC-11 an account that is not confirmed logs in to the confirmation page @sem-script', async ({
    page,
  }) => {
    const { email } = await register(page, 'fan')
    await page.context().clearCookies()
    await page.goto(at('fan', '/login?com=email'))
    await label(page, 'E-mail').fill(email)
    await sendLogin(page)
    await expect(page).toHaveURL(at('fan', `/confirmacao/${encodeURIComponent(email)}`))
    await page.goto(at('fan', '/homepage'))
    await expect(page).toHaveURL(at('fan', `/confirmacao/${encodeURIComponent(email)}`))
    await expect(page.getByRole('button', { name: 'Receber um código' })).toBeVisible()
  })
})

test.describe('registration of a travel promotion', () => {
  test('STN-U06 STN-148 VAL-05 boxes, a person, 18 years, and the code', async ({
    page,
    request,
    scripts,
    expectAccessible,
  }) => {
    const { email, cpf } = newcomer()
    await page.context().addCookies([{ name: 'maioridade', value: '1', url: at('viagem') }])
    await page.goto(at('viagem', '/cadastrar/BORAPRAIA'))
    await expectAccessible()
    await label(page, 'E-mail').fill(email)
    await label(page, 'CPF').fill(cpf)
    await page.getByLabel(/Li e aceito os Termos/).check()
    await page.getByLabel(/requisitos para viajar/).check()
    if (scripts) await expect(next(page)).toBeDisabled()
    await page.getByLabel(/regras da promoção/).check()
    await submitUntil(page, 'Continuar', /passo=dados$/)
    await fillPerson(page, { birthday: '01/01/2015' })
    await next(page).click()
    await expect(page.getByText('É necessário ser maior de 18 anos.').first()).toBeVisible()
    await label(page, 'Data de nascimento').fill('01/01/2000')
    await next(page).click()
    await fillPasswords(page)
    await next(page).click()
    await expect(page).toHaveURL(/\/confirmacao\//)
    const { code } = await activationMail(request, stations.viagem, email)
    await typeCode(page, code)
    await expect(page).toHaveURL(at('viagem', '/signup'))
  })

  test('STN-U06 the age gate comes before everything', async ({ page }) => {
    await page.goto(at('viagem', '/cadastrar'))
    await expect(page.getByText('Você tem mais de 18 anos?')).toBeVisible()
  })
})

test.describe('registration of affiliates', () => {
  const mine = (scripts: boolean) =>
    scripts
      ? { cpf: '111.444.777-35', to: 'renata.farias@exemplo.com.br', masked: 'r***@exemplo.com.br' }
      : { cpf: '123.456.789-09', to: 'tiago.monteiro@exemplo.com.br', masked: 't***@exemplo.com.br' }
  const known = { cpf: '862.883.667-57', to: 'nair.queiroz@exemplo.com.br', masked: 'n***@exemplo.com.br' }

  test('STN-U07 STN-U08 ONB-04 GAP-24 by the list: no e-mail asked, the method chosen, the code to the list’s address', async ({
    page,
    request,
    scripts,
    expectAccessible,
  }) => {
    const { cpf, to, masked } = mine(scripts)
    await page.goto(at('afiliados', '/cadastrar'))
    await expectAccessible()
    await expect(page.getByLabel('E-mail')).toHaveCount(0)
    await label(page, 'CPF').fill(newcomer().cpf)
    await page.getByLabel(/Li e aceito os Termos/).check()
    await next(page).click()
    await expect(page.getByText(/^Não encontramos este CPF entre os associados/).first()).toBeVisible()
    await label(page, 'CPF').fill(cpf)
    await next(page).click()
    await expect(page).toHaveURL(at('afiliados', '/cadastrar?passo=senha'))
    await fillPasswords(page)
    await next(page).click()
    await expect(page).toHaveURL(at('afiliados', '/cadastrar?passo=verificacao'))
    await expect(page.getByText(masked)).toBeVisible()
    await expect(page.getByText(/Ligue para \(92\) 3300-0178\./)).toBeVisible()
    await expectAccessible()
    expect(await page.content()).not.toContain(to)
    await page.getByRole('button', { name: 'Enviar código' }).click()
    await expect(page).toHaveURL(at('afiliados', `/confirmacao/${encodeURIComponent(masked)}`))
    const { code } = await activationMail(request, stations.afiliados, to)
    await typeCode(page, code)
    await expect(page).toHaveURL(at('afiliados', '/signup'))
  })

  test('ACC-04 ONB-09 the log-in of an affiliate without account goes on with the registration @sem-script', async ({
    page,
    request,
  }) => {
    const { cpf, to, masked } = known
    await page.goto(at('afiliados', '/login'))
    await label(page, 'CPF').fill(cpf)
    await sendLogin(page)
    await expect(page).toHaveURL(at('afiliados', '/cadastrar?passo=verificacao'))
    const found = page.getByText('Encontramos seu cadastro de afiliado. Complete o registro para entrar.')
    await expect(page.getByText(masked)).toBeVisible()
    await expect(found).toHaveCount(1)
    await page.reload()
    await expect(page.getByText(masked)).toBeVisible()
    await expect(found).toHaveCount(1)
    await fillPasswords(page)
    await page.getByLabel(/Li e aceito os Termos/).check()
    await page.getByRole('button', { name: 'Receber código' }).click()
    await expect(page).toHaveURL(at('afiliados', `/confirmacao/${encodeURIComponent(masked)}`))
    const { path } = await activationMail(request, stations.afiliados, to)
    await page.goto(at('afiliados', path))
    await page.getByRole('button', { name: 'Ativar minha conta' }).click()
    await expect(page).toHaveURL(at('afiliados', '/signup'))
  })

  test('ONB-04 without an e-mail on the list there is the telephone @sem-script', async ({ page }) => {
    await page.goto(at('afiliados', '/cadastrar'))
    await label(page, 'CPF').fill('746.824.890-70')
    await page.getByLabel(/Li e aceito os Termos/).check()
    await next(page).click()
    await expect(page.getByText(/ligue para \(92\) 3300-0178\.$/)).toBeVisible()
  })
})

test.describe('registration by the simple form', () => {
  test('ONB-10 GAP-25 one page, then e-mail and password', async ({ page, request, expectAccessible }) => {
    const { email, cpf } = newcomer()
    await page.goto(at('banco', '/cadastrar'))
    await expectAccessible()
    await expect(page.getByRole('link', { name: 'Já tem acesso? Entrar' })).toBeVisible()
    await label(page, 'Nome').fill('joana')
    await label(page, 'Sobrenome').fill('prates')
    await label(page, 'CPF').fill(cpf)
    await label(page, 'Data de nascimento').fill('12/04/1990')
    await label(page, 'Celular').fill('(31) 3333-4444')
    await label(page, 'Estado').selectOption('MG')
    await page.getByLabel(/Li e aceito os Termos/).check()
    await submitUntil(page, 'Continuar', /passo=senha$/)
    await expectAccessible()
    await label(page, 'E-mail').fill('participante@exemplo.com.br')
    await fillPasswords(page)
    await next(page).click()
    await expect(page.getByText(/^Este e-mail já tem cadastro/).first()).toBeVisible()
    await label(page, 'E-mail').fill(email)
    await fillPasswords(page)
    await next(page).click()
    await expect(page).toHaveURL(at('banco', `/confirmacao/${encodeURIComponent(email)}`))
    const { code } = await activationMail(request, stations.banco, email)
    await typeCode(page, code)
    await expect(page).toHaveURL(at('banco', '/signup'))
    // What the form did not ask the onboarding does (GAP-25).
    await page.goto(at('banco', '/signup?passo=dados'))
    await expect(label(page, 'Nome completo')).toHaveValue('Joana Prates')
    await expect(label(page, 'Cidade')).toHaveValue('')
  })
})

test.describe('onboarding', () => {
  const picture = (width = 600, height = 400) =>
    sharp({ create: { width, height, channels: 3, background: '#20a060' } })
      .jpeg()
      .toBuffer()
  const file = (buffer: Buffer, name = 'foto.jpg') => ({ name, mimeType: 'image/jpeg', buffer })

  test('ONB-11 ONB-12 STN-U10 ERR-07 welcome, photo, data, done', async ({
    page,
    request,
    scripts,
    expectAccessible,
  }) => {
    const { email } = await register(page, 'fan')
    const { code } = await activationMail(request, stations.fan, email)
    await typeCode(page, code)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vamos começar?')
    await expectAccessible()
    // All of it is known: the step for it is passed over, and found by its address.
    await page.goto(at('fan', '/signup?passo=dados'))
    await expectAccessible()
    await expect(label(page, 'Nome completo')).toHaveValue('Joana Prates de Souza')
    await expect(label(page, 'Data de nascimento')).toHaveValue('12/04/1990')
    await page.goto(at('fan', '/signup'))
    await expect(page.getByRole('link', { name: 'Criar a minha estação' })).toHaveAttribute(
      'href',
      '/criar-estacao',
    )
    await page.getByRole('link', { name: 'Começar' }).click()
    await expect(page.getByText(/^Passo /)).toHaveCount(0)
    await expectAccessible()

    const input = page.getByLabel('Foto', { exact: true })
    const save = page.getByRole('button', { name: 'Salvar foto' })
    await input.setInputFiles(file(Buffer.from('isto não é uma foto'.repeat(99))))
    if (!scripts) await save.click()
    await expect(page.getByText('Formato não suportado!').first()).toBeVisible()
    await input.setInputFiles(file(Buffer.alloc(3 * 1024 * 1024 + 1)))
    if (!scripts) await save.click()
    await expect(page.getByText('Erro: Imagem maior que 3 MB').first()).toBeVisible()
    const whole = await picture()
    await input.setInputFiles(file(whole.subarray(0, whole.length - 400)))
    await save.click()
    await expect(page.getByText('Formato não suportado!').first()).toBeVisible()
    await input.setInputFiles(file(whole))
    if (scripts) {
      const crop = page.locator('.ReactCrop__crop-selection')
      await expect(crop).toBeVisible()
      await expectAccessible()
      await crop.focus()
      await page.keyboard.press('ArrowRight')
    }
    await save.click()

    await expect(page).toHaveURL(at('fan', '/signup?passo=fim'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você concluiu seu cadastro!')
    await expectAccessible()
    await page.getByRole('link', { name: 'Ir para o início' }).click()
    await expect(page).toHaveURL(at('fan', '/homepage'))
    await page.goto(at('fan', '/signup'))
    await expect(page).toHaveURL(at('fan', '/homepage'))
  })

  test('ONB-11 GAP-32 ACC-06 first log-in: what is missing is asked, terms included, and nothing else opens before', async ({
    page,
    scripts,
    expectAccessible,
  }) => {
    const slug = scripts ? 'padrao' : 'sorteio'
    await logInByForm(page, slug, 'novo')
    await expect(page).toHaveURL(at(slug, '/signup'))
    await page.goto(at(slug, '/homepage'))
    await expect(page).toHaveURL(at(slug, '/signup'))
    await page.getByRole('link', { name: 'Começar' }).click()
    await page.getByRole('link', { name: 'Pular' }).click()
    await fillPerson(page)
    await page.getByLabel(/Li e aceito os Termos/).check()
    await label(page, 'Data de nascimento').fill('30/02/1990')
    await page.getByRole('button', { name: 'Concluir' }).click()
    await expect(page.getByText('Data Inválida!').first()).toBeVisible()
    await expect(label(page, 'Cidade')).toHaveValue('sao jose dos campos')
    await label(page, 'Data de nascimento').fill('28021990')
    // The session ends in the middle of the form: nothing typed is lost, and the way leads back.
    await page.context().addCookies([{ name: 'sessao', value: 'x'.repeat(43), url: at(slug) }])
    await page.getByRole('button', { name: 'Concluir' }).click()
    await expect(page.getByText('Sua sessão terminou', { exact: true })).toBeVisible()
    await page.getByRole(scripts ? 'link' : 'button', { name: 'E-mail', exact: true }).click()
    await label(page, 'E-mail').fill('novo@exemplo.com.br')
    await sendLogin(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continue de onde parou')
    await expectAccessible()
    await page.getByRole('button', { name: 'Enviar agora' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você concluiu seu cadastro!')
    await expect(page.getByText('Cadastro atualizado com sucesso')).toBeVisible()
  })

  test('ONB-11 GAP-25 whoever wants no photo and has said all is through with one press', async ({
    page,
    request,
  }) => {
    const { email } = await register(page, 'padrao')
    const { code } = await activationMail(request, 500, email)
    await typeCode(page, code)
    await expect(page.getByText('Joana, falta só uma foto, se quiser.')).toBeVisible()
    await page.getByRole('link', { name: 'Começar' }).click()
    await page.getByRole('button', { name: 'Pular' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você concluiu seu cadastro!')
    await page.getByRole('link', { name: 'Ir para o início' }).click()
    await expect(page).toHaveURL(at('padrao', '/homepage'))
  })

  test('ONB-11 ONB-13 /signup without account: an invitation registers first, a company begins its wizard, anybody else logs in @sem-script', async ({
    page,
  }) => {
    await page.goto(at('fan', '/signup/FANJUNTO'))
    await expect(page).toHaveURL(at('fan', '/cadastrar/FANJUNTO'))
    await page.goto(at('padrao', '/signup'))
    await expect(page).toHaveURL(at('padrao', '/login?redirectTo=%2Fsignup'))
    await page.goto(at('fan', '/signup?passo=dados'))
    await expect(page).toHaveURL(at('fan', '/login?redirectTo=%2Fsignup%3Fpasso%3Ddados'))
    await page.goto(at('fan', '/signup'))
    await expect(page).toHaveURL(at('fan', '/criar-estacao'))
  })
})
