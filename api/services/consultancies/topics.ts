import { asc, eq } from 'drizzle-orm'
import type { TopicContent } from '#contract/services/consultancies/content.ts'
import type { Topic } from '#contract/services/consultancies/schemas.ts'
import type { ApiContext, PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { serviceTopics } from './tables.ts'

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
