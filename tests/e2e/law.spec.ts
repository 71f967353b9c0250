import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { mailText } from './outbox.ts'
import { field, press } from './owner-form.ts'

test('PPL-33 an owner names who answers for personal data and publishes the terms; everybody reads the versions', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = scripts ? 'gestor' : 'afiliados'
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/documentos'))
  await expect(page.getByRole('heading', { level: 1, name: 'Termos e privacidade' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Mudar o encarregado' }).click()
  await field(page, 'Nome').fill('Dora Campos')
  await field(page, 'E-mail').fill('dora.campos')
  await press(page)
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Email inválido')
  await field(page, 'E-mail').fill('dora.campos@exemplo.com.br')
  await field(page, 'Telefone').fill('(11) 3333-4444')
  await expectAccessible()
  await press(page)
  await expect(page.getByText('Encarregado salvo.')).toBeVisible()
  await page.goto(at(slug, '/politica-de-privacidade'))
  await expect(
    page
      .getByText('Dora Campos, no e-mail dora.campos@exemplo.com.br ou pelo telefone (11) 3333-4444')
      .first(),
  ).toBeVisible()

  await page.goto(at(slug, '/gestao/documentos/termos'))
  await press(page, 'Salvar rascunho')
  await expect(page.getByText('Rascunho salvo. Ninguém vê antes de publicar.')).toBeVisible()
  await expectAccessible()
  await field(page, 'O que mudou').fill('Regras mais claras')
  await press(page, 'Publicar')
  await expect(page.getByText(/Versão \d+ publicada\./)).toBeVisible()

  await page.context().clearCookies()
  await page.context().addCookies([{ name: 'maioridade', value: '1', url: at(slug) }])
  await page.goto(at(slug, '/termos-de-uso'))
  await expect(page.getByText('O que mudou: Regras mais claras')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: '2. Definições' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Texto de origem' }).click()
  await expect(page.getByText('Esta é uma versão antiga. Ela não vale mais.')).toBeVisible()
  await expect(page.getByText(/Última atualização: \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await page.getByRole('link', { name: 'Ler a versão de agora' }).click()
  await expect(page).toHaveURL(at(slug, '/termos-de-uso'))
})

test('PPL-32 a member asks, the team answers within its days, and the member reads it', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = scripts ? 'viagem' : 'afiliados'
  const text = `Com quem vocês dividem os meus dados? (${Date.now()})`
  await logIn(page, slug)
  await page.goto(at(slug, '/homepage/privacidade'))
  await page.getByRole('link', { name: 'Pedir outra coisa sobre os meus dados' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos sobre os seus dados' })).toBeVisible()
  await press(page, 'Enviar o pedido')
  await expect(page.getByLabel('Explique o seu pedido')).toHaveAccessibleDescription(
    /Esse campo é obrigatório/,
  )
  await page.getByLabel('O que você quer pedir').selectOption('sharing')
  await page.getByLabel('Explique o seu pedido').fill(text)
  await expectAccessible()
  await press(page, 'Enviar o pedido')
  await expect(page.getByText('Pedido recebido. A resposta vem em até quinze dias.')).toBeVisible()
  await expect(page.getByText('A estação vai responder').first()).toBeVisible()

  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao'))
  await page.getByRole('link', { name: /sobre dados pessoais para responder/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Com quem os dados foram compartilhados' }).last().click()
  await expect(page.getByText(text)).toBeVisible()
  await expectAccessible()
  await field(page, 'Resposta').fill('Só com o meio de pagamento.')
  await press(page, 'Responder')
  await expect(page.getByText('Resposta enviada.')).toBeVisible()
  await page.goto(at(slug, '/gestao/privacidade/prazos'))
  await expect(page.getByText('Nada será apagado nos próximos dias.').first()).toBeVisible()
  await expectAccessible()

  await logIn(page, slug)
  await page.goto(at(slug, '/homepage/privacidade/pedidos'))
  await expect(page.getByText('Só com o meio de pagamento.').first()).toBeVisible()
})

test('PPL-32 SEC-111 somebody without an account asks from the policy, and confirms by the mailbox', async ({
  page,
  request,
  scripts,
  expectAccessible,
}) => {
  const [slug, stationId] = scripts ? (['viagem', 148] as const) : (['afiliados', 178] as const)
  const email = `fora${Date.now()}@exemplo.com.br`
  await page.context().addCookies([{ name: 'maioridade', value: '1', url: at(slug) }])
  await page.goto(at(slug, '/politica-de-privacidade'))
  await page.getByRole('link', { name: 'Fazer um pedido sobre os meus dados' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido sobre os seus dados' })).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Nome', { exact: true }).fill('Rui Fora')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('O que você quer pedir').selectOption('deletion')
  await page.getByLabel('Explique o seu pedido').fill('Apaguem o que tiverem.')
  await page.getByRole('button', { name: 'Enviar o pedido' }).click()
  await expect(page.getByText('Confira o seu e-mail')).toBeVisible()
  const mail = await mailText(request, { stationId, to: email, subject: /Confirme o seu pedido/ })
  const link = /\/politica-de-privacidade\/pedido\/[\w-]+/.exec(mail)?.[0] ?? ''
  await page.goto(at(slug, link))
  await expect(page.getByText('Confirme o pedido')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Confirmar o pedido' }).click()
  await expect(page.getByText('Acompanhe o pedido')).toBeVisible()
  await expect(page.getByText(/^Resposta até/)).toBeVisible()
  await page.goto(at(slug, '/politica-de-privacidade/pedido/x'))
  await expect(page.getByRole('heading', { level: 1, name: 'Este link não vale mais' })).toBeVisible()
})
