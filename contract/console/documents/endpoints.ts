import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { entryCalls } from '../entries.ts'
import {
  accountabilityInputSchema,
  downloadInputSchema,
  managedAccountabilityHeadSchema,
  managedAccountabilitySchema,
  managedDownloadHeadSchema,
  managedDownloadSchema,
  mostDocumentBytes,
} from './schemas.ts'

/** Owners' files for members (NWS-03, NWS-04). */
export const managedDownloads = entryCalls('downloads', 'files for members', {
  input: downloadInputSchema,
  entry: managedDownloadSchema,
  head: managedDownloadHeadSchema,
})

/** Owners' documents of accountability (TRA-01). */
export const managedAccountability = entryCalls('accountability', 'documents of accountability', {
  input: accountabilityInputSchema,
  entry: managedAccountabilitySchema,
  head: managedAccountabilityHeadSchema,
})

export const addDocument = endpoint({
  method: 'post',
  path: '/management/documents',
  access: 'team',
  right: 'content',
  tag: 'management',
  summary: 'A file for one of these; kept once an entry that names it is saved',
  upload: { field: 'file', maxBytes: mostDocumentBytes, isStreamed: true },
  answer: z.object({ file: z.string() }),
})
