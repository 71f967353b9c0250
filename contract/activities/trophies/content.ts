import { z } from 'zod'
import { assetField, idField } from '../../content-fields.ts'

/** A trophy in the form of station folders. */
export const trophyContentSchema = z.strictObject({
  id: idField,
  description: z.string(),
  image: assetField,
  activityId: idField.optional(),
})
