import { z } from 'zod'
import { idField } from '../../content-fields.ts'

/** The REST address of a WordPress, `https://…/wp-json/wp/v2`; nothing behind it but paths of ours. */
const wordpressField = z
  .url({ protocol: /^https$/ })
  .max(300)
  .refine(
    (address) => /^https:\/\/[^/?#@:]+(?::443)?(?:\/[^?#]*)?$/.test(address),
    'Endereço https, sem porta nem parâmetros.',
  )
  .transform((address) => address.replace(/\/+$/, ''))

/** The source of the news of a station's consultancies, and the tags by which they are told apart (GAP-92, D3§9). */
export const newsSettingsSchema = z.strictObject({
  /** The WordPress of the news; none: the station's own store. */
  wordpress: wordpressField.nullable().default(null),
  tags: z
    .strictObject({
      legal: idField.default(13752),
      political: idField.default(13755),
      accounting: idField.default(13754),
    })
    .prefault({}),
})
