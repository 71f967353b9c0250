import { z } from 'zod'
import { endpoint, fileAnswer, idParam } from '../../endpoint.ts'
import { downloadPageSchema, downloadSchema } from './schemas.ts'

const params = z.object({ id: idParam })

export const listDownloads = endpoint({
  method: 'get',
  path: '/downloads',
  access: 'participant',
  tag: 'downloads',
  summary: 'Files for members, newest first, page by page (NWS-03)',
  query: z.object({
    'where[station_id]': idParam.optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  answer: downloadPageSchema,
})

export const getDownload = endpoint({
  method: 'get',
  path: '/downloads/{id}',
  access: 'participant',
  tag: 'downloads',
  summary: 'One of them, with its text (NWS-04)',
  params,
  answer: downloadSchema,
})

/** Ours: the file itself, in ranges. */
export const getDownloadFile = endpoint({
  method: 'get',
  path: '/downloads/{id}/file',
  access: 'participant',
  tag: 'downloads',
  summary: 'The file of one of them (NWS-03)',
  params,
  answer: fileAnswer,
})
