import { asc, eq, sql } from 'drizzle-orm'
import type { importTopics as call } from '#contract/console/topics/endpoints.ts'
import { mostTopics, type TopicInput } from '#contract/console/topics/schemas.ts'
import type { Answer } from '#contract/endpoint.ts'
import { ownerChange } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { serviceTopics } from '../../services/consultancies/tables.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { entryTexts } from '../entries/texts.ts'
import { topicTexts as texts } from './texts.ts'

/**
 * Writes topics, all of them or none. One whose title is there is changed, and keeps its place where none is said; the others come
 * behind all that have a place, in their order (PLS-02). @throws forbidden, not_found, and invalid_input with `fields['topics.3.title']`
 */
export function importTopics(ctx: ApiContext, topics: readonly TopicInput[]): Promise<Answer<typeof call>> {
  requireOption(ctx, 'unionServices')
  return ownerChange(ctx, { locks: ['collections'], sent: topics }, async (ctx) => {
    refuseTwice(topics)
    const there = await topicsThere(ctx)
    const idOf = new Map(there.map(({ title, id }) => [title, id]))
    const known = topics.filter(({ title }) => idOf.has(title))
    const added = topics.filter(({ title }) => !idOf.has(title))
    if (there.length + added.length > mostTopics)
      throw ApiError.fields({ topics: entryTexts.full(mostTopics) })
    const placeOf = new Map(there.map(({ id, position }) => [id, position]))
    const last = Math.max(0, ...placeOf.values(), ...topics.map(({ position }) => position ?? 0))
    await change(
      ctx,
      known.map((topic) => {
        const id = idOf.get(topic.title) ?? 0
        return { ...columnsOf(ctx, topic, placeOf.get(id) ?? 0), id }
      }),
    )
    if (added.length > 0)
      await ctx.db
        .insert(serviceTopics)
        .values(added.map((topic, at) => columnsOf(ctx, topic, last + 1 + at)))
    const answer = { created: added.length, changed: known.length }
    const after = { name: texts.imported(answer) }
    return {
      done: { what: 'topic.import', part: 'topic-import', after, isPublic: true },
      answer: () => answer,
    }
  })
}

function refuseTwice(topics: readonly TopicInput[]): void {
  const seen = new Set<string>()
  for (const [at, { title }] of topics.entries()) {
    if (seen.has(title)) throw ApiError.fields({ [`topics.${at}.title`]: texts.again })
    seen.add(title)
  }
}

/** Of two of one title the first counts: an import changes that one. */
const topicsThere = async ({ db, station }: ApiContext) => {
  const { id, title, position } = serviceTopics
  const rows = await db
    .select({ id, title, position })
    .from(serviceTopics)
    .where(eq(serviceTopics.stationId, station.id))
    .orderBy(asc(id))
  return rows.reverse()
}

const columnsOf = (
  { station }: ApiContext,
  { published, position, ...topic }: TopicInput,
  place: number,
) => ({
  ...topic,
  stationId: station.id,
  isPublished: published,
  position: position ?? place,
})

type Row = typeof serviceTopics.$inferInsert

/** All in one statement. */
async function change({ db }: ApiContext, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(serviceTopics)
    .values([...rows])
    .onConflictDoUpdate({
      target: [serviceTopics.stationId, serviceTopics.id],
      set: {
        kind: sql`excluded.kind`,
        title: sql`excluded.title`,
        interested: sql`excluded.interested`,
        description: sql`excluded.description`,
        highlights: sql`excluded.highlights`,
        actions: sql`excluded.actions`,
        cases: sql`excluded.cases`,
        isPublished: sql`excluded.is_published`,
        position: sql`excluded.position`,
      },
    })
}
