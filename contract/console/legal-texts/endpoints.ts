import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { legalDocuments, officerSchema } from '../../stations/registry/legal-said.ts'
import * as schemas from './schemas.ts'

/** What is published binds the station as its name and its company do: who answers for it says it (ADR 164). */
const team = { access: 'team', right: 'settings', tag: 'management' } as const
const params = z.object({ document: z.enum(legalDocuments) })
const answer = schemas.managedLegalTextSchema

export const getLegalTexts = endpoint({
  ...team,
  method: 'get',
  path: '/management/legal-texts',
  summary: 'The documents of the station, and who answers for personal data (PPL-33)',
  answer: schemas.legalOverviewSchema,
})

export const saveOfficer = endpoint({
  ...team,
  method: 'put',
  path: '/management/legal-officer',
  summary:
    'Say who answers for personal data, as it was seen; the privacy policy names them at once (PPL-33)',
  body: z.strictObject({ seen: z.string(), value: officerSchema }),
  answer: schemas.managedOfficerSchema,
})

export const getManagedLegalText = endpoint({
  ...team,
  method: 'get',
  path: '/management/legal-texts/{document}',
  summary: 'One document with its draft and its versions (PPL-33)',
  params,
  answer,
})

export const saveLegalDraft = endpoint({
  ...team,
  method: 'put',
  path: '/management/legal-texts/{document}/draft',
  summary: 'Write the draft of a document, as it was seen (PPL-33)',
  params,
  body: z.strictObject({ seen: z.string(), value: schemas.legalDraftSchema }),
  answer,
})

export const discardLegalDraft = endpoint({
  ...team,
  method: 'delete',
  path: '/management/legal-texts/{document}/draft',
  summary: 'Throw a draft away; twice is once (PPL-33)',
  params,
  answer,
})

/** The draft as it was seen becomes the next version, once. */
export const publishLegalText = endpoint({
  ...team,
  method: 'post',
  path: '/management/legal-texts/{document}/versions',
  summary: 'Publish the draft of a document, and ask members to accept it where it says so (PPL-33)',
  params,
  body: z.strictObject({ seen: z.string(), value: schemas.legalPublicationSchema }),
  answer,
})
