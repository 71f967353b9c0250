import { z } from 'zod'

/** A file for members in a list; `file` is the page of the portal that serves it (NWS-03). */
export const downloadItemSchema = z.object({
  id: z.number(),
  title: z.string(),
  subtitle: z.string(),
  file: z.string(),
})
export type DownloadItem = z.output<typeof downloadItemSchema>

/** One of them, its body as harmless HTML (NWS-04). */
export const downloadSchema = downloadItemSchema.extend({ body: z.string() })

/** Some of a list, and the number of the page behind them; null behind the last. */
export const downloadPageSchema = z.object({
  content: z.array(downloadItemSchema),
  next: z.number().nullable(),
})

/** How many a page has. */
export const downloadsPerPage = 24
