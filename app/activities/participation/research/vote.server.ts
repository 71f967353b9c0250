import { sendAnswers } from '#contract/activities/research/endpoints.ts'
import type { ApiClient } from '#contract/client.ts'
import type { Sent } from '../types/sent.ts'
import { readAnswer, toldIn } from './answer-form.ts'
import { askedBy } from './asked-by.server.ts'

/** Sends a question on the page of its activity, as its form sent it (ACT-09, ACT-10). The API says what is wrong with it. */
export async function vote(api: ApiClient, { activityId, formData, key }: Sent) {
  const { research } = await askedBy(api, activityId)
  return api.call(sendAnswers, {
    body: {
      action: activityId,
      research: activityId,
      anonymous: toldIn(formData),
      answers: research.questions.map((question) => readAnswer(question, formData)),
    },
    ...(key && { idempotencyKey: key }),
  })
}
