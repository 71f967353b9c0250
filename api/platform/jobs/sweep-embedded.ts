import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineJob } from './define-job.ts'

/**
 * Makes the room of what was changed or deleted free again, each night (UTC). Postgres does so by itself; the embedded
 * one has no such process, and its folder would only grow. One table at a time: calls go on between them.
 */
export const sweepEmbeddedJob = defineJob({
  name: 'sweep-embedded',
  data: z.object({}),
  cron: '47 6 * * *',
  async run({ db }) {
    const { rows } = await db.execute<{ name: string }>(
      sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    )
    for (const { name } of rows) await db.execute(sql.raw(`vacuum ${name}`))
  },
})
