import { z } from 'zod'
import { assetField, idField } from '../../content-fields.ts'

/** A file for members in the form of station folders. */
export const downloadContentSchema = z.strictObject({
  id: idField,
  title: z.string().min(1),
  subtitle: z.string().default(''),
  html: z.string().default(''),
  file: assetField,
  status: z.enum(['draft', 'published']).default('published'),
})
