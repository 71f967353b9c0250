import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { DatabaseConnection } from './client.ts'

/** Any number: what processes that migrate at the same time wait for. */
const migrationLock = 7_361_184_201

/**
 * Brings the schema up to date. Safe when several processes start together: one migrates, the others wait.
 * @param migrationsDir the folder drizzle-kit writes; the bundled server passes its own
 */
export async function migrate(
  connection: Pick<DatabaseConnection, 'onOneConnection'>,
  migrationsDir: string,
): Promise<void> {
  await connection.onOneConnection(async (db) => {
    await db.execute(sql`set statement_timeout = 0`)
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`)
    try {
      // The migrator uses only what both drivers share (dialect, session); its type names one of them.
      await applyMigrations(db as unknown as NodePgDatabase, { migrationsFolder: migrationsDir })
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${migrationLock})`)
      await db.execute(sql`reset statement_timeout`)
    }
  })
}
