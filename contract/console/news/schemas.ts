import { z } from 'zod'
import { assetField } from '../../content-fields.ts'
import { momentField } from '../../day-fields.ts'
import { fieldTexts, requiredText } from '../../fields.ts'
import { mostLetters } from '../../most-letters.ts'
import { newsSections } from '../../services/news/sections.ts'
import { optionalText } from '../../written-text.ts'

/** As many as a station keeps. */
export const mostNews = 10_000

/** News as an owner writes them. Published, they appear at `publishedAt`, which may be to come. */
export const newsInputSchema = z.strictObject({
  section: z.enum(newsSections),
  title: requiredText(mostLetters.news.title),
  subtitle: optionalText(mostLetters.news.subtitle).default(''),
  image: assetField.nullable().default(null),
  html: z.string().max(100_000, fieldTexts.max(100_000)).default(''),
  publishedAt: momentField(),
  isPublished: z.boolean().default(false),
})
export type NewsInput = z.output<typeof newsInputSchema>

export const managedNewsSchema = newsInputSchema.extend({ id: z.number(), tag: z.string() })
/** What the list tells of each. */
export const managedNewsHeadSchema = managedNewsSchema.pick({
  id: true,
  section: true,
  title: true,
  publishedAt: true,
  isPublished: true,
})
