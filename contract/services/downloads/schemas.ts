import { z } from 'zod'

/** A file for members in a list; `file` is the page of the portal that serves it (NWS-03, D3§3). */
export const downloadItemSchema = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  file: z.string(),
  /** 'PDF'. */
  format: z.string(),
  /** Null of a file that is not there. */
  bytes: z.number().nullable(),
})
export type DownloadItem = z.output<typeof downloadItemSchema>

/** A download with the text of its page, `body` as harmless HTML; title and subtitle are its name and description (NWS-04). */
export const downloadSchema = downloadItemSchema.extend({
  title: z.string(),
  subtitle: z.string(),
  body: z.string(),
})
export type Download = z.output<typeof downloadSchema>

/** The number of downloads on a page. */
export const downloadsPerPage = 24
