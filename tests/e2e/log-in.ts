import type { Page } from '@playwright/test'
import { loadStationFolders } from '#stations/registry.ts'
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

/** Programs do not find the sub-domains of localhost as browsers do. */
const platform = `http://localhost:${process.env.E2E_PORT}`

/** The sessions of this process, by station and person, and since when: after ten minutes owners are asked who they are (PPL-27). */
const sessions = new Map<string, { token: string; since: number }>()
const freshMs = 8 * 60_000
const stations = new Map(
  loadStationFolders('station-configs').map(({ config }) => [config.slug, config.id] as const),
)

/**
 * Lets the page be one of the demo people; which page it shows then, the journey says. The form has journeys of its own: here
 * the call is made once per process and person, and again when somebody has ended that session.
 */
export async function logIn(page: Page, slug: string, person = 'participante'): Promise<void> {
  const whose = `${slug} ${person}`
  const kept = sessions.get(whose)
  const isFresh = kept !== undefined && Date.now() - kept.since < freshMs
  const one =
    isFresh && (await isOpen(page, kept.token))
      ? kept
      : { token: await openSession(page, slug, person), since: Date.now() }
  sessions.set(whose, one)
  const { token } = one
  await answerAge(page, slug)
  await page
    .context()
    .addCookies([{ name: 'sessao', value: token, url: at(slug), httpOnly: true, sameSite: 'Lax' }])
}

async function openSession(page: Page, slug: string, person: string): Promise<string> {
  const answer = await page.request.post(`${platform}/api/auth/login/establishment/${stations.get(slug)}`, {
    data: {
      email_or_cpf: 'email',
      email: `${person}@exemplo.com.br`,
      password: demoPassword,
      started_at: process.env.E2E_STARTED,
    },
  })
  const { token } = await answer.json()
  expect(token, `${person} is let in at ${slug}`).toBeTruthy()
  return token
}

async function isOpen(page: Page, token: string): Promise<boolean> {
  const authorization = `Bearer ${token}`
  return (await page.request.get(`${platform}/api/users-web/me`, { headers: { authorization } })).ok()
}
