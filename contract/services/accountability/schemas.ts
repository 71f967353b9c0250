import { z } from 'zod'

/** A document of accountability; `year` is null under 'Sem data'. `file` is the page of the portal that serves it (TRA-01). */
export const accountabilityDocumentSchema = z.object({
  id: z.number(),
  name: z.string(),
  year: z.number().nullable(),
  file: z.string(),
})
export type AccountabilityDocument = z.output<typeof accountabilityDocumentSchema>

/** How many a page has. */
export const documentsPerPage = 60
