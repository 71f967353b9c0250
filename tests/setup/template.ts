import path from 'node:path'
import { allJobs } from '#api/all-jobs.ts'
import type { DatabaseConnection } from '#api/platform/db/client.ts'
import { migrate } from '#api/platform/db/migrate.ts'
import { installJobs } from '#api/platform/jobs/index.ts'

/** The folders whose files decide what the template database looks like. */
export const templateInputs = ['api/platform/db/migrations']

/** Makes an empty database what the server would make of it at its first start. */
export async function prepareTemplate(connection: DatabaseConnection): Promise<void> {
  await migrate(connection, path.resolve(import.meta.dirname, '../../api/platform/db/migrations'))
  await installJobs(connection.rawSql, allJobs)
}
