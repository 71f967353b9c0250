import { z } from 'zod'
import { colorField } from '../../content-fields.ts'

/** The families that the themes bring, by their names; `station-configs` sees that they are the same. */
export const fontNames = [
  'Lato',
  'Inter',
  'Nunito Sans',
  'Source Sans 3',
  'Montserrat',
  'Poppins',
  'Merriweather',
  'Roboto Slab',
] as const

/** The choices of a person about the look (TEN-03, TEN-04); the literal colours are those of D1§9. */
export const brandSchema = z.strictObject({
  colors: z
    .strictObject({
      primary: colorField.default('#0284fe'),
      link: colorField.default('#006ce6'),
      footer: colorField.default('#f69376'),
      error: colorField.default('#FF5A52'),
      success: colorField.default('#52C22C'),
      accent: colorField.optional(),
      surface: colorField.optional(),
      ink: colorField.optional(),
    })
    .prefault({}),
  fonts: z
    .strictObject({ body: z.enum(fontNames).default('Lato'), heading: z.enum(fontNames).optional() })
    .prefault({}),
  corner: z.enum(['crisp', 'soft', 'round']).default('soft'),
  header: z.strictObject({ layout: z.enum(['split', 'centered', 'overlay']).default('split') }).prefault({}),
})
