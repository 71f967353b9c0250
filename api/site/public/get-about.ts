import type { About } from '#contract/site/public/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { toAbout } from './about-answer.ts'
import { aboutEntries } from './tables.ts'

/** One about entry of the station; its HTML was sanitised when it was written (PUB-17). @throws not_found */
export async function getAbout(ctx: ApiContext, { id }: { id: number }): Promise<About> {
  const [row] = await readEntry(ctx, { id })
  if (!row) throw new ApiError('not_found', 'Página não encontrada.')
  return { ...toAbout(row), html_description: row.html }
}

const readEntry = rememberPerRevision(
  async ({ db, station }, { id }: { id: number }) =>
    db
      .select()
      .from(aboutEntries)
      .where(withId(aboutEntries, { station }, id)),
  (rows) => rows.length,
)
