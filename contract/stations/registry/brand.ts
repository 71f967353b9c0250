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

/** Choices of the member area, each with its default: configurations that say nothing of it stay as they are (ADR 152). */
const memberLookSchema = z.strictObject({
  home: z.enum(['points', 'services', 'content']).default('points'),
  frame: z.enum(['top', 'rail']).default('top'),
  header: z.enum(['paper', 'brand']).default('paper'),
  card: z.enum(['above', 'beside', 'full', 'ruled']).default('above'),
  ground: z.enum(['paper', 'tint', 'pattern']).default('paper'),
})

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
  display: z.enum(['calm', 'strong']).default('calm'),
  line: z.enum(['hairline', 'bold', 'float']).default('hairline'),
  member: memberLookSchema.prefault({}),
})
