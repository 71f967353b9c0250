import type { APIRequestContext, Page } from '@playwright/test'
import { alone } from './alone.ts'
import { at, expect, test } from './fixtures.ts'
import { logIn, logInByForm } from './log-in.ts'
import { field, press } from './owner-form.ts'
import { activationMail, fillPasswords, fillPerson, label, newcomer, next, typeCode } from './registration.ts'

const waiting = 'A equipe está lendo o seu cadastro'

/** From the first step to the page of who waits, with what the station asks beside the rest. */
async function signUp(page: Page, slug: string, asked: string) {
  const person = newcomer()
  await page.context().clearCookies()
  await page.context().addCookies([{ name: 'maioridade', value: '1', url: at(slug) }])
  await page.goto(at(slug, '/cadastrar'))
  await expect(page.getByText('A equipe aprova cada cadastro')).toBeVisible()
  await label(page, 'E-mail').fill(person.email)
  await label(page, 'CPF').fill(person.cpf)
  await page.getByLabel(/Li e aceito os Termos/).check()
  await next(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sobre você')
  await fillPerson(page)
  await next(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Só mais um pouco')
  await next(page).click()
  await expect(page.getByText('Esse campo é obrigatório').first()).toBeVisible()
  await label(page, asked).fill('4711')
  await next(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crie sua senha')
  await fillPasswords(page)
  await next(page).click()
  await expect(page).toHaveURL(/\/confirmacao\//)
  return person
}

test('PPL-14 PPL-15 PPL-17 an owner asks for a number and approves who comes; one who is refused reads why and asks again', async ({
  page,
  request,
  scripts,
  expectAccessible,
}) => {
  const of = scripts ? { slug: 'sorteio', stationId: 174 } : { slug: 'sindicato', stationId: 26 }
  await alone(`entry-${of.slug}`, () => approving({ page, request, expectAccessible }, of))
})

type Parts = { page: Page; request: APIRequestContext; expectAccessible: () => Promise<void> }

/** The station asks for approval for as long as it takes. */
async function approving(
  { page, request, expectAccessible }: Parts,
  { slug, stationId }: { slug: string; stationId: number },
): Promise<void> {
  // Tried once more, it is another field.
  const asked = `Matrícula ${Date.now()}`
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/pessoas/campos/novo'))
  await field(page, 'Nome do campo').fill(asked)
  await page.getByLabel('É obrigatório').check()
  await expectAccessible()
  await press(page)
  await expect(page.getByText('Campo criado.')).toBeVisible()
  await page.goto(at(slug, '/gestao/pessoas/entrada'))
  await page.getByLabel(/^Com aprovação/).check()
  await expectAccessible()
  await press(page)
  await expect(page.getByText('Entrada salva. O cadastro já segue a nova regra.')).toBeVisible()

  const { email } = await signUp(page, slug, asked)
  const { code } = await activationMail(request, stationId, email)
  await typeCode(page, code)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(waiting)
  await expectAccessible()

  await logIn(page, slug, 'dona')
  await page.goto(at(slug, `/gestao/pessoas/aprovacao?busca=${email}`))
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible()
  await page.getByRole('checkbox', { name: /^Marcar Joana/ }).check()
  await field(page, 'Motivo, se não aprovar').fill('Número errado')
  await press(page, 'Não aprovar')
  await expect(page.getByText(/^1 pessoa sem aprovação/)).toBeVisible()

  await page.context().clearCookies()
  await logInByForm(page, slug, email.split('@')[0])
  await expect(page.getByText('Motivo: Número errado')).toBeVisible()
  await expectAccessible()
  await field(page, 'O que a equipe precisa saber\\?').fill('É 4712')
  await press(page, 'Pedir de novo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(waiting)

  await logIn(page, slug, 'dona')
  await page.goto(at(slug, `/gestao/pessoas/aprovacao?busca=${email}`))
  await expect(page.getByText('Escreveu à equipe: “É 4712”')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Marcar Joana/ }).check()
  await press(page, 'Aprovar')
  await expect(page.getByText('1 pessoa aprovada.')).toBeVisible()
  await page.goto(at(slug, '/gestao/pessoas/entrada'))
  await page.getByLabel(/^Aberta/).check()
  await press(page)
  await expect(page.getByText('Entrada salva. O cadastro já segue a nova regra.')).toBeVisible()

  await page.context().clearCookies()
  await logInByForm(page, slug, email.split('@')[0])
  await expect(page).toHaveURL(at(slug, '/signup'))
}

test('PPL-16 an owner keeps the list of CPFs: one, several with what is wrong, and off it again', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = scripts ? 'sorteio' : 'sindicato'
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/pessoas/lista/varias'))
  await page.getByLabel('Linhas').fill('CPF; Nome\n529.982.247-25; Rita Melo\n123; Errado')
  await press(page, 'Adicionar à lista')
  await expect(page.getByText('Linha 3: CPF: CPF inválido')).toBeVisible()
  await expect(page.getByLabel('Linhas')).toHaveValue('123; Errado')
  await expectAccessible()
  await page.goto(at(slug, '/gestao/pessoas/lista'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lista de CPFs')
  await expect(page.getByText('1 CPF na lista')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Remover Rita Melo da lista' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByText('CPF removido da lista.')).toBeVisible()
})
