import { z } from 'zod'
import { fieldTexts, requiredText } from '../../fields.ts'
import { mostLetters } from '../../most-letters.ts'
import { optionalText } from '../../written-text.ts'

/** As many of each as a station keeps. */
export const mostDocuments = 10_000
/** Bytes of one file. */
export const mostDocumentBytes = 20 * 1024 * 1024

/** The address of a file that was sent to `addDocument`; the platform holds it to the station's own. */
const file = requiredText(500)

/** A file for members as an owner writes it (NWS-03). */
export const downloadInputSchema = z.strictObject({
  title: requiredText(mostLetters.download.title),
  subtitle: optionalText(mostLetters.download.subtitle).default(''),
  file,
  html: z.string().max(100_000, fieldTexts.max(100_000)).default(''),
  isPublished: z.boolean().default(false),
})
export type DownloadInput = z.output<typeof downloadInputSchema>
export const managedDownloadSchema = downloadInputSchema.extend({ id: z.number(), tag: z.string() })
export const managedDownloadHeadSchema = managedDownloadSchema.pick({
  id: true,
  title: true,
  subtitle: true,
  isPublished: true,
})

/** A document of accountability as an owner writes it (TRA-01, GAP-94). */
export const accountabilityInputSchema = z.strictObject({
  name: requiredText(mostLetters.accountability.name),
  year: z.int().min(1900, fieldTexts.other).max(2100, fieldTexts.other).nullable().default(null),
  file,
  isPublished: z.boolean().default(false),
})
export type AccountabilityInput = z.output<typeof accountabilityInputSchema>
export const managedAccountabilitySchema = accountabilityInputSchema.extend({
  id: z.number(),
  tag: z.string(),
})
export const managedAccountabilityHeadSchema = z.object({
  id: z.number(),
  name: z.string(),
  /** The one it stands under. */
  year: z.number().nullable(),
  isPublished: z.boolean(),
})
