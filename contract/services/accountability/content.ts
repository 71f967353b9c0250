import { z } from 'zod'
import { assetField, idField } from '../../content-fields.ts'

/** A document of accountability in the form of station folders; without a year the first 20xx of its name counts (GAP-94). */
export const accountabilityContentSchema = z.strictObject({
  id: idField,
  name: z.string().min(1),
  year: z.int().min(1900).max(2100).optional(),
  file: assetField,
  status: z.enum(['draft', 'published']).default('published'),
})
