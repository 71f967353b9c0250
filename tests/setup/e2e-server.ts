import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { startServer } from './server-process.ts'

/** Starts the built server on a free port with an empty demo world, once for all journeys, and stops it afterwards. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'estacao-e2e-'))
  const checked = mkdtempSync(join(tmpdir(), 'estacao-e2e-checked-'))
  const server = await startServer({ DATA_DIR: dataDir })
  await server.ready
  process.env.E2E_PORT = String(server.port)
  process.env.E2E_CHECKED = checked
  process.env.E2E_STARTED = await stampOf(server.port)
  return async () => {
    await server.stop()
    if (server.output().includes('"level":50')) console.error(server.output())
    for (const folder of [dataDir, checked]) rmSync(folder, { recursive: true, force: true })
  }
}

/** The instant of a form that was shown long before anybody sends it: log-ins that journeys stand on do not wait (GAP-23). */
async function stampOf(port: number): Promise<string> {
  const headers = { host: 'padrao.localhost' }
  const asked = get({ port, path: '/api/captcha-challenge', headers })
  const [answer] = await once(asked, 'response')
  const { startedAt } = (await json(answer)) as { startedAt: string }
  return startedAt
}
