import { fieldTexts } from '#contract/field-texts.ts'

/**
 * A field of one of the owners' forms, said once: what it asks for is its input, how its text is read and written, how
 * two versions of it differ, and what an error of it is called.
 */
export type Field = {
  /** Its name in the form, as conform nests them, and its place in what is saved: `contact.mail`. */
  name: string
  /** Its place, where that is another one. */
  at?: string
  label: string
  kind: FieldKind
  help?: string
  /** It says so beside its label. */
  optional?: boolean
  isRequired?: boolean
  maxLength?: number
  rows?: number
  placeholder?: string
  inputMode?: 'decimal' | 'numeric'
  /** What a choice is between, and how values are worded where two versions are compared. */
  options?: Readonly<Record<string, string>>
  /** How its text is read where two versions are compared: a phone, a day. */
  asRead?: (text: string) => string
  /** What is saved of an empty one; without it, the key is left out. */
  empty?: string | number | null
  /** What is said where it is empty and may not be. */
  missing?: string
  /** What the history calls it, where its label is not enough. */
  inHistory?: string
  /** False: it is read apart, or says where something goes. */
  isSaved?: false
  /** False: where two versions differ, nothing is said of it. */
  isCompared?: false
}

/**
 * What stands in a field and what is saved of it: `kept` and `number` are hidden, `host` is a domain, `color` may be any text that the contract
 * takes for one, `picture`, `logo`, `film`, `animation` and `document` are the address of what was sent
 * beside it, `money` integer centavos, `amount` integer hundredths of the station's unit, `percent` integer hundredths of a per cent, `moneyList` a list of them, `decimal` and `rate` numbers with decimals, `whole` an
 * integer, `day` YYYY-MM-DD, `instant` ISO 8601, `clock` seconds, `numbered` a choice between numbers.
 */
export type FieldKind =
  | 'text'
  | 'long'
  | 'html'
  | 'mail'
  | 'host'
  | 'url'
  | 'color'
  | 'flag'
  | 'choice'
  | 'numbered'
  | 'picture'
  | 'film'
  | 'logo'
  | 'animation'
  | 'document'
  | 'decimal'
  | 'rate'
  | 'whole'
  | 'money'
  | 'amount'
  | 'percent'
  | 'moneyList'
  | 'day'
  | 'instant'
  | 'clock'
  | 'cnpj'
  | 'kept'
  | 'number'

/** What must be said. */
export const needed = { isRequired: true, missing: fieldTexts.required } as const
/** What need not be said: it is saved as '' or as null then. */
export const orEmpty = { optional: true, empty: '' } as const
export const orNull = { optional: true, empty: null } as const

/** Entries of a form that are the same fields again: `items[0].name`. */
export type FieldList = {
  name: string
  /** Its place in what is saved, where that is another one. */
  at?: string
  /** What the entry of a place, from 1 on, is called where two versions are compared. */
  label: (place: number) => string
  each: readonly Field[]
  /** As many as can be saved. The form sends one more: its empty last one, or the one by which the API says that they are too many. */
  most: number
  /** An entry in which none of these stands is none. */
  filledBy: readonly string[]
  /** The field that says at which place an entry shall be. */
  sortedBy?: string
}

/** What a form asks for, in its order. */
export type Fields = readonly (Field | FieldList)[]

export const isList = (one: Field | FieldList): one is FieldList => 'each' in one

/** A field of some by its name. @throws Error when there is none */
export function fieldOf(fields: Fields, name: string): Field {
  const field = fields.find((one) => one.name === name)
  if (!field || isList(field)) throw new Error(`There is no field ${name}`)
  return field
}

/** The field that a name of a form means, if there is one: `items[3].name` is the name of an item. Pure. */
export function fieldNamed(fields: Fields, name: string): Field | undefined {
  const [, list, inside] = /^(\w{1,40})\[(?:0|[1-9]\d?)\]\.([\w.]{1,60})$/.exec(name) ?? []
  const found = fields.find((one) => one.name === (list ?? name))
  if (found && isList(found)) return found.each.find((one) => one.name === inside)
  return list === undefined ? found : undefined
}
