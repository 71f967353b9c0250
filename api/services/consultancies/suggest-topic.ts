import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { lockParticipant, memberOf } from '../../people/access/index.ts'
import { tellStation } from '../../people/notices/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, written } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { limitDone } from '../../platform/rate-limit/index.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { topicSuggestions } from './tables.ts'
import { consultancyTexts } from './texts.ts'

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
    const row = await db
      .insert(topicSuggestions)
      .values({
        ...{ stationId, participantId, description, inputDigest },
        ...{ idempotencyKey: key, createdAt: ports.clock.now() },
      })
      .returning()
      .then(written)
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
