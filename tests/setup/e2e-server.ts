import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './server-process.ts'

/** Starts the built server on a free port with an empty demo world, once for all journeys, and stops it afterwards. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'estacao-e2e-'))
  const checked = mkdtempSync(join(tmpdir(), 'estacao-e2e-checked-'))
  const server = await startServer({ DATA_DIR: dataDir })
  await server.ready
  process.env.E2E_PORT = String(server.port)
  process.env.E2E_CHECKED = checked
  return async () => {
    await server.stop()
    if (server.output().includes('"level":50')) console.error(server.output())
    for (const folder of [dataDir, checked]) rmSync(folder, { recursive: true, force: true })
  }
}
