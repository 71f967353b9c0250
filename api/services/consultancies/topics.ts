import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { TopicContent } from '#contract/services/consultancies/content.ts'
import type { Topic } from '#contract/services/consultancies/schemas.ts'
import { lockParticipant, memberOf } from '../../people/access/index.ts'
import { tellStation } from '../../people/notices/index.ts'
import { type ApiContext, inTransaction, type PlatformContext } from '../../platform/context.ts'
import { inStation, insertRow } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { limitDone } from '../../platform/rate-limit/index.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { serviceTopics, topicSuggestions } from './tables.ts'
import { consultancyTexts } from './texts.ts'

type Row = typeof serviceTopics.$inferSelect

/** Topics of interest that are published, in their order (PLS-02). @throws not_found */
export async function listTopics(ctx: ApiContext): Promise<Topic[]> {
  requireOption(ctx, 'unionServices')
  const rows = await ctx.db
    .select()
    .from(serviceTopics)
    .where(inStation(serviceTopics, ctx, eq(serviceTopics.isPublished, true)))
    .orderBy(asc(serviceTopics.position), asc(serviceTopics.id))
  return rows.map(topicAnswer)
}

const topicAnswer = (row: Row): Topic => ({
  id: row.id,
  tipo_tema: row.kind,
  titulo: row.title,
  interessados: row.interested,
  descricao: row.description,
  itens_destaque: row.highlights.map(({ item, position }, at) => ({
    id: at + 1,
    descricao_item: item,
    posicionamento: position,
  })),
  acoes: row.actions.map(({ date, description }, at) => ({
    id: at + 1,
    data_acao: date,
    descricao_acao: description,
  })),
  processos: row.cases.map(({ number, court }, at) => ({
    id: at + 1,
    identificacao_processo: number,
    tribunalOrgao: court,
  })),
})

/** Replaces the topics of a station by those of its folder. */
export async function importTopics(
  { db }: PlatformContext,
  stationId: number,
  topics: readonly TopicContent[],
): Promise<void> {
  await db.delete(serviceTopics).where(inStation(serviceTopics, { stationId }))
  if (topics.length === 0) return
  await db.insert(serviceTopics).values(
    topics.map(({ published, ...topic }, position) => ({
      ...topic,
      stationId,
      isPublished: published,
      position,
    })),
  )
}

/** The same in the form of station folders. */
export async function exportTopics(
  { db }: Pick<PlatformContext, 'db'>,
  stationId: number,
): Promise<TopicContent[]> {
  const rows = await db
    .select()
    .from(serviceTopics)
    .where(inStation(serviceTopics, { stationId }))
    .orderBy(asc(serviceTopics.position), asc(serviceTopics.id))
  return rows.map(({ stationId: _, position: __, isPublished: published, ...topic }) => ({
    ...topic,
    published,
  }))
}

/** More than anybody has ideas. */
const perDay = { name: 'topic-suggestion', points: 20, durationSeconds: 86_400 }

type Suggested = { id: number; description: string; createdAt: string }

/** Suggests a topic, once per key (PLS-03). @throws not_found, conflict, too_many_requests */
export async function suggestTopic(
  ctx: ApiContext,
  { description }: { description: string },
  key: string = randomUUID(),
): Promise<Suggested> {
  requireOption(ctx, 'unionServices')
  const participantId = memberOf(ctx)
  const stationId = ctx.station.id
  const counted = { ...perDay, key: `${stationId}:${participantId}` }
  return limitDone(ctx, counted, () => writeSuggestion(ctx, { participantId, description, key }), tooOften)
}

type Suggestion = { participantId: number; description: string; key: string }

function writeSuggestion(ctx: ApiContext, { participantId, description, key }: Suggestion) {
  const stationId = ctx.station.id
  return inTransaction(ctx, async (ctx): Promise<Suggested> => {
    const { db, ports } = ctx
    await lockParticipant(ctx, participantId)
    const inputDigest = digestOf([description])
    const [earlier] = await db
      .select()
      .from(topicSuggestions)
      .where(
        inStation(
          topicSuggestions,
          { stationId },
          eq(topicSuggestions.participantId, participantId),
          eq(topicSuggestions.idempotencyKey, key),
        ),
      )
    if (earlier && earlier.inputDigest !== inputDigest)
      throw new ApiError('conflict', consultancyTexts.keyOfAnother)
    if (earlier) return answer(earlier)
    const row = await insertRow(db, topicSuggestions, {
      ...{ stationId, participantId, description, inputDigest },
      ...{ idempotencyKey: key, createdAt: ports.clock.now() },
    })
    await tellStation(ctx, 'topic', row.id)
    return answer(row)
  })
}

const answer = ({ id, description, createdAt }: typeof topicSuggestions.$inferSelect): Suggested => ({
  id,
  description,
  createdAt: createdAt.toISOString(),
})

const tooOften = (retryAfterSeconds: number) =>
  new ApiError('too_many_requests', consultancyTexts.tooOften(retryAfterSeconds), {
    details: { retryAfterSeconds },
  })
