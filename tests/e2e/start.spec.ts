import { randomBytes } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { loadStationFolders } from '#stations/registry.ts'
import { freePort, startServer, stopServers } from '#tests/setup/server-process.ts'
import { expect, test } from './fixtures.ts'
import { sendLogin } from './log-in.ts'

test.afterEach(stopServers)

/** What a person at the terminal sees: runs once. */
test.describe('start and stop @sem-script', () => {
  test.describe.configure({ mode: 'serial' })
  const folder = () => mkdtempSync(join(tmpdir(), 'estacao-start-'))
  const oneSentence = /^[^\n]{20,300}\n?$/

  test('a taken port: one sentence and a non-zero exit', async () => {
    const server = await startServer({ DATA_DIR: folder(), PORT: String(process.env.E2E_PORT) })
    expect(await server.ended).toBe(1)
    expect(server.output()).toMatch(oneSentence)
    expect(server.output()).toContain(`A porta ${process.env.E2E_PORT} já está em uso`)
  })

  test('an unreadable data folder: one sentence and a non-zero exit', async () => {
    const file = join(folder(), 'file')
    writeFileSync(file, '')
    const server = await startServer({ DATA_DIR: file })
    expect(await server.ended).toBe(1)
    expect(server.output()).toMatch(oneSentence)
  })

  test('wrong variables, and production without its secrets, name what is wrong', async () => {
    const wrong = await startServer({ DATA_DIR: folder(), PAGE_CACHE: 'maybe' })
    expect(await wrong.ended).toBe(1)
    expect(wrong.output()).toContain('PAGE_CACHE')
    const bare = await startServer({ DATA_DIR: folder(), ESTACAO_MODE: 'production' })
    expect(await bare.ended).toBe(1)
    for (const name of ['BASE_DOMAIN', 'SESSION_SECRET', 'SMTP_URL', 'MAIL_FROM'])
      expect(bare.output()).toContain(name)
  })

  test('SEC-17 production without stations says at its root what to do next, and shows the wizard there', async ({
    request,
  }) => {
    const server = await startServer({
      DATA_DIR: folder(),
      ESTACAO_MODE: 'production',
      BASE_DOMAIN: 'plataforma.test',
      SESSION_SECRET: randomBytes(32).toString('hex'),
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Estação <nao-responda@plataforma.test>',
    })
    await server.ready
    const get = (path: string) =>
      request.get(`http://127.0.0.1:${server.port}${path}`, { headers: { host: 'plataforma.test' } })
    const root = await get('/')
    expect(root.status()).toBe(200)
    expect(await root.text()).toContain('Esta instalação está pronta para a primeira estação')
    expect(await (await get('/criar-estacao')).text()).toContain('name="email"')
    await server.stop()
  })

  test('a second process on the same data folder is refused; SIGTERM closes; kill -9 loses nothing', async ({
    page,
    request,
  }) => {
    const dataDir = folder()
    const first = await startServer({ DATA_DIR: dataDir })
    await first.ready
    const second = await startServer({ DATA_DIR: dataDir, PORT: String(await freePort()) })
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(oneSentence)

    const host = { host: 'fan.localhost' }
    const api = (port: number, path: string) => `http://127.0.0.1:${port}/api${path}`
    const token = await sessionToken(page, first.port)
    const headers = { ...host, authorization: `Bearer ${token}`, 'idempotency-key': 'participa-uma-vez' }
    const taken = await request.post(api(first.port, '/raw-content-participation'), {
      data: { action_id: 16 },
      headers,
    })
    expect(taken.ok(), await taken.text()).toBe(true)
    await first.stop('SIGKILL')

    const third = await startServer({ DATA_DIR: dataDir, PORT: String(first.port) })
    await third.ready
    const again = await request.get(api(third.port, '/users-web/me'), { headers })
    expect(again.ok(), 'the session is still there').toBe(true)
    const lines = await request.get(
      api(third.port, `/earn-points-transactions/?where[user_id]=${(await again.json()).content.id}`),
      { headers },
    )
    expect(JSON.stringify(await lines.json()), 'what was earned is still there').toContain('"action"')
    expect(await third.stop('SIGINT')).toBe(0)
  })
})

test('TEN-01 the root host lists the stations, an unknown one is a plain 404, health answers @com-script', async ({
  page,
  request,
  expectAccessible,
}) => {
  const root = `http://localhost:${process.env.E2E_PORT}`
  await page.goto(root)
  await expect(page.getByRole('heading', { name: 'Estações de demonstração' })).toBeVisible()
  for (const { config } of loadStationFolders('station-configs'))
    await expect(page.getByRole('link').filter({ hasText: `${config.slug}.localhost` })).toHaveCount(1)
  await expectAccessible()
  const local = `http://127.0.0.1:${process.env.E2E_PORT}`
  const unknown = await request.get(local, { headers: { host: 'ninguem.localhost' } })
  expect(unknown.status()).toBe(404)
  expect(await (await request.get(`${local}/healthz`)).text()).toBe('ok')
  expect(await (await request.get(`${local}/readyz`)).text()).toMatch(/^ok\n/)
  expect(await (await request.get(`${local}/metrics`)).text()).toContain('http_request_duration_seconds')
})

test.describe('the portal with an API somewhere else @com-script', () => {
  test('reads and logs in over HTTP as it does in process', async ({ page }) => {
    const portal = await startServer({
      API_URL: `http://127.0.0.1:${process.env.E2E_PORT}/api`,
      DATA_DIR: join(tmpdir(), 'nao-existe'),
    })
    await portal.ready
    const at = (path: string) => `http://banco.localhost:${portal.port}${path}`
    await page.goto(at('/'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(at('/login'))
    await page.getByLabel('CPF').fill('529.982.247-25')
    await sendLogin(page)
    await expect(page).toHaveURL(at('/homepage'))
    await page.goto('about:blank')
    await portal.stop()
  })
})

/** Logs in through the form of a server of one's own; the token as a program would use it. */
async function sessionToken(page: Page, port: number): Promise<string> {
  await page.goto(`http://fan.localhost:${port}/login?com=email`)
  await page.getByLabel('E-mail', { exact: true }).fill('participante@exemplo.com.br')
  await sendLogin(page)
  const cookies = await page.context().cookies()
  return cookies.find((cookie) => cookie.name === 'sessao')?.value ?? ''
}
