import { isValidCep } from '@brazilian-utils/brazilian-utils/is-valid-cep'
import { isValidPhone } from '@brazilian-utils/brazilian-utils/is-valid-phone'
import { z } from 'zod'
import { composed } from './composed.ts'
import { fieldTexts, requiredText } from './fields.ts'
import { plainTyped } from './plain-typed.ts'
import { isRealDate, parseDate } from './real-date.ts'
import { readPhone } from './typed-shapes.ts'

/** Messages of the validators of a person's data, letter by letter (D1§5, VAL-05..07, VAL-09). */
export const personTexts = {
  date: 'Data Inválida!',
  datePicker: 'Inválida',
  /** The specification writes 18; stations may ask for another age (GAP-21). */
  age: (years: number) => `É necessário ser maior de ${years} anos.`,
  name: 'Escreva o nome com letras',
  phone: 'Telefone inválido',
  cep: 'CEP inválido',
  state: 'Escolha um estado da lista',
  accept: fieldTexts.required,
} as const

/** A date as people write it, as ISO, or with a time behind it (GAP-26); YYYY-MM-DD comes out (VAL-05). */
export const dateField = requiredText(40)
  .refine((text) => isRealDate(text), personTexts.date)
  .transform((text) => parseDate(text) ?? '')

/** Ten or eleven digits with a known area code, however they are written (VAL-07, GAP-30); digits come out. */
export const phoneField = requiredText(40)
  .transform((text) => readPhone(text) ?? '')
  .refine((digits) => digits !== '' && isValidPhone(digits), personTexts.phone)

/** A CEP with or without its mask, 99.999-999 or 99999-999; 8 digits come out (VAL-06, GAP-31). */
export const cepField = requiredText(20)
  .transform((text) => plainTyped(text).replace(/[.\s-]/g, ''))
  .refine((digits) => /^\d{8}$/.test(digits) && isValidCep(digits), personTexts.cep)

/** Two letters of a state; whether there is such a state is known with its cities. */
export const stateField = requiredText(2)
  .transform((text) => text.toUpperCase())
  .refine((text) => /^[A-Z]{2}$/.test(text), personTexts.state)

/**
 * Removes signs that no name is written with: controls, marks that turn the direction of writing, letters without
 * width, piles of accents.
 */
const cleanName = (text: string) =>
  composed(text)
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim()

/**
 * Gives the schema of a name in any script, of up to `max` letters, without what would disturb the texts around it; of
 * figures and emoji alone or among them it is none.
 */
const nameUpTo = (max: number) =>
  requiredText(max)
    .transform(cleanName)
    .refine((name) => !emoji.test(name), { error: personTexts.name, abort: true })
    .refine((name) => /[\p{L}\p{N}]/u.test(name), { error: fieldTexts.required, abort: true })
    .refine((name) => /\p{L}/u.test(name), personTexts.name)

const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u

export const nameField = nameUpTo(120)
/** One of the two parts of a name. */
export const namePartField = nameUpTo(60)
export const cityField = requiredText(80)

/** A box that has to be ticked: the browser sends 'on', programs send true. */
export const acceptedField = z
  .union([z.literal('on'), z.literal('true'), z.literal(true)], personTexts.accept)
  .transform(() => true as const)
