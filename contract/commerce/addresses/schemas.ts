import { z } from 'zod'

/** What a CEP says (D3§3). What is not known stays empty: a person types it. */
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
