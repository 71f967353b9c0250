import { type Participation, scoreSchema } from '#contract/activities/participation/schemas.ts'
import { balanceOf } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import type { Activity } from './activity-type.ts'
import { lottieIdOf } from './lottie-files.ts'
import type { participations } from './tables.ts'

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
