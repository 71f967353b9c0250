import { z } from 'zod'
import { assetField, colorField, httpUrlField, idField, webAddressField } from '../content-fields.ts'

/** The fields that items may have, by the names of station folders. */
const itemFields = {
  name: z.string().default(''),
  description: z.string().default(''),
  image: assetField.optional(),
  video: httpUrlField.optional(),
  buttonLabel: z.string().optional(),
  linkType: z.enum(['nolink', 'login', 'signup', 'additional', 'external']).default('nolink'),
  externalLink: webAddressField.optional(),
  /** The about entry an `additional` link opens. */
  aboutId: idField.optional(),
  imageLeft: z.boolean().default(false),
}
export type ItemField = keyof typeof itemFields
export const itemSchema = z.strictObject({ id: idField, ...itemFields })
export type ItemContent = z.output<typeof itemSchema>

/** The label and link of an item's button: four fields that make sense together only. */
export const itemLink = ['buttonLabel', 'linkType', 'externalLink', 'aboutId'] as const

/** The fields that sections of every type may have. */
export const sectionFields = {
  id: idField,
  title: z.string().default(''),
  subtitle: z.string().default(''),
  titleColor: colorField.optional(),
  textColor: colorField.optional(),
  backgroundType: z.enum(['image', 'color']).default('color'),
  backgroundImage: assetField.optional(),
  backgroundColor: colorField.optional(),
  hidden: z.boolean().default(false),
}

/** Gives the form of a section whose items show these fields and no others; without fields it has no items. */
export function sectionWith(...fields: ItemField[]) {
  const shape: z.ZodRawShape = Object.fromEntries(fields.map((field) => [field, itemFields[field]]))
  const items = z.array(z.strictObject({ id: idField, ...shape }))
  const none = z.array(z.object({ id: idField })).max(0, 'uma lista vazia: esta seção não tem itens')
  return z.strictObject({ ...sectionFields, type: z.int(), items: fields.length > 0 ? items : none })
}
