import type { Page } from '@playwright/test'
import { at, expect } from './fixtures.ts'

export const demoPassword = 'Senha123'

const isElsewhere = (url: URL) => !url.pathname.startsWith('/login')

/** Sends the log-in form until it is let through: many at once from one address may be asked to send again. */
export async function sendLogin(page: Page, password = demoPassword): Promise<void> {
  const again = page.getByText('Envie de novo')
  await expect(async () => {
    if (isElsewhere(new URL(page.url()))) return
    await page.getByLabel('Senha', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    const gone = page.waitForURL(isElsewhere)
    const refused = again.first().waitFor()
    for (const outcome of [gone, refused]) outcome.catch(() => {})
    await Promise.race([gone, refused])
    expect(isElsewhere(new URL(page.url()))).toBe(true)
  }).toPass()
}

/** Logs in as one of the demo people, by e-mail, and waits until the log-in is left. */
export async function logIn(page: Page, slug: string, person = 'participante', query = ''): Promise<void> {
  // Stations that ask for the age ask before everything else.
  await page.context().addCookies([{ name: 'maioridade', value: '1', url: at(slug) }])
  await page.goto(at(slug, `/login?com=email${query}`))
  await page.getByLabel('E-mail', { exact: true }).fill(`${person}@exemplo.com.br`)
  await sendLogin(page)
}
