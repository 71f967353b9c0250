import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { field, press } from './owner-form.ts'

test('PLN-01 PLN-02 PLN-04 PLN-07 an owner writes a plan, a member takes it, the owner sees who, changes and withdraws it, ends it for somebody, and sees the numbers', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = scripts ? 'viagem' : 'padrao'
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/planos'))
  await expect(page.getByText('Crie o primeiro plano')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Novo plano' }).click()
  await field(page, 'Nome').fill('Passaporte')
  await field(page, 'Valor por período \\(R\\$\\)').fill('0')
  await field(page, 'Período').selectOption({ label: 'Mês (30 dias)' })
  await field(page, 'Benefícios').fill('Embarque antes\nMala a mais')
  await page.getByLabel('Marcar como “Mais popular”').check()
  await expectAccessible()
  await press(page)
  await expect(page.getByText('Rascunho salvo. Falta publicar.')).toBeVisible()
  await expect(page.getByText('Este plano é um rascunho: ninguém o vê.')).toBeVisible()
  await press(page, 'Salvar e publicar')
  await expect(page.getByText('Plano à venda.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Passaporte' })).toContainText('0 assinantes')

  await page.context().clearCookies()
  await logIn(page, slug, 'parceiro')
  await page.goto(at(slug, '/homepage/planos'))
  await expect(page.getByRole('main')).toContainText('Mala a mais')
  await page.getByRole('link', { name: 'Assinar: Passaporte' }).click()
  const birthday = page.getByLabel('Data de nascimento', { exact: true })
  await birthday.fill('17/05/1990')
  await press(page, 'Assinar')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Assinatura realizada com sucesso!' }),
  ).toBeVisible()

  await page.context().clearCookies()
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/planos/assinantes'))
  await expect(page.getByRole('table', { name: 'Assinantes' })).toContainText('Otávio Reis')
  await expectAccessible()
  await field(page, 'Nome ou e-mail').fill('ninguém com este nome')
  await press(page, 'Filtrar')
  await expect(page.getByText('Nenhuma assinatura encontrada com estes filtros.')).toBeVisible()

  await page.goto(at(slug, '/gestao/planos'))
  await page.getByRole('link', { name: 'Passaporte' }).click()
  await expect(page.getByText(/^Uma pessoa assina este plano/)).toBeVisible()
  await field(page, 'Valor por período \\(R\\$\\)').fill('19,90')
  await press(page)
  await expect(page.getByText('Plano salvo.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Passaporte' })).toContainText(
    '1 com outro valor',
  )
  await page.getByRole('link', { name: 'Passaporte' }).click()
  await page.getByRole('link', { name: 'Retirar plano' }).click()
  const question = page.getByRole('dialog', { name: 'Retirar o plano Passaporte?' })
  await expectAccessible()
  await question.getByRole('button', { name: 'Retirar plano' }).click()
  await expect(page.getByText('Plano retirado.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Retirados' })).toBeVisible()

  await page.goto(at(slug, '/gestao/planos/assinantes'))
  await page.getByRole('link', { name: 'Otávio Reis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Otávio Reis' })).toBeVisible()
  await expect(page.getByRole('table', { name: /^Cobranças/ })).toContainText('Primeiro período')
  await expectAccessible()
  await page.getByRole('link', { name: 'Mudar de plano' }).click()
  await expect(page.getByRole('dialog')).toContainText('Não há outro plano com valor igual ou menor.')
  await page.getByRole('dialog').getByRole('link', { name: 'Voltar' }).click()
  await page.getByRole('link', { name: 'Cancelar a assinatura' }).click()
  const why = page.getByRole('dialog', { name: 'Cancelar a assinatura de Otávio Reis?' })
  await expectAccessible()
  await why.getByRole('button', { name: 'Cancelar a assinatura' }).click()
  await expect(why).toContainText('Esse campo é obrigatório')
  await field(page, 'Motivo, que a pessoa lê').fill('Mudou de agência')
  await why.getByRole('button', { name: 'Cancelar a assinatura' }).click()
  await expect(page.getByText('Assinatura cancelada.')).toBeVisible()
  await expect(page.getByText('Cancelado: Mudou de agência')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cancelar a assinatura' })).toHaveCount(0)
  await page.goto(at(slug, '/gestao/planos/numeros'))
  await expect(page.getByRole('table', { name: 'Quem sai por mês' }).getByRole('row').nth(1)).toContainText(
    '1',
  )
  await expect(page.getByRole('img', { name: 'Receita por mês' })).toBeVisible()
  await expectAccessible()
})
