import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import type { ApiClient } from '#contract/client.ts'
import { draftOf } from './asked-by.server.ts'

/** The progress with questions that were not sent yet; `step`: the first open one, from 1 on. */
export type Begun = { answered: number; step: number }

/** Reads the progress; null where the member has not begun or may not go on (POL-01). */
export async function begunOf(api: ApiClient, action: ActionDetail): Promise<Begun | null> {
  const [research] = action.researches
  if (!research || action.participation.state !== 'open') return null
  const { answers } = await draftOf(api, action.id)
  const isAnswered = (id: number) =>
    answers.some(
      ({ question, options, answer, upload }) =>
        question === id && (options.length > 0 || answer !== '' || upload !== undefined),
    )
  const open = research.questions.findIndex(({ id }) => !isAnswered(id))
  const answered = research.questions.filter(({ id }) => isAnswered(id)).length
  return answered === 0 ? null : { answered, step: open < 0 ? research.questions.length : open + 1 }
}
