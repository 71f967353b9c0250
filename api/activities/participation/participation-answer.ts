import type { Participation, VoucherRef } from '#contract/activities/schemas.ts'
import type { ApiContext } from '../../context.ts'
import { balanceOf } from '../../ledger/index.ts'
import type { Activity, Feedback } from '../activity-type.ts'
import { lottieIdOf } from '../lottie-files.ts'
import type { participations } from '../tables.ts'

type Row = typeof participations.$inferSelect

/** What a participation came to, with the balance as it is now. */
export async function participationAnswer(
  ctx: ApiContext,
  row: Row,
  activity: Pick<Activity, 'feedback' | 'feedbackLottie'>,
): Promise<Participation> {
  const own: Feedback = { message: activity.feedback, lottieId: activity.feedbackLottie }
  const feedback = (row.data.feedback as Feedback | undefined) ?? own
  const { availableH } = await balanceOf(ctx, row.participantId)
  return {
    id: row.id,
    action_id: row.activityId,
    createdAt: row.createdAt.toISOString(),
    earned: row.earnedH / 100,
    points: availableH / 100,
    feedback_message: feedback.message,
    feedback_lottie_id: lottieIdOf(feedback.lottieId),
    spent: ((row.data.spentH as number | undefined) ?? 0) / 100,
    voucher: (row.data.voucher as VoucherRef | undefined) ?? null,
  }
}
