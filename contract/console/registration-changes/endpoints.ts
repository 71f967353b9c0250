import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { situations } from '../../people/registration-changes/situations.ts'

const team = { access: 'team', right: 'support', tag: 'management' } as const

/** What a member wants changed in the register; `done_at` once an owner made it. */
const requestSchema = z.object({
  id: z.number(),
  person: z.object({ id: z.number(), name: z.string(), cpf: z.string().nullable() }),
  wanted: z.object({
    telefonefixo: z.string().optional(),
    celular: z.string().optional(),
    email: z.string(),
    situacao: z.enum(situations),
    endereco: z.string().optional(),
  }),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  doneBy: z.string().nullable(),
})
export type ManagedChange = z.output<typeof requestSchema>

export const listRegistrationChanges = endpoint({
  ...team,
  method: 'get',
  path: '/management/registration-changes',
  summary: 'What members want changed in the register, newest first, page by page (PLS-07)',
  query: z.object({ done: z.enum(['yes', 'no']).default('no'), before: idParam.optional() }),
  answer: z.object({ list: z.array(requestSchema), next: z.number().nullable(), waiting: z.number() }),
})

export const setRegistrationChangeDone = endpoint({
  ...team,
  method: 'put',
  path: '/management/registration-changes/{id}/done',
  summary: 'Say that it is done, or not yet; twice is once',
  params: z.object({ id: idParam }),
  body: z.strictObject({ isDone: z.boolean() }),
  answer: z.object({ isDone: z.boolean() }),
})
