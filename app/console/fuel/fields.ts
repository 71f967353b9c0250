import { fieldTexts } from '#contract/field-texts.ts'
import { mostLetters } from '#contract/most-letters.ts'
import type { Field } from '../fields/field.ts'
import { texts } from './texts.ts'

const required = { isRequired: true, missing: fieldTexts.required } as const
const whole = (name: string, label: string, help?: string): Field => ({
  ...{ name, label, kind: 'whole', maxLength: 7, ...required },
  ...(help && { help }),
})

/** What owners say of a fuel campaign. */
export const fuelFields: readonly Field[] = [
  { name: 'name', label: texts.name, kind: 'text', maxLength: mostLetters.fuel.name, ...required },
  {
    name: 'description',
    label: texts.description,
    kind: 'long',
    rows: 3,
    maxLength: mostLetters.fuel.description,
    optional: true,
    empty: '',
  },
  { name: 'startsOn', label: texts.startsOn, kind: 'day', ...required },
  { name: 'endsOn', label: texts.endsOn, kind: 'day', ...required },
  {
    name: 'fuels',
    label: texts.fuels,
    help: texts.fuelsHelp,
    kind: 'long',
    rows: 4,
    maxLength: mostLetters.fuel.fuels,
    ...required,
  },
  {
    name: 'voucherType',
    label: texts.voucherType,
    help: texts.voucherTypeHelp,
    kind: 'text',
    maxLength: mostLetters.fuel.voucherType,
    ...required,
  },
  whole('litres', texts.litres),
  { name: 'valueCents', label: texts.value, kind: 'money', ...required },
  whole('vouchers', texts.vouchers),
  whole('perMember', texts.perMember),
  whole('validDays', texts.validDays, texts.validDaysHelp),
  { name: 'image', label: texts.image, kind: 'picture', optional: true, empty: null },
  { name: 'isOffered', label: texts.isOffered, kind: 'flag' },
]
