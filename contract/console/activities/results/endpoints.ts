import { z } from 'zod'
import { endpoint, idParam } from '../../../endpoint.ts'
import { researchResponsesSchema, researchResultsSchema, textAnswersSchema } from './schemas.ts'

const team = { access: 'team', right: 'content', tag: 'management' } as const
const params = z.object({ id: idParam })
/** As the database counts versions. */
const versionParam = idParam.max(2 ** 31 - 1)

export const getResearchResults = endpoint({
  ...team,
  method: 'get',
  path: '/management/activities/{id}/results',
  summary: 'What came of a survey, poll or quiz, of its newest version or another one',
  params,
  query: z.object({ version: versionParam.optional() }),
  answer: researchResultsSchema,
})

export const listTextAnswers = endpoint({
  ...team,
  method: 'get',
  path: '/management/activities/{id}/results/{question}/texts',
  summary: 'Answers in own words to one question, newest first; `before` is the number of the last one',
  params: params.extend({ question: idParam }),
  query: z.object({
    version: versionParam.optional(),
    search: z.string().trim().max(100).optional(),
    before: idParam.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  }),
  answer: textAnswersSchema,
})

export const listResearchResponses = endpoint({
  ...team,
  method: 'get',
  path: '/management/activities/{id}/responses',
  summary: 'Whole answers to one version, newest first; `before` is the number of the last one',
  params,
  query: z.object({
    version: versionParam,
    before: idParam.optional(),
    limit: z.coerce.number().int().min(1).max(500).default(24),
  }),
  answer: researchResponsesSchema,
})
