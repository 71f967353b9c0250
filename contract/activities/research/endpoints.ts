import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { participationSchema } from '../participation/schemas.ts'
import { memberResearchSchema, researchAnswerSchema, researchDraftSchema, votesSchema } from './schemas.ts'

const researchId = z.object({ id: idParam })

export const getResearch = endpoint({
  method: 'get',
  path: '/research/{id}',
  access: 'participant',
  tag: 'research',
  summary: 'What a survey, poll or quiz asks, without what is right (POL-01)',
  params: researchId,
  answer: memberResearchSchema,
})

/** Names of the specification. What clients claim of authors and percentages decides nothing (GAP-39). */
const answerBody = z.strictObject({
  author: z.string().max(40).optional(),
  user: idParam.optional(),
  action: idParam,
  establishment: idParam.optional(),
  research: idParam.optional(),
  answers: z.array(researchAnswerSchema).max(200),
  type_id: idParam.optional(),
  percentages: z.union([z.number(), z.array(z.number()).max(200)]).optional(),
})

export const sendAnswers = endpoint({
  method: 'post',
  path: '/answer',
  access: 'participant',
  tag: 'research',
  summary: 'Answer a survey, poll or checklist, types 7 to 12 (POL-06)',
  idempotent: true,
  body: answerBody,
  answer: participationSchema,
})

export const sendQuizAnswers = endpoint({
  method: 'post',
  path: '/answer-quiz',
  access: 'participant',
  tag: 'research',
  summary: 'Answer a quiz of type 6 (ACT-06)',
  idempotent: true,
  body: answerBody,
  answer: participationSchema.extend({
    /** 0 to 1, decided here. */
    correct_answer_percentage: z.number(),
  }),
})

/** Ours: what was answered so far, on every device of the member. */
export const getResearchDraft = endpoint({
  method: 'get',
  path: '/research/{id}/draft',
  access: 'participant',
  tag: 'research',
  summary: 'What the member answered so far and did not send (POL-01)',
  params: researchId,
  answer: researchDraftSchema,
})

/** Ours. An answer that is not whole is kept, too, unless `checked` asks for what sending would ask. */
export const keepResearchAnswer = endpoint({
  method: 'put',
  path: '/research/{id}/draft',
  access: 'participant',
  tag: 'research',
  summary: 'Keep the answer to one question until all is sent (POL-01)',
  params: researchId,
  body: z.strictObject({ answer: researchAnswerSchema, checked: z.boolean().default(false) }),
  answer: researchDraftSchema,
})

/** Ours: for who voted. */
export const getVotes = endpoint({
  method: 'get',
  path: '/research/{id}/votes',
  access: 'participant',
  tag: 'research',
  summary: 'How a poll stands, not older than a minute (ACT-10, GAP-42)',
  params: researchId,
  answer: votesSchema,
})
