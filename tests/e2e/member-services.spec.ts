import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

const slug = 'sindicato'

/** A day on which both areas attend. */
function aWednesdayNextYear(): Date {
  const day = new Date(Date.UTC(new Date().getFullYear() + 1, 2, 1))
  while (day.getUTCDay() !== 3) day.setUTCDate(day.getUTCDate() + 1)
  return day
}

test('LEG-03 CTB-03 GAP-93 a member asks for an appointment, the team confirms a time, and the member reads it and who opened the request', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const description = `Rever um contrato ${scripts ? 'com' : 'sem'} pressa`
  // Both runs ask at the same time: each in an area of its own.
  const [area, home] = scripts
    ? (['legal', '/homepage/consultoria-juridica'] as const)
    : (['accounting', '/homepage/consultoria-contabil'] as const)
  const appointments = `${home}/agendamentos`
  await logIn(page, slug)
  await page.goto(at(slug, home))
  await expectAccessible()
  await page.goto(at(slug, appointments))
  await page.getByRole('link', { name: 'Solicitar agendamento' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await expect(dialog.getByText('Esse campo é obrigatório').first()).toBeVisible()
  await dialog.getByLabel('Dia de preferência').selectOption({ index: 1 })
  await dialog.getByLabel('Descrição').fill(description)
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('dialog')).toContainText('com sucesso')
  await page.goto(at(slug, appointments))
  await expect(page.getByText(description)).toBeVisible()
  await expectAccessible()

  await page.context().clearCookies()
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, `/gestao/consultas?area=${area}&situacao=asked`))
  await expectAccessible()
  await page
    .getByRole('link', { name: /^Abrir o pedido de/ })
    .first()
    .click()
  await expect(page.getByText(description)).toBeVisible()
  await expectAccessible()
  const wednesday = aWednesdayNextYear()
  await page
    .getByLabel('Data e horário', { exact: true })
    .fill(`${wednesday.toISOString().slice(0, 10)}T10:30`)
  await page.getByLabel('Recado para a pessoa').fill('Traga o contrato')
  await page.getByRole('button', { name: 'Confirmar atendimento' }).click()
  await expect(page.getByText('Atendimento confirmado.').first()).toBeVisible()

  await page.context().clearCookies()
  await logIn(page, slug)
  await page.goto(at(slug, appointments))
  await expect(
    page.getByText(wednesday.toLocaleDateString('pt-BR', { timeZone: 'UTC' })).first(),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Quem viu os meus dados' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Pedido de atendimento' }).first()).toBeVisible()
  await expectAccessible()
})

test('HEA-01 HEA-02 HEA-05 a member reads about dentistry and asks for it; what is wrong stands beside its field', async ({
  page,
  expectAccessible,
}) => {
  await logIn(page, slug)
  await page.goto(at(slug, '/homepage/saude'))
  await expect(page.getByText('50% da coparticipação')).toBeVisible()
  await expectAccessible()
  await page.goto(at(slug, '/homepage/saude/agendamento-odontologia-info'))
  await expectAccessible()
  await page.getByRole('link', { name: 'Agendar' }).click()
  await expectAccessible()
  await page.getByLabel('Descrição').fill('Limpeza')
  await page.getByRole('button', { name: 'Agendar' }).click()
  await expect(page.getByText('Esse campo é obrigatório').first()).toBeVisible()
  await expect(page.getByLabel('Descrição')).toHaveValue('Limpeza')
  await page.getByLabel('Dia de preferência').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Agendar' }).click()
  await expect(page.getByText('Solicitação enviada com sucesso.')).toBeVisible()
  await page.getByRole('link', { name: 'Ver meus pedidos' }).click()
  await expect(page.getByRole('heading', { name: 'Meus pedidos' })).toBeVisible()
})

test('SUP-03 a member writes to the station, its owner answers, and the member reads it', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const subject = `Carteirinha ${scripts ? 'com' : 'sem'} foto`
  await logIn(page, slug)
  await page.goto(at(slug, '/homepage/support'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fale conosco')
  await expectAccessible()
  if (scripts) await expect(page.getByRole('button', { name: 'Enviar' })).toBeDisabled()
  await page.getByLabel('Assunto').fill(subject)
  await page.getByLabel('Mensagem').fill('Ela não abre.\nO que faço?')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page).toHaveURL(/\/homepage$/)
  await expect(page.getByText('Operação realizada com sucesso')).toBeVisible()
  await expect(page.getByText(/Recebemos o seu pedido nº \d+/)).toBeVisible()
  await page.goto(at(slug, '/homepage/support'))
  await expectAccessible()

  await page.context().clearCookies()
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/atendimento?situacao=open'))
  await expectAccessible()
  await page.getByRole('link', { name: subject }).first().click()
  await expect(page.getByText(/^Conta de .*participante@exemplo\.com\.br/)).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Sua resposta').fill('Atualize a página.')
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(page.getByText('Resposta enviada.').first()).toBeVisible()

  await page.context().clearCookies()
  await logIn(page, slug)
  await page.goto(at(slug, '/homepage/support'))
  await expect(page.getByText('Atualize a página.').first()).toBeVisible()
})

test('FUE-01 LCK-01 TRA-01 fuel campaigns, lucky numbers and documents by year stand where they belong @sem-script', async ({
  page,
}) => {
  await logIn(page, slug)
  await page.goto(at(slug, '/homepage/legisclub-gasolina'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campanhas de gasolina')
  await page.goto(at(slug, '/homepage/prestacao-de-contas'))
  await page.context().clearCookies()
  await logIn(page, 'sorteio')
  await page.goto(at('sorteio', '/homepage/numeros-da-sorte'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Números da sorte')
})

test('FUE-01 FUE-02 STN-026b an owner starts a fuel campaign, a member takes a voucher of it, and the owner finds its code @sem-script', async ({
  page,
}) => {
  const name = 'Tanque do campo'
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/gasolina/nova'))
  await page.getByLabel('Nome da campanha').fill(name)
  await page.getByLabel('Primeiro dia').fill('2026-01-01')
  await page.getByLabel('Último dia').fill('2030-12-31')
  await page.getByLabel('Combustíveis').fill('Etanol')
  await page.getByLabel('Tipo do voucher').fill('Desconto')
  await page.getByLabel('Volume, em litros').fill('20')
  await page.getByLabel('Valor do voucher').fill('10,00')
  await page.getByLabel('Quantos vouchers há').fill('5')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Campanha criada.').first()).toBeVisible()

  await page.context().clearCookies()
  await logIn(page, slug)
  await page.goto(at(slug, '/homepage/legisclub-gasolina'))
  // What is taken stands under its campaign by the same name.
  const campaign = page.getByRole('article', { name }).first()
  await campaign.getByRole('button', { name: 'Pegar voucher' }).click()
  await expect(campaign.getByText('Esse campo é obrigatório')).toBeVisible()
  await campaign.getByLabel('Combustível').selectOption('Etanol')
  await campaign.getByRole('button', { name: 'Pegar voucher' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Voucher na sua lista' })
  await expect(notice).toBeVisible()
  const code = /\w{5}-\w{5}/.exec(await notice.innerText())?.[0] ?? ''
  await expect(campaign.getByText('Você já pegou o voucher desta campanha.')).toBeVisible()

  await page.context().clearCookies()
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/gasolina'))
  await page.getByRole('link', { name: 'Ver vouchers pegos' }).click()
  await page.getByLabel('Código, nome ou e-mail').fill(code)
  await page.getByRole('button', { name: 'Filtrar' }).click()
  const found = page.getByRole('row').filter({ hasText: code })
  await expect(found).toContainText(name)
  await expect(found).toContainText('Válido')
})

test('LCK-01 LCK-02 STN-174b an owner gives the numbers of a draw and draws, and a member reads how to check it @sem-script', async ({
  page,
}) => {
  const name = 'Sorteio da noite'
  await logIn(page, 'sorteio', 'dona')
  await page.goto(at('sorteio', '/gestao/sorteios'))
  await page.getByLabel('Nome do sorteio').fill(name)
  await page.getByRole('button', { name: 'Novo sorteio' }).click()
  await expect(page.getByText('Sorteio criado.').first()).toBeVisible()
  await page.getByRole('link', { name: `Distribuir números: ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Distribuir números' }).click()
  await expect(page.getByText(/^\d+ números? distribuídos?\.$/).first()).toBeVisible()
  await page.getByRole('link', { name: `Sortear: ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sortear' }).click()
  await expect(page.getByText(/^Sorteio feito\./).first()).toBeVisible()

  await page.context().clearCookies()
  await logIn(page, 'sorteio')
  await page.goto(at('sorteio', '/homepage/numeros-da-sorte'))
  const draw = page.getByRole('article', { name }).first()
  await expect(draw.getByRole('heading', { name: 'Seu número' })).toBeVisible()
  await expect(draw.getByRole('heading', { name: 'Número sorteado' })).toBeVisible()
  await draw.getByText('Como conferir este sorteio').click()
  await expect(draw.getByText(/^[0-9a-f]{64}$/)).toHaveCount(2)
  const [seed] = await draw.getByText(/^[0-9a-f]{64}$/).allInnerTexts()
  await draw.getByRole('link', { name: 'Página pública dos sorteios' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorteios')
  await page.context().clearCookies()
  await page.reload()
  const shown = page.getByRole('article', { name }).first()
  await expect(shown.getByText(seed ?? '')).toBeVisible()
  await expect(shown.getByRole('heading', { name: 'Número sorteado' })).toBeVisible()
})

test('STN-U14 PLS-07 a member asks for a change of the register, and an owner marks it as made @sem-script', async ({
  page,
}) => {
  const address = 'Rua das Flores, 20'
  await logIn(page, 'afiliados')
  await page.goto(at('afiliados', '/homepage/perfil'))
  await page.getByRole('link', { name: 'Pedir alteração cadastral' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Situação').selectOption({ index: 1 })
  await dialog.getByLabel('E-mail', { exact: true }).fill('novo@exemplo.com.br')
  await dialog.getByLabel('Endereço').fill(address)
  await dialog.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(dialog).toBeHidden()

  await page.context().clearCookies()
  await logIn(page, 'afiliados', 'dona')
  await page.goto(at('afiliados', '/gestao/alteracoes'))
  const request = page.getByRole('article').filter({ hasText: address }).first()
  await request.getByRole('button', { name: 'Já mudei no cadastro: avisar a pessoa' }).click()
  await expect(page.getByText('Pedido marcado como feito.').first()).toBeVisible()
  await page.goto(at('afiliados', '/gestao/alteracoes?aba=yes'))
  await expect(page.getByText(address).first()).toBeVisible()
})
