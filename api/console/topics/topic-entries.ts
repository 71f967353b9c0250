import { asc, sql } from 'drizzle-orm'
import { mostTopics, type TopicInput } from '#contract/console/topics/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { consultancyTexts } from '../../services/consultancies/index.ts'
import { serviceTopics } from '../../services/consultancies/tables.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { tableEntries } from '../entries/table-entries.ts'

const { id, position } = serviceTopics
type Row = typeof serviceTopics.$inferSelect

/** Topics of interest as owners write them; in the order of members, with drafts (PLS-02). */
export const topicEntries = tableEntries({
  kind: 'topic',
  locks: ['collections'],
  isPublic: true,
  requireOpen: (ctx) => requireOption(ctx, 'unionServices'),
  table: serviceTopics,
  named: 'title',
  most: mostTopics,
  gone: consultancyTexts.unknownTopic,
  order: [asc(position), asc(id)],
  columns: ['id', 'kind', 'title', 'position', 'isPublished'],
  toHead: ({ isPublished: published, ...topic }) => ({ ...topic, published }),
  toInput: ({ stationId: _, id: __, isPublished: published, ...row }: Row): TopicInput => ({
    ...row,
    published,
  }),
  columnsOf,
})

async function columnsOf(ctx: ApiContext, { published, position, ...input }: TopicInput) {
  return { ...input, isPublished: published, position: position ?? (await nextPosition(ctx)) }
}

/** Behind all others. */
async function nextPosition({ db, station }: ApiContext): Promise<number> {
  const [row] = await db
    .select({ last: sql<number | null>`max(${position})` })
    .from(serviceTopics)
    .where(inStation(serviceTopics, { station }))
  return (row?.last ?? 0) + 1
}
