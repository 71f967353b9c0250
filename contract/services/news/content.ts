import { z } from 'zod'
import { assetField, idField, instantField } from '../../content-fields.ts'
import { newsSections } from './sections.ts'

/** News in the form of station folders. */
export const newsContentSchema = z.strictObject({
  id: idField,
  section: z.enum(newsSections).default('station'),
  title: z.string().min(1),
  subtitle: z.string().default(''),
  image: assetField.optional(),
  html: z.string().default(''),
  publishedAt: instantField,
  status: z.enum(['draft', 'published']).default('published'),
})
