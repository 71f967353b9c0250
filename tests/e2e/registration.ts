import { generateCpf } from '@brazilian-utils/brazilian-utils/generate-cpf'
import type { APIRequestContext, Page } from '@playwright/test'
import { at, expect } from './fixtures.ts'
import { demoPassword } from './log-in.ts'
import { mailText } from './outbox.ts'

let count = 0

/** Somebody who has never been here, in this project or the other. */
export function newcomer() {
  count += 1
  const own = `${process.pid}x${count}x${Date.now().toString(36)}`
  return { email: `nova.${own}@exemplo.com.br`, cpf: generateCpf() }
}

export const label = (page: Page, name: string) => page.getByLabel(name, { exact: true })
export const next = (page: Page) => page.getByRole('button', { name: 'Continuar' })

/** Presses a button until the page is another: a form without scripts that comes back too soon is refused. */
export async function submitUntil(page: Page, button: string, there: RegExp | string): Promise<void> {
  const isThere = (url: URL) => (typeof there === 'string' ? url.href === there : there.test(url.href))
  await expect(async () => {
    if (isThere(new URL(page.url()))) return
    await page.getByRole('button', { name: button }).click({ timeout: 2_000 })
    await page.waitForURL(isThere, { timeout: 3_000 })
  }).toPass()
}

/** 'Sobre você': the city typed as people type it. */
export async function fillPerson(page: Page, { birthday = '12/04/1990' } = {}): Promise<void> {
  await label(page, 'Nome completo').fill('joana prates de souza')
  await label(page, 'Celular').fill('11987654321')
  await label(page, 'Data de nascimento').fill(birthday)
  await label(page, 'Estado').selectOption('SP')
  await label(page, 'Cidade').fill('sao jose dos campos')
}

export async function fillPasswords(page: Page, password = demoPassword, again = password): Promise<void> {
  await label(page, 'Crie uma senha').fill(password)
  await label(page, 'Confirme sua senha').fill(again)
}

/** The digits and the link of the newest activation mail. */
export async function activationMail(request: APIRequestContext, stationId: number, to: string) {
  const text = await mailText(request, { stationId, to, subject: /código de ativação/ })
  return {
    code: /\b(\d{6})\b/.exec(text)?.[1] ?? '',
    path: /https?:\/\/[^/\s]+(\/ativar-link\?\S+)/.exec(text)?.[1] ?? '',
  }
}

/** From the confirmation page to the onboarding, by the code of the mail. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await label(page, 'Código de 6 números').fill(code)
  await page.getByRole('button', { name: 'Validar código' }).click()
}

/** A whole registration of the standard kind, up to the confirmation page. */
export async function register(page: Page, slug: string, path = '/cadastrar') {
  const person = newcomer()
  await page.context().addCookies([{ name: 'maioridade', value: '1', url: at(slug) }])
  await page.goto(at(slug, path))
  await label(page, 'E-mail').fill(person.email)
  await label(page, 'CPF').fill(person.cpf)
  await page.getByLabel(/Li e aceito os Termos/).check()
  await next(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sobre você')
  await fillPerson(page)
  await next(page).click()
  const step = page.getByRole('heading', { level: 1 })
  await expect(step).toHaveText(/^(Só mais um pouco|Crie sua senha)$/)
  // What the station asks beside the rest: other journeys may have asked for something there.
  if ((await step.textContent()) === 'Só mais um pouco') {
    for (const asked of await page.getByRole('main').getByRole('textbox').all()) await asked.fill('4711')
    await next(page).click()
  }
  await expect(step).toHaveText('Crie sua senha')
  await fillPasswords(page)
  await next(page).click()
  await expect(page).toHaveURL(/\/confirmacao\//)
  return person
}
