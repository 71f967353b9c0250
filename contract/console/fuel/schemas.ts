import { z } from 'zod'
import { assetField } from '../../content-fields.ts'
import { idParam } from '../../endpoint.ts'
import { requiredText } from '../../fields.ts'
import { isInKnownYears } from '../../is-in-known-years.ts'
import { mostLetters } from '../../most-letters.ts'
import { optionalText, writtenText } from '../../written-text.ts'

/** As many as a station keeps, and fuels of one campaign. */
export const mostCampaigns = 100
export const mostFuels = 10

/** In the words of `assetField`. */
const httpsOnly = 'assets/arquivo, /caminho ou https://…'
const day = z.iso.date('Data Inválida!').refine(isInKnownYears, 'Data Inválida!')
const count = (most: number) => z.int('Informe um número inteiro').min(1, 'Informe 1 ou mais').max(most)

/** A fuel campaign as an owner writes it. Fuels are lines of one text; days YYYY-MM-DD, the last one included. */
export const fuelInputSchema = z
  .strictObject({
    name: requiredText(mostLetters.fuel.name),
    description: optionalText(mostLetters.fuel.description).default(''),
    image: assetField
      .refine((address) => !address.startsWith('http:'), httpsOnly)
      .nullable()
      .default(null),
    startsOn: day,
    endsOn: day,
    fuels: writtenText(mostLetters.fuel.fuels),
    voucherType: requiredText(mostLetters.fuel.voucherType),
    litres: count(10_000),
    valueCents: z.int().min(0).max(10_000_000),
    vouchers: count(1_000_000),
    perMember: count(100),
    validDays: count(3_650),
    isOffered: z.boolean().default(false),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    error: 'A campanha termina depois de começar',
    path: ['endsOn'],
  })
export type FuelInput = z.output<typeof fuelInputSchema>

/** A campaign for its owners, with how many vouchers were taken. */
export const managedFuelSchema = z.object({
  id: z.number(),
  ...fuelInputSchema.shape,
  image: z.string().nullable(),
  taken: z.number(),
  tag: z.string(),
})
export type ManagedFuel = z.output<typeof managedFuelSchema>

/** `used` once an owner said so; else `valid` until the end of its last day, then `expired`. */
export const fuelVoucherStates = ['valid', 'used', 'expired'] as const

/** A voucher that somebody took, as it was promised. `validUntil` YYYY-MM-DD, the last day included. */
export const managedFuelVoucherSchema = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  email: z.string(),
  campaign: z.string(),
  fuel: z.string(),
  litres: z.number(),
  valueCents: z.number(),
  issuedAt: z.string(),
  validUntil: z.string(),
  usedAt: z.string().nullable(),
  state: z.enum(fuelVoucherStates),
})
export type ManagedFuelVoucher = z.output<typeof managedFuelVoucherSchema>

/** What an owner looks for: a code, or words of a name or an e-mail. */
export const fuelVoucherFilterSchema = z.object({
  search: z.string().max(100).optional(),
  state: z.enum(fuelVoucherStates).optional(),
  before: idParam.optional(),
})
