import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { caseAreas } from '../../services/consultancies/areas.ts'
import { mostImportBytes, mostReaderChanges } from '../../services/consultancies/case-import.ts'
import { caseInputSchema } from '../../services/consultancies/case-input.ts'
import * as schemas from './schemas.ts'

const team = { access: 'team', right: 'cases', tag: 'management' } as const
const byId = z.object({ id: idParam })
const area = z.enum(caseAreas)

export const searchCases = endpoint({
  ...team,
  method: 'get',
  path: '/management/cases',
  summary: 'Cases, newest first, by area, and by CPF or a part of the number (LEG-02, CTB-02)',
  query: z.object({
    area: area.optional(),
    search: z.string().trim().max(100).default(''),
    before: idParam.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  }),
  answer: schemas.caseListSchema,
})

export const openCase = endpoint({
  ...team,
  method: 'get',
  path: '/management/cases/{id}',
  summary: 'A case with what it says; its person sees who opened it (GAP-93)',
  params: byId,
  answer: schemas.openedCaseSchema,
})

export const createCase = endpoint({
  ...team,
  method: 'post',
  path: '/management/cases',
  summary: 'A new case, once for each form',
  body: caseInputSchema,
  idempotent: true,
  answer: schemas.writtenCaseSchema,
})

export const saveCase = endpoint({
  ...team,
  method: 'put',
  path: '/management/cases/{id}',
  summary: 'Change a case that is as it was seen',
  params: byId,
  body: z.object({ seen: z.string().min(1).max(100), value: caseInputSchema }),
  answer: schemas.writtenCaseSchema,
})

export const removeCase = endpoint({
  ...team,
  method: 'delete',
  path: '/management/cases/{id}',
  summary: 'Remove a case; twice is once',
  params: byId,
  answer: z.object({ removed: z.boolean() }),
})

export const importCases = endpoint({
  ...team,
  method: 'post',
  path: '/management/case-imports',
  summary:
    'Import cases from a CSV file: all of its lines or none; those whose number is there are changed (LEG-02, CTB-02)',
  upload: {
    field: 'file',
    maxBytes: mostImportBytes,
    fields: z.object({ area }),
    isStreamed: true,
  },
  idempotent: true,
  answer: schemas.writtenCaseSchema,
})

export const confirmCaseImport = endpoint({
  ...team,
  method: 'post',
  path: '/management/case-imports/{id}/confirm',
  summary:
    'Write a file that changes who sees cases: the lines that are named do, the others leave theirs as they are',
  params: byId,
  body: z.strictObject({ lines: z.array(z.int().positive()).max(mostReaderChanges) }),
  answer: schemas.writtenCaseSchema,
})

export const listCaseImports = endpoint({
  ...team,
  method: 'get',
  path: '/management/case-imports',
  summary: 'The last imports, newest first',
  answer: z.array(schemas.caseImportSchema),
})

export const getCaseImport = endpoint({
  ...team,
  method: 'get',
  path: '/management/case-imports/{id}',
  summary: 'How far an import is, or what was wrong with its file',
  params: byId,
  answer: schemas.caseImportSchema,
})
