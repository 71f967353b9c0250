import { z } from 'zod'
import { dayField } from '../../day-fields.ts'
import { endpoint, idParam } from '../../endpoint.ts'
import { finishedQuizSchema } from '../quizzes/schemas.ts'
import { pointsEndsSchema, pointsTransactionsSchema } from './schemas.ts'

export const getUserPoints = endpoint({
  method: 'get',
  path: '/users-points/{userId}',
  access: 'participant',
  tag: 'wallet',
  summary: 'Balance of the wallet, in points with two decimals (PTS-01)',
  params: z.object({ userId: idParam }),
  answer: z.object({ points: z.number() }),
})

/**
 * Finishes, with `quiz`, a standalone quiz, which is paid once, whatever the client asks for (POL-13, GAP-39). Without,
 * it is kept for old clients and credits nothing: the platform books what is earned when it is earned (GAP-61).
 */
export const earnPoints = endpoint({
  method: 'post',
  path: '/user-earn-points/',
  access: 'participant',
  tag: 'wallet',
  summary:
    'Finish a quiz, with its number; without, the balance. The amount that a client asks for is ignored (POL-13, PTS-07)',
  body: z.object({
    /** Both the user's CPF; a quiz is finished without them, too. */
    cardid: z.string().max(20).optional(),
    accountnumber: z.string().max(20).optional(),
    points: z.unknown().optional(),
    establishment: idParam.optional(),
    quiz: idParam.optional(),
  }),
  /** `points`: the balance. */
  answer: z.object({ points: z.number(), quiz: finishedQuizSchema.optional() }),
})

/** `from` and `to` are days of the station's calendar, both included (PTS-03). */
const statementQuery = z.object({
  'where[user_id]': idParam.optional(),
  from: dayField.optional(),
  to: dayField.optional(),
  after: z.string().max(40).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})

export const listUsedPoints = endpoint({
  method: 'get',
  path: '/use-points-transactions/',
  access: 'participant',
  tag: 'wallet',
  summary: 'What the wallet paid, newest first (PTS-02)',
  query: statementQuery,
  answer: pointsTransactionsSchema,
})

export const listEarnedPoints = endpoint({
  method: 'get',
  path: '/earn-points-transactions/',
  access: 'participant',
  tag: 'wallet',
  summary: 'What the wallet received, newest first (PTS-02)',
  query: statementQuery,
  answer: pointsTransactionsSchema,
})

export const listPoints = endpoint({
  method: 'get',
  path: '/points-transactions/',
  access: 'participant',
  tag: 'wallet',
  summary:
    'Every line of the wallet, newest first, with what came back of holds: each balance follows from the one before (PTS-02)',
  /** Files are made of larger pages. */
  query: statementQuery.extend({ limit: z.coerce.number().int().min(1).max(500).default(20) }),
  answer: pointsTransactionsSchema,
})

export const listPointsEnds = endpoint({
  method: 'get',
  path: '/points-ends/',
  access: 'participant',
  tag: 'wallet',
  summary: 'How many points of the wallet end when, where they do (GAP-112)',
  answer: pointsEndsSchema,
})
