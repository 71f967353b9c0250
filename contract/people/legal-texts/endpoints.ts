import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { legalDocuments } from '../../stations/registry/legal-said.ts'

const tag = 'legal-texts'

/** A published version: its number, from 1 on, its day by the calendar of the station, and what changed, in the owners' words. */
const versionSchema = z.object({
  document: z.enum(legalDocuments),
  number: z.number(),
  day: z.string(),
  note: z.string(),
})
export type LegalVersion = z.output<typeof versionSchema>

/** Ours. Older versions stay for everybody. */
export const getLegalText = endpoint({
  method: 'get',
  path: '/legal-texts/{document}/{number}',
  access: 'public',
  tag,
  summary: 'A published version of the terms or the privacy policy of the station (PPL-33)',
  params: z.object({
    document: z.enum(legalDocuments),
    number: z.coerce.number().int().min(1).max(2_147_483_647),
  }),
  /** `html` was sanitised when it was written. */
  answer: versionSchema.extend({ html: z.string() }),
})

/** Which asking is answered, and the numbers of the documents as they were shown; 0: the text that came with the station. */
const seenFields = { asked: z.int().min(0), terms: z.int().min(0), privacy: z.int().min(0) }

const askedSchema = z.object({
  /** How often the station has asked, and what is published now; sent back by whoever accepts. */
  ...seenFields,
  /** Whether the caller has not answered yet. */
  isOpen: z.boolean(),
  /** What is published now, of those that were changed at all. */
  documents: z.array(versionSchema),
})

/** Ours. */
export const getLegalAsked = endpoint({
  method: 'get',
  path: '/legal-asked',
  access: 'participant',
  tag,
  summary: 'Whether the user is asked to accept the documents anew, and what changed (PPL-33)',
  answer: askedSchema,
})

/** Ours. Twice is once. What was published after the page was opened is not accepted unseen, whether it asks again or not. */
export const acceptLegalTexts = endpoint({
  method: 'put',
  path: '/legal-asked',
  access: 'participant',
  tag,
  summary: 'Accept terms and privacy policy in the versions of now; kept with version and time (PPL-33)',
  body: z.strictObject(seenFields),
  answer: askedSchema,
})
