import { z } from 'zod'
import { assetField, colorField, idField } from '../../content-fields.ts'
import { centered } from '../../sections/centered.ts'
import { sectionTypeField } from '../../sections/content.ts'

/** An entry of the menu with its page, in the form of station folders (PUB-14, PUB-17). */
export const aboutContentSchema = z.strictObject({
  id: idField,
  menuTitle: z.string().optional(),
  /** The type of section the menu entry points to (PUB-14). */
  type: sectionTypeField.default(centered.id),
  /** The section the anchor belongs to; default: equal id (GAP-06). */
  sectionId: idField.optional(),
  name: z.string(),
  image: assetField.optional(),
  internalImage: assetField.optional(),
  html: z.string().default(''),
  backgroundColor: colorField.optional(),
})

export const benefitContentSchema = z.strictObject({
  id: idField,
  type: z.enum(['image', 'video']),
  name: z.string(),
  description: z.string().default(''),
  media: assetField,
})
