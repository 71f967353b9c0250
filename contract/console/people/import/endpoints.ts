import { z } from 'zod'
import { endpoint, idParam } from '../../../endpoint.ts'
import * as schemas from './schemas.ts'

const team = { access: 'team', right: 'membership', tag: 'management' } as const
const byId = z.object({ id: idParam })

export const importPeople = endpoint({
  ...team,
  method: 'post',
  path: '/management/people-imports',
  summary: 'Begin an import of people from a CSV or XLSX file: nothing is written yet (PPL-18)',
  upload: { field: 'file', maxBytes: schemas.mostPeopleBytes, fields: z.object({}), isStreamed: true },
  idempotent: true,
  answer: z.object({ id: z.number() }),
})

export const listPeopleImports = endpoint({
  ...team,
  method: 'get',
  path: '/management/people-imports',
  summary: 'The last imports of people, newest first',
  answer: z.array(schemas.peopleImportSchema),
})

export const getPeopleImport = endpoint({
  ...team,
  method: 'get',
  path: '/management/people-imports/{id}',
  summary: 'How far an import is, and what its lines come to',
  params: byId,
  answer: schemas.peopleImportSchema,
})

export const getImportMatch = endpoint({
  ...team,
  method: 'get',
  path: '/management/people-imports/{id}/columns',
  summary: 'The columns of a file, and what each is taken for',
  params: byId,
  answer: schemas.importMatchSchema,
})

/** They are remembered for the next file. */
export const matchPeopleImport = endpoint({
  ...team,
  method: 'put',
  path: '/management/people-imports/{id}/columns',
  summary: 'Say what each column is, and have all lines looked at: nothing is written',
  params: byId,
  body: schemas.importMatchInputSchema,
  answer: schemas.peopleImportSchema,
})

/** Twice is once. Opening balances need the right to give points, too. */
export const confirmPeopleImport = endpoint({
  ...team,
  method: 'post',
  path: '/management/people-imports/{id}/confirm',
  summary: 'Write the people of a file that was looked at (PPL-18)',
  params: byId,
  body: schemas.importConfirmSchema,
  answer: schemas.peopleImportSchema,
})

export const dropPeopleImport = endpoint({
  ...team,
  method: 'delete',
  path: '/management/people-imports/{id}',
  summary: 'Forget an import with its file and its wrong lines; twice is once',
  params: byId,
  answer: z.object({ id: z.number() }),
})

export const listWrongLines = endpoint({
  ...team,
  method: 'get',
  path: '/management/people-imports/{id}/wrong-lines',
  summary: 'Lines that were not taken, with what is wrong with each; `after` is the last of those one has',
  params: byId,
  query: z.object({
    after: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(500).default(50),
  }),
  answer: z.object({
    header: z.array(z.string()),
    list: z.array(schemas.wrongLineSchema),
    next: z.number().nullable(),
  }),
})
