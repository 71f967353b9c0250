import { z } from 'zod'
import { caseAreas } from '../../services/consultancies/areas.ts'
import {
  importStates,
  lineProblemSchema,
  readerChangeSchema,
} from '../../services/consultancies/case-import.ts'
import { caseInputSchema } from '../../services/consultancies/case-input.ts'

const nullableText = z.string().nullable()

/** A case in the list of owners: what it says is read where it is opened, which leaves a line for its person (GAP-93). */
export const listedCaseSchema = z.object({
  id: z.number(),
  area: z.enum(caseAreas),
  number: z.string(),
  kind: z.string(),
  /** Of the CPF its middle: `•••.982.247-••`; null: nobody's. */
  cpf: nullableText,
  isCollective: z.boolean(),
  /** ISO 8601. */
  updatedAt: z.string(),
})
export type ListedCase = z.output<typeof listedCaseSchema>

export const caseListSchema = z.object({
  list: z.array(listedCaseSchema),
  /** For `before` of the next page; null: there is none. */
  next: z.number().nullable(),
})

/** A case that was opened. */
export const openedCaseSchema = z.object({ id: z.number(), tag: z.string(), value: caseInputSchema })
export type OpenedCase = z.output<typeof openedCaseSchema>

/** That it is written: what it says is read where it is opened. */
export const writtenCaseSchema = z.object({ id: z.number() })

/** An import of cases from a file (LEG-02, CTB-02). Instants in ISO 8601. */
export const caseImportSchema = z.object({
  id: z.number(),
  area: z.enum(caseAreas),
  state: z.enum(importStates),
  /** Lines with a case that were read, without the header. */
  lines: z.number(),
  /** How many of them are written, and how many of those were not there before. */
  written: z.number(),
  created: z.number(),
  /** How much is wrong, and the first of it. */
  problemCount: z.number(),
  problems: z.array(lineProblemSchema),
  /** Lines that change who sees a case, and how many cases were left as they are because theirs was not confirmed. */
  readerChanges: z.array(readerChangeSchema),
  left: z.number(),
  by: z.string(),
  createdAt: z.string(),
  endedAt: nullableText,
})
export type CaseImport = z.output<typeof caseImportSchema>
