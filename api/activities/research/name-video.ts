import { eq, isNull, or } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { fieldOfQuestion } from './check-answers.ts'
import { researchUploads } from './tables.ts'
import { researchTexts } from './texts.ts'

type Named = { upload: string; participantId: number; activityId: number; questionId: number }

/**
 * Says whose answer a video is, and with `responseId` that it was sent: its own sender's, to this question, and no other
 * answer's (POL-05). In the transaction that writes the answer. @throws invalid_input beside the question
 */
export async function nameVideo(
  ctx: ApiContext,
  { upload, participantId, activityId, questionId }: Named,
  responseId?: number,
): Promise<void> {
  const { db } = ctx
  const table = researchUploads
  const [row] = await db
    .update(table)
    .set({ activityId, questionId, ...(responseId !== undefined && { responseId }) })
    .where(
      withId(
        table,
        ctx,
        upload,
        eq(table.participantId, participantId),
        isNull(table.responseId),
        or(isNull(table.activityId), eq(table.activityId, activityId)),
        or(isNull(table.questionId), eq(table.questionId, questionId)),
      ),
    )
    .returning({ id: table.id })
  if (!row) throw ApiError.fields({ [fieldOfQuestion(questionId)]: researchTexts.videoGone })
}
