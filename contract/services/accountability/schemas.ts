import { z } from 'zod'

/** A document of accountability; `year` is null under 'Sem data'. `anexo.url` is the page of the portal that serves it, `format` and `bytes` what it is: 'PDF', null of a file that is not there (TRA-01, D3§3). */
export const accountabilityDocumentSchema = z.object({
  id: z.number(),
  nome: z.string(),
  year: z.number().nullable(),
  anexo: z.object({ url: z.string(), format: z.string(), bytes: z.number().nullable() }),
})
export type AccountabilityDocument = z.output<typeof accountabilityDocumentSchema>

/** The number of documents on a page. */
export const documentsPerPage = 60
