import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { quizCardSchema, quizQuestionSchema, quizSchema } from './schemas.ts'

const participant = { access: 'participant', tag: 'quizzes' } as const
const quizId = z.object({ id: idParam })

/** `id` is the station's. */
export const listQuizzes = endpoint({
  ...participant,
  method: 'get',
  path: '/quizzes/establishment/{id}',
  summary:
    'Published standalone quizzes with how far the member is; nothing of what is right (POL-11, GAP-52)',
  params: quizId,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(24),
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  answer: z.object({ content: z.array(quizCardSchema), total: z.number() }),
})

/** Ours. */
export const getQuiz = endpoint({
  ...participant,
  method: 'get',
  path: '/quizzes/{id}',
  summary:
    'A standalone quiz as far as the member has got; what is right comes with having found it (POL-11, POL-12)',
  params: quizId,
  answer: quizSchema,
})

/** Ours. Trying the same again changes nothing. */
export const tryQuizOption = endpoint({
  ...participant,
  method: 'post',
  path: '/quizzes/{id}/tries',
  summary: 'Try one option of the question one has come to; says whether it is right (POL-11)',
  params: quizId,
  body: z.strictObject({
    question: idParam,
    option: idParam,
    /** The question's `revision` as it was shown; another one by now is a conflict. */
    seen: z.string().max(64).optional(),
  }),
  answer: quizQuestionSchema,
})
