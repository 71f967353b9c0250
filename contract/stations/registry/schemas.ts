import { z } from 'zod'
import { accessOf } from './gates.ts'

/** Public data of a station, as the specification names it (D1§3, TEN-02). Colours and images by role, no token needed. */
export const stationSchema = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string(),
  domain: z.string(),
  ios: z.string().nullable(),
  android: z.string().nullable(),
  has_app: z.boolean(),
  has_majority_security: z.boolean(),
  address: z.string(),
  contact_mail: z.string().nullable(),
  createdAt: z.string(),
  banner_image: z.string().nullable(),
  logo_image: z.string().nullable(),
  favicon_image: z.string().nullable(),
  main_brand_color: z.string(),
  currency_multiplier: z.number(),
  currency_name: z.string(),
  currency_name_position: z.enum(['before_currency', 'after']),
  public: z.boolean(),
  ...accessOf(() => z.boolean()),
  plans: z.array(z.object({ id: z.number(), name: z.string() })),
  establishment: z
    .object({
      cnpj: z.string(),
      full_social_name: z.string(),
      address: z.object({ city: z.string(), line_1: z.string(), line_2: z.string() }),
    })
    .nullable(),
})

/**
 * The injected configuration of a station: what a portal needs to look and behave like it. `config` has the form of
 * `station-configs/<slug>/config.json`; `revision` grows with every published change of configuration or content.
 */
export const stationLookupSchema = z.object({
  id: z.number(),
  slug: z.string(),
  revision: z.number(),
  /** The own domain that the owner proved and that requests came in under: the sub-domain redirects to it. Null: none. */
  primaryDomain: z.string().nullable(),
  config: z.record(z.string(), z.unknown()),
  /** The keeper of the installation has closed it: its portal says so on every page (GAP-181). */
  isSuspended: z.boolean(),
})

/** What whoever comes to a suspended station reads (GAP-181). */
export const suspendedText =
  'Esta estação está fechada por enquanto. Nada do que é seu se perdeu: volte mais tarde ou fale com quem cuida dela.'

export type Station = z.output<typeof stationSchema>
export type StationLookup = z.output<typeof stationLookupSchema>
