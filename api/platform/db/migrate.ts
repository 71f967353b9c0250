import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Database, DatabaseConnection } from './client.ts'
import { StartError } from './start-error.ts'

/** Any number: what processes that migrate at the same time wait for. */
const migrationLock = 7_361_184_201

/**
 * Brings the schema up to date. Safe when several processes start together: one migrates, the others wait.
 * @param migrationsDir the folder drizzle-kit writes; the bundled server passes its own
 * @throws StartError for a database that was left before the migration that all begin with
 */
export async function migrate(
  connection: Pick<DatabaseConnection, 'onOneConnection'>,
  migrationsDir: string,
): Promise<void> {
  await connection.onOneConnection(async (db) => {
    await db.execute(sql`set statement_timeout = 0`)
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`)
    try {
      await requireBaseline(db, migrationsDir)
      // The migrator uses only what both drivers share (dialect, session); its type names one of them.
      await applyMigrations(db as unknown as NodePgDatabase, { migrationsFolder: migrationsDir })
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${migrationLock})`)
      await db.execute(sql`reset statement_timeout`)
    }
  })
}

/**
 * A database that stopped on the way to the first migration, which was seventy once, would be taken for one that has it: what it has not
 * stays away for ever (ADR 149).
 */
async function requireBaseline(db: Database, migrationsDir: string): Promise<void> {
  const { rows } = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!rows[0]?.there) return
  const { rows: applied } = await db.execute(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  )
  const last = applied[0]?.last
  if (last !== null && Number(last) < baselineOf(migrationsDir))
    throw new StartError(
      'The database is of a version before migrations began anew. Start the last version before that once, then this one.',
    )
}

function baselineOf(migrationsDir: string): number {
  const journal = readFileSync(path.join(migrationsDir, 'meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] }
  return entries[0]?.when ?? 0
}
