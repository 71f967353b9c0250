import { eq, isNull } from 'drizzle-orm'
import { type Participation, scoreSchema } from '#contract/activities/participation/schemas.ts'
import { balanceOf } from '../../ledger/index.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { fileKey, readFileAddress } from '../../platform/files/index.ts'
import { readWhole } from '../../platform/ports/index.ts'
import type { Activity } from './activity-type.ts'
import { activities, participations } from './tables.ts'
import { activityTexts } from './texts.ts'

type Row = typeof participations.$inferSelect

/** What a participation came to, with the balance as it is now. */
export async function participationAnswer(
  ctx: ApiContext,
  row: Row,
  activity: Pick<Activity, 'feedback' | 'feedbackLottie'>,
): Promise<Participation> {
  const { availableH } = await balanceOf(ctx, row.participantId)
  const { feedbackMessage, feedbackLottie, voucherKind: kind, voucherCode: code } = row
  return {
    id: row.id,
    action_id: row.activityId,
    createdAt: row.createdAt.toISOString(),
    earned: row.earnedH / 100,
    points: availableH / 100,
    feedback_message: feedbackMessage ?? activity.feedback,
    feedback_lottie_id: lottieIdOf(feedbackMessage === null ? activity.feedbackLottie : feedbackLottie),
    spent: row.spentH / 100,
    voucher: kind && code ? { kind, code } : null,
    score: scoreSchema.safeParse(row.data.score).data ?? null,
  }
}

/** One of the caller's own participations; anybody else's, and one that was undone, does not exist (ACT-S08). @throws not_found */
export async function getParticipation(ctx: ApiContext, id: number): Promise<Participation> {
  const { db } = ctx
  const found = await db
    .select({
      participation: participations,
      feedback: activities.feedback,
      feedbackLottie: activities.feedbackLottie,
    })
    .from(participations)
    .innerJoin(activities, withId(activities, participations, participations.activityId))
    .where(
      inStation(
        participations,
        ctx,
        eq(participations.participantId, memberOf(ctx)),
        eq(participations.id, id),
        isNull(participations.undoneAt),
      ),
    )
    .then(one(activityTexts.unavailable))
  return participationAnswer(ctx, found.participation, found)
}

/** The id under which `GET /lottie-files/{id}` answers a stored animation: version and name. Null for what is none. Pure. */
export function lottieIdOf(stored: string | null): string | null {
  const { version = '', path = '' } = readFileAddress(stored) ?? {}
  const name = /^lottie\/([\w-]+)\.json$/.exec(path)?.[1]
  // The dash is where the id is taken apart again.
  return name && /^[0-9A-Za-z]+$/.test(version) ? `${version}-${name}` : null
}

/** An animation of the station as JSON text (ACT-S08). @throws not_found */
export async function getLottieFile(
  { station, ports }: ApiContext,
  id: string,
): Promise<{ id: string; json: string }> {
  const dash = id.indexOf('-')
  const [version, path] = [id.slice(0, dash), `lottie/${id.slice(dash + 1)}.json`]
  const file = await ports.files.get(fileKey({ stationId: station.id, version, path }))
  if (!file) throw new ApiError('not_found', activityTexts.unavailable)
  return { id, json: (await readWhole(file)).toString('utf8') }
}
