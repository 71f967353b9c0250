import type { TestProject } from 'vitest/node'
import { openDatabase } from '#api/platform/db/client.ts'
import { createPostgres } from './postgres-server.ts'
import { prepareTemplate } from './template.ts'

const template = 'estacao_template'

/** Starts a real Postgres for this run, with a migrated template database that test files clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await createPostgres()
  await server.createDatabase(template)
  const connection = await openDatabase({ url: server.url(template) })
  await prepareTemplate(connection)
  await connection.close()
  project.provide('postgres', { url: server.url('postgres'), template })
  return () => server.remove()
}
