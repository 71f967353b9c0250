import { z } from 'zod'
import { idField, instantField } from '../../content-fields.ts'
import { behaviourSchema } from './behaviour.ts'
import { brandSchema } from './brand.ts'
import { featuresSchema, stationDataFields } from './data.ts'
import { imagesSchema } from './images.ts'
import { usualZone } from './time-zones.ts'

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
const newsSettingsSchema = z.strictObject({
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

const host = z.string().regex(/^[a-z0-9.-]+$/, 'um nome de host em minúsculas')

/** The injected configuration of a station, `config.json` of its folder. Unknown keys are errors: a typo must not pass. */
export const configSchema = z.strictObject({
  id: idField,
  slug: z.string().regex(/^[a-z0-9]{3,63}$/, '3 a 63 letras minúsculas sem acento ou números'),
  name: stationDataFields.name,
  description: stationDataFields.description.default(''),
  /** Own domains beside `<slug>.<BASE_DOMAIN>`. In a folder they are claims: they lead here once they are proved. */
  domains: z.array(host).default([]),
  timezone: stationDataFields.timezone.default(usualZone),
  public: stationDataFields.public.default(true),
  createdAt: instantField.default('2023-01-10T12:00:00Z'),
  brand: brandSchema.prefault({}),
  images: imagesSchema.prefault({}),
  titles: stationDataFields.titles.prefault({}),
  currency: stationDataFields.currency.prefault({}),
  cards: stationDataFields.cards.prefault({}),
  topUp: stationDataFields.topUp.prefault({}),
  features: featuresSchema.prefault({}),
  apps: stationDataFields.apps.prefault({}),
  majoritySecurity: stationDataFields.majoritySecurity.default(false),
  contact: stationDataFields.contact.prefault({}),
  establishment: stationDataFields.establishment.optional(),
  legal: stationDataFields.legal.prefault({}),
  behaviour: behaviourSchema.prefault({}),
  news: newsSettingsSchema.prefault({}),
})
export type StationConfig = z.output<typeof configSchema>
