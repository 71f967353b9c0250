import { z } from 'zod'
import { requiredText } from '../../fields.ts'
import { mostLetters } from '../../most-letters.ts'

/** As many as a station keeps, and as many choices as one has (PPL-17). */
export const mostOwnFields = 40
export const mostChoices = 50

export const ownFieldKinds = [
  ...(['text', 'number', 'date', 'choice', 'choices', 'flag'] as const),
  ...(['cpf', 'phone'] as const),
] as const
export type OwnFieldKind = (typeof ownFieldKinds)[number]
/** Those whose values are of a list. */
export const kindsWithChoices: readonly OwnFieldKind[] = ['choice', 'choices']

/** Who fills it in: whoever signs up, members in their profile, the team alone. What is asked at sign-up stands in the profile, too. */
export const askedPlaces = ['signup', 'profile', 'team'] as const
export type AskedPlace = (typeof askedPlaces)[number]

const described = {
  name: requiredText(mostLetters.ownField.name),
  help: z.string().trim().max(mostLetters.ownField.help),
  kind: z.enum(ownFieldKinds),
  /** Of choices: what is chosen from, in its order. */
  choices: z.array(requiredText(mostLetters.ownField.choice)).max(mostChoices),
  isRequired: z.boolean(),
  asked: z.enum(askedPlaces),
  /** Whether its person sees what is kept by the team alone. */
  isShown: z.boolean(),
}
export const ownFieldSchema = z.object({ id: z.number(), ...described })
export type OwnField = z.output<typeof ownFieldSchema>
export const ownFieldInputSchema = z.strictObject(described)
export type OwnFieldInput = z.output<typeof ownFieldInputSchema>

/** A value as it is told: a text, a number, a day as YYYY-MM-DD, yes or no, several of the choices; digits of a CPF or phone; null: none. */
export const ownValueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable()
export type OwnValue = z.output<typeof ownValueSchema>

/** Values by the number of their field. What is sent is read by its kind; '' and null take it away. */
export const ownValuesSchema = z.record(z.string().regex(/^\d{1,15}$/), ownValueSchema)

const sentText = z.string().max(mostLetters.ownField.value)
export const sentOwnValuesSchema = z
  .record(
    z.string().regex(/^\d{1,15}$/),
    z.union([sentText, z.number(), z.boolean(), z.array(sentText).max(mostChoices)]).nullable(),
  )
  .refine((values) => Object.keys(values).length <= mostOwnFields)

/** A field with what somebody has in it. */
export const filledFieldSchema = ownFieldSchema.extend({ value: ownValueSchema })
export type FilledField = z.output<typeof filledFieldSchema>
