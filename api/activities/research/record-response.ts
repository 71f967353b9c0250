import type { ApiContext } from '../../platform/context.ts'
import { inPieces } from '../../platform/db/in-pieces.ts'
import { insertRow } from '../../platform/db/rows.ts'
import type { CheckedAnswer } from './check-answers.ts'
import { nameVideo } from './name-video.ts'
import { removeDraft } from './remove-draft.ts'
import { researchAnswers, researchResponses } from './tables.ts'

type Response = {
  activityId: number
  participantId: number
  participationId: number
  version: number
  author: 'user' | 'contact'
  right: number | null
  feedbackId: number | null
  answers: readonly CheckedAnswer[]
}

/** Writes what somebody sent, in the transaction of their participation; what was kept until then goes. */
export async function recordResponse(ctx: ApiContext, response: Response): Promise<void> {
  const { answers, participantId, ...values } = response
  const stationId = ctx.station.id
  const row = await insertRow(ctx.db, researchResponses, {
    stationId,
    createdAt: ctx.ports.clock.now(),
    ...values,
  })
  const { activityId, version } = response
  for (const { questionId, upload } of answers)
    if (upload !== null) await nameVideo(ctx, { upload, participantId, activityId, questionId }, row.id)
  const rows = answers.flatMap((answer) =>
    rowsOf(answer).map((one) => ({ stationId, responseId: row.id, activityId, version, ...one })),
  )
  for (const piece of inPieces(rows)) await ctx.db.insert(researchAnswers).values(piece)
  await removeDraft(ctx, activityId, participantId)
}

/** A row for each option; own words and videos are option 0. */
export const rowsOf = ({ questionId, optionIds, text, upload }: CheckedAnswer) => [
  ...optionIds.map((optionId) => ({ questionId, optionId })),
  ...(text !== null || upload !== null ? [{ questionId, optionId: 0, text, file: upload }] : []),
]
