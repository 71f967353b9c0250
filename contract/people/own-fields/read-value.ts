import { cpfField, requiredText } from '../../fields.ts'
import { mostLetters } from '../../most-letters.ts'
import { dateField, phoneField } from '../../person-fields.ts'
import { plainTyped } from '../../plain-typed.ts'
import { readYesNo } from '../../spreadsheet.ts'
import { ownFieldTexts as texts } from './own-field-texts.ts'
import type { OwnField, OwnValue } from './schemas.ts'

/** What a typed or told value is for its field, or what is wrong with it; '' and an empty list are none. */
export type ReadValue = { value: OwnValue } | { wrong: string }

type Told = string | number | boolean | readonly string[] | null

/** Reads a value by the kind of its field, as forms, tables and programs write it (PPL-17). Pure. */
export function readOwnValue({ kind, choices }: Pick<OwnField, 'kind' | 'choices'>, told: Told): ReadValue {
  if (told === null || told === '' || (Array.isArray(told) && told.every((one) => one.trim() === '')))
    return { value: null }
  if (kind === 'choices') return readChoices(choices, told)
  const text = Array.isArray(told) ? told.join(', ') : String(told)
  if (text.trim() === '') return { value: null }
  switch (kind) {
    case 'text':
      return parsed(requiredText(mostLetters.ownField.value), text)
    case 'cpf':
      return parsed(cpfField, text)
    case 'phone':
      return parsed(phoneField, text)
    case 'date':
      return parsed(dateField, text)
    case 'number':
      return readNumber(told, text)
    case 'flag':
      return readFlag(told, text)
    case 'choice': {
      const chosen = choiceIn(choices, text)
      return chosen === undefined ? { wrong: texts.choice } : { value: chosen }
    }
  }
}

type Schema = {
  safeParse: (text: string) => { success: boolean; data?: string; error?: { issues: { message: string }[] } }
}
function parsed(schema: Schema, text: string): ReadValue {
  const { success, data, error } = schema.safeParse(text)
  return success && data !== undefined ? { value: data } : { wrong: error?.issues[0]?.message ?? '' }
}

/** As people write it, 1.234,5, and as programs do, 1234.5. */
function readNumber(told: Told, text: string): ReadValue {
  const plain = plainTyped(text).replace(/\s/g, '')
  const isBrazilian = /^-?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/.test(plain)
  const number =
    typeof told === 'number'
      ? told
      : Number(isBrazilian ? plain.replaceAll('.', '').replace(',', '.') : plain)
  const isNumber = /^-?[\d.,]+$/.test(plain) || typeof told === 'number'
  return isNumber && Number.isFinite(number) && Math.abs(number) <= 1e15
    ? { value: number }
    : { wrong: texts.number }
}

function readFlag(told: Told, text: string): ReadValue {
  const flag = typeof told === 'boolean' ? told : text === 'on' ? true : readYesNo(text)
  return flag === null ? { wrong: texts.flag } : { value: flag }
}

const plain = (text: string) => text.trim().toLocaleLowerCase('pt-BR')
const choiceIn = (choices: readonly string[], text: string) =>
  choices.find((one) => plain(one) === plain(text))

/** A list, or one text with commas, semicolons or lines between them; in the order of the choices, each once. */
function readChoices(choices: readonly string[], told: Told): ReadValue {
  const listed = Array.isArray(told) ? told : String(told).split(/[;\n]|,(?![^(]*\))/)
  const asked = listed.map((one) => one.trim()).filter(Boolean)
  const found = asked.map((one) => choiceIn(choices, one))
  if (found.includes(undefined)) return { wrong: texts.choice }
  return { value: choices.filter((one) => found.includes(one)) }
}

/** A value as a text: of a file, of the history, of a page. Days as people write them. Pure. */
export function ownValueText(kind: OwnField['kind'], value: OwnValue): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return String(value).replace('.', ',')
  return kind === 'date' ? value.split('-').reverse().join('/') : value
}
