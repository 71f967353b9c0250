import { z } from 'zod'
import { idParam } from '../../../endpoint.ts'
import { mostLetters } from '../../../most-letters.ts'
import { accountStatuses } from '../../../people/access/schemas.ts'
import { writtenText } from '../../../written-text.ts'

/** What of two accounts is taken of the one or the other; state and city are one place (PPL-12). */
export const mergedFields = ['name', 'email', 'cpf', 'phone', 'birthday', 'place', 'image'] as const
export type MergedField = (typeof mergedFields)[number]

/** Of which account a value is taken: of the one that stays, or of the one that ends. */
export const mergeSides = ['stays', 'ends'] as const
export type MergeSide = (typeof mergeSides)[number]

const sideField = z.enum(mergeSides)
/** What is not said is taken of the account that stays, or of the other where that one has nothing. */
export const mergeChoicesSchema = z.strictObject({
  name: sideField.optional(),
  email: sideField.optional(),
  cpf: sideField.optional(),
  phone: sideField.optional(),
  birthday: sideField.optional(),
  place: sideField.optional(),
  image: sideField.optional(),
})
export type MergeChoices = z.output<typeof mergeChoicesSchema>

export const mergeInputSchema = z.strictObject({
  /** The account that ends. */
  ends: idParam,
  choices: mergeChoicesSchema,
  /** The person reads it. */
  reason: writtenText(mostLetters.reason),
  /** The tag of what was shown of both. */
  seen: z.string().max(100),
})

/** An account beside another one. Instants in ISO 8601, points decimal. */
export const comparedAccountSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  /** With its first three digits and the last two covered; null: none. */
  cpf: z.string().nullable(),
  /** An owner said that it is this person's. */
  isCpfConfirmed: z.boolean(),
  phone: z.string().nullable(),
  birthday: z.string().nullable(),
  state: z.string().nullable(),
  city: z.string().nullable(),
  image: z.string().nullable(),
  status: z.enum(accountStatuses),
  since: z.string(),
  lastSeenAt: z.string().nullable(),
  points: z.number(),
  plan: z.string().nullable(),
})
export type ComparedAccount = z.output<typeof comparedAccountSchema>

/** Two accounts side by side, and what would become of them (PPL-12). */
export const mergePreviewSchema = z.object({
  stays: comparedAccountSchema,
  ends: comparedAccountSchema,
  /** In which fields they differ: of others there is nothing to choose. */
  differing: z.array(z.enum(mergedFields)),
  /** Where a value is taken of if nobody says: of the one that stays, unless it has none. */
  usual: z.record(z.enum(mergedFields), z.enum(mergeSides)),
  /** How much is carried, in words: 'Participações', 12. What there is none of is left out. */
  carried: z.array(z.object({ name: z.string(), count: z.number() })),
  /** Points of the account that ends, which are carried by an entry there and one in the account that stays; its lines stay in the books. */
  points: z.number(),
  ledgerLines: z.number(),
  /** Why it is not possible now, in words; empty: it is. */
  holds: z.array(z.string()),
  /** Whether the other one would rather stay: it is open where this one is not, or older. */
  isOtherBetter: z.boolean(),
  /** Changes with what is shown. */
  tag: z.string(),
})
export type MergePreview = z.output<typeof mergePreviewSchema>

/** By what two accounts look like one person. */
export const duplicateKinds = ['phone', 'birth', 'cpf'] as const
export type DuplicateKind = (typeof duplicateKinds)[number]

/** Two accounts, the one that rather stays first. */
const pairSchema = z.object({ stays: comparedAccountSchema, ends: comparedAccountSchema })
export const duplicatesSchema = z.object({
  pairs: z.array(pairSchema),
  /** The person behind whom the next page begins; null: there is none. */
  next: z.number().nullable(),
})
export type Duplicates = z.output<typeof duplicatesSchema>
