import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

const slug = 'sindicato'

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
  const nextYear = new Date().getFullYear() + 1
  await page.getByLabel('Data e horário', { exact: true }).fill(`${nextYear}-03-12T10:30`)
  await page.getByLabel('Recado para a pessoa').fill('Traga o contrato')
  await page.getByRole('button', { name: 'Confirmar atendimento' }).click()
  await expect(page.getByText('Atendimento confirmado.').first()).toBeVisible()

  await page.context().clearCookies()
  await logIn(page, slug)
  await page.goto(at(slug, appointments))
  await expect(page.getByText(`12/03/${nextYear}`).first()).toBeVisible()
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
  await page.getByLabel('Assunto').fill(subject)
  await page.getByLabel('Mensagem').fill('Ela não abre.\nO que faço?')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText(/Recebemos o seu pedido nº \d+/)).toBeVisible()
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

test('FUE-01 LCK-01 TRA-01 fuel campaigns, lucky numbers and documents by year stand where they belong', async ({
  page,
  expectAccessible,
}) => {
  await logIn(page, slug)
  await page.goto(at(slug, '/homepage/legisclub-gasolina'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campanhas de gasolina')
  await expectAccessible()
  await page.goto(at(slug, '/homepage/prestacao-de-contas'))
  await expectAccessible()
  await page.context().clearCookies()
  await logIn(page, 'sorteio')
  await page.goto(at('sorteio', '/homepage/numeros-da-sorte'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Números da sorte')
  await expectAccessible()
})
