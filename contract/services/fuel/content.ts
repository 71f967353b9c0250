import { z } from 'zod'
import { assetField, idField } from '../../content-fields.ts'
import { isInKnownYears } from '../../is-in-known-years.ts'

const day = z.iso.date().refine(isInKnownYears, 'um dia, como 2026-03-31')

/** A fuel campaign in the form of station folders. Days are those of the station, the last one included. */
export const fuelCampaignContentSchema = z.strictObject({
  id: idField,
  name: z.string(),
  description: z.string().default(''),
  image: assetField.optional(),
  startsOn: day,
  endsOn: day,
  /** The kind of the voucher: 'Desconto na bomba'. */
  voucherType: z.string(),
  /** Litres. */
  litres: z.int().positive(),
  valueCents: z.int().nonnegative(),
  /** The number of vouchers, and the most that one person may have. */
  vouchers: z.int().positive(),
  perMember: z.int().positive().default(1),
  /** Days that a voucher lasts, that of its issue included. */
  validDays: z.int().positive(),
  fuels: z.array(z.strictObject({ id: idField, name: z.string() })).min(1),
})
