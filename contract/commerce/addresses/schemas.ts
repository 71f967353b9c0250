import { z } from 'zod'

/** The address of a CEP (D3§3). Unknown parts stay empty: a person types them. */
export const foundAddressSchema = z.object({
  /** Eight digits. */
  cep: z.string(),
  state: z.string(),
  city: z.string(),
  neighborhood: z.string(),
  street: z.string(),
})

/** An address of a member's earlier order. */
export const savedAddressSchema = foundAddressSchema.extend({
  id: z.number(),
  street_number: z.string(),
  complement: z.string(),
})

export type FoundAddress = z.output<typeof foundAddressSchema>
export type SavedAddress = z.output<typeof savedAddressSchema>
