import type { Cookie, Page } from '@playwright/test'
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

// Stations that ask for the age ask before everything else.
const answerAge = (page: Page, slug: string) =>
  page.context().addCookies([{ name: 'maioridade', value: '1', url: at(slug) }])

/** Logs in as one of the demo people, by e-mail, and waits until the log-in is left. */
export async function logInByForm(
  page: Page,
  slug: string,
  person = 'participante',
  query = '',
): Promise<void> {
  await answerAge(page, slug)
  await page.goto(at(slug, `/login?com=email${query}`))
  await page.getByLabel('E-mail', { exact: true }).fill(`${person}@exemplo.com.br`)
  await sendLogin(page)
}

/** The cookies that a log-in of this process left, by station and person. */
const sessions = new Map<string, Cookie[]>()

/**
 * Lets the page be one of the demo people; which page it shows then, the journey says. The form has journeys of its own: here
 * it is sent once per process and person, and again when somebody has ended that session.
 */
export async function logIn(page: Page, slug: string, person = 'participante'): Promise<void> {
  const kept = sessions.get(`${slug} ${person}`)
  if (kept && (await isOpen(page, kept))) {
    await answerAge(page, slug)
    await page.context().addCookies(kept)
    return
  }
  await logInByForm(page, slug, person)
  const cookies = await page.context().cookies(at(slug))
  sessions.set(
    `${slug} ${person}`,
    cookies.filter(({ name }) => name === 'sessao'),
  )
}

/** Programs do not find the sub-domains of localhost as browsers do. */
const platform = `http://localhost:${process.env.E2E_PORT}`

async function isOpen(page: Page, cookies: Cookie[]): Promise<boolean> {
  const authorization = `Bearer ${cookies[0]?.value}`
  return (await page.request.get(`${platform}/api/users-web/me`, { headers: { authorization } })).ok()
}
