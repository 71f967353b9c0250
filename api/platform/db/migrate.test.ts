import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { describeSchema } from '#tests/fixtures/schema.ts'
import { type DatabaseConnection, embeddedConnection, StartError } from './client.ts'
import { createMemoryDatabase } from './embedded.ts'
import { migrate } from './migrate.ts'

const migrations = path.resolve(import.meta.dirname, 'migrations')

async function onEmpty(work: (connection: DatabaseConnection) => Promise<void>): Promise<void> {
  const client = await createMemoryDatabase()
  await work(embeddedConnection({ client, close: async () => {} }))
  await client.close()
}

test('the baseline makes the schema that the seventy migrations before it had made', async () => {
  await onEmpty(async (connection) => {
    const statements = readFileSync(path.join(migrations, '0000_baseline.sql'), 'utf8')
    for (const one of statements.split('--> statement-breakpoint')) await connection.rawSql(one)
    const kept = path.resolve(import.meta.dirname, '../../../tests/fixtures/baseline-schema.txt')
    expect(await describeSchema(connection)).toBe(readFileSync(kept, 'utf8'))
  })
})

test('a database that had all of them goes on, one that stopped on the way does not start', async () => {
  await onEmpty(async (connection) => {
    await migrate(connection, migrations)
    const before = await describeSchema(connection)
    // As the last of the seventy left it, under another hash.
    await connection.rawSql(`update drizzle.__drizzle_migrations set hash = 'another' where id = 1`)
    await migrate(connection, migrations)
    expect(await describeSchema(connection)).toBe(before)

    await connection.rawSql(`delete from drizzle.__drizzle_migrations`)
    await connection.rawSql(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('sixty-ninth', 1795904322313)`,
    )
    await expect(migrate(connection, migrations)).rejects.toThrow(StartError)
  })
})
