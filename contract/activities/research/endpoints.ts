import { z } from 'zod'
import { endpoint, fileAnswer, idParam } from '../../endpoint.ts'
import { participationSchema } from '../participation/schemas.ts'
import { researchLimits } from './research-limits.ts'
import {
  memberResearchSchema,
  researchAnswerSchema,
  researchDraftSchema,
  sentAnswersSchema,
  votesSchema,
} from './schemas.ts'

/** The anonymity that the page promised; the answer is refused where it has changed since (GAP-111). */
const anonymous = z.boolean().optional()

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
  anonymous,
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
  body: z.strictObject({ answer: researchAnswerSchema, checked: z.boolean().default(false), anonymous }),
  answer: researchDraftSchema,
})

/** Ours: for who answered. */
export const getSentAnswers = endpoint({
  method: 'get',
  path: '/research/{id}/answers',
  access: 'participant',
  tag: 'research',
  summary: 'What the member answered the last time; of anonymous research there is nothing (POL-06, GAP-151)',
  params: researchId,
  answer: sentAnswersSchema,
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

/** The activity and question of the answer; left out, the answer that first names the upload has it. */
const videoFields = z.object({ action: idParam.optional(), question: idParam.optional() })

export const uploadVideo = endpoint({
  method: 'post',
  path: '/upload-video',
  access: 'participant',
  tag: 'research',
  summary: 'Send a video, to be named by an answer; nobody else reads it until then (POL-05)',
  upload: { field: 'file', maxBytes: researchLimits.videoBytes, fields: videoFields, isStreamed: true },
  answer: z.object({
    /** The value that an answer gives as `upload`. */
    id: z.string(),
    /** The page of the portal that shows it, to its author and to owners of the station once it was sent. */
    url: z.string(),
  }),
})

/** Ours: the film itself, in ranges, for its author and for owners once it was sent. */
export const getVideo = endpoint({
  method: 'get',
  path: '/upload-video/{id}',
  access: 'participant',
  tag: 'research',
  summary: 'A video that was sent as an answer (POL-05)',
  params: z.object({ id: z.string().max(64) }),
  answer: fileAnswer,
})
