import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'

const team = { access: 'team', right: 'cases', tag: 'management' } as const

/** An account whose CPF has cases. `confirmedAt` in ISO 8601; null: nobody said yet that the CPF is its person's. */
const caseReaderSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  cpf: z.string(),
  createdAt: z.string(),
  confirmedAt: z.string().nullable(),
})
export type CaseReader = z.output<typeof caseReaderSchema>

export const listCaseReaders = endpoint({
  ...team,
  method: 'get',
  path: '/management/case-readers',
  summary:
    'Accounts whose CPF has cases: those to be confirmed, or those that are; newest first, page by page (GAP-93)',
  query: z.object({ confirmed: z.enum(['no', 'yes']).default('no'), before: idParam.optional() }),
  answer: z.object({ list: z.array(caseReaderSchema), next: z.number().nullable(), waiting: z.number() }),
})

export const setCaseReader = endpoint({
  ...team,
  method: 'put',
  path: '/management/case-readers/{id}',
  summary: 'Say that the CPF of an account is its person’s, as it was seen, or take it back; twice is once',
  params: z.object({ id: idParam }),
  body: z.strictObject({ cpf: z.string().regex(/^\d{11}$/), isConfirmed: z.boolean() }),
  answer: z.object({ isConfirmed: z.boolean() }),
})
