import { z } from 'zod'
import { endpoint, fileAnswer, idParam } from '../../endpoint.ts'
import { accountabilityDocumentSchema } from './schemas.ts'

export const listTransparency = endpoint({
  method: 'get',
  path: '/transparency',
  access: 'participant',
  tag: 'accountability',
  summary: 'Documents of accountability, the newest year first, page by page; without a year last (TRA-01)',
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  answer: z.object({ content: z.array(accountabilityDocumentSchema), next: z.number().nullable() }),
})

/** Ours: the file itself, in ranges. */
export const getTransparencyFile = endpoint({
  method: 'get',
  path: '/transparency/{id}/file',
  access: 'participant',
  tag: 'accountability',
  summary: 'The file of a document of accountability (TRA-01)',
  params: z.object({ id: idParam }),
  answer: fileAnswer,
})
