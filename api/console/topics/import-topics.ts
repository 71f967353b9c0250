import { asc, sql } from 'drizzle-orm'
import type { importTopics as call } from '#contract/console/topics/endpoints.ts'
import { type ImportedTopic, mostTopics } from '#contract/console/topics/schemas.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { serviceTopics } from '../../services/consultancies/tables.ts'
import { changePart } from '../entries/owner-part.ts'
import { entryTexts } from '../entries/texts.ts'
import { topicTexts as texts } from './texts.ts'
import { topicEntries } from './topic-entries.ts'

/**
 * Writes topics, all of them or none. One whose title is there is changed in what is said of it, and keeps the rest; the others come
 * behind all that have a place, in their order (PLS-02). @throws forbidden, not_found, and invalid_input with `fields['topics.3.title']`
 */
export function importTopics(
  ctx: ApiContext,
  topics: readonly ImportedTopic[],
): Promise<Answer<typeof call>> {
  topicEntries.requireOpen?.(ctx)
  return changePart(ctx, topicEntries, { sent: topics }, async (ctx) => {
    refuseTwice(topics)
    const there = await topicsThere(ctx)
    const rowOf = new Map(there.map((row) => [row.title, row]))
    const known = topics.flatMap((topic) => {
      const row = rowOf.get(topic.title)
      return row ? [{ ...row, ...columnsOf(topic, row) }] : []
    })
    const added = topics.filter(({ title }) => !rowOf.has(title))
    if (there.length + added.length > mostTopics)
      throw ApiError.fields({ topics: entryTexts.full(mostTopics) })
    const places = [...there, ...topics].map(({ position }) => position ?? 0)
    const last = Math.max(0, ...places)
    await change(ctx, known)
    if (added.length > 0)
      await ctx.db.insert(serviceTopics).values(
        added.map((topic, at) => ({
          ...columnsOf(topic, { ...unsaid, position: last + 1 + at }),
          stationId: ctx.station.id,
        })),
      )
    const answer = { created: added.length, changed: known.length }
    const after = { name: texts.imported(answer) }
    return { done: { what: 'topic.import', part: 'topic-import', after }, answer: () => answer }
  })
}

function refuseTwice(topics: readonly ImportedTopic[]): void {
  const seen = new Set<string>()
  for (const [at, { title }] of topics.entries()) {
    if (seen.has(title)) throw ApiError.fields({ [`topics.${at}.title`]: texts.again })
    seen.add(title)
  }
}

/** Of two of one title the first counts: an import changes that one. */
const topicsThere = async ({ db, station }: ApiContext) => {
  const rows = await db
    .select()
    .from(serviceTopics)
    .where(inStation(serviceTopics, { station }))
    .orderBy(asc(serviceTopics.id))
  return rows.reverse()
}

type Row = typeof serviceTopics.$inferSelect
type Said = Omit<Row, 'id' | 'stationId' | 'kind' | 'title'>

/** What a new topic has of what is not said of it: nobody sees it before an owner says so. */
const unsaid = {
  ...{ interested: '', description: '', isPublished: false },
  ...{ highlights: [], actions: [], cases: [] },
} satisfies Partial<Said>

/** A topic with what was before in place of what is not said. */
const columnsOf = ({ kind, title, ...said }: ImportedTopic, before: Said) => ({
  kind,
  title,
  interested: said.interested ?? before.interested,
  description: said.description ?? before.description,
  highlights: said.highlights ?? before.highlights,
  actions: said.actions ?? before.actions,
  cases: said.cases ?? before.cases,
  isPublished: said.published ?? before.isPublished,
  position: said.position ?? before.position,
})

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
