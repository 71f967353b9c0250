import { mostLetters } from '#contract/most-letters.ts'
import { type Field, needed, orEmpty, orNull } from '../fields/field.ts'
import { texts } from './texts.ts'

const most = mostLetters.fuel

const whole = (name: string, label: string, help?: string): Field => ({
  ...{ name, label, kind: 'whole', maxLength: 7, ...needed },
  ...(help && { help }),
})

/** What owners say of a fuel campaign. */
export const fuelFields: readonly Field[] = [
  { name: 'name', label: texts.name, kind: 'text', maxLength: most.name, ...needed },
  {
    name: 'description',
    label: texts.description,
    kind: 'long',
    rows: 3,
    maxLength: most.description,
    ...orEmpty,
  },
  { name: 'startsOn', label: texts.startsOn, kind: 'day', ...needed },
  { name: 'endsOn', label: texts.endsOn, kind: 'day', ...needed },
  {
    name: 'fuels',
    label: texts.fuels,
    help: texts.fuelsHelp,
    kind: 'long',
    rows: 4,
    maxLength: most.fuels,
    ...needed,
  },
  {
    name: 'voucherType',
    label: texts.voucherType,
    help: texts.voucherTypeHelp,
    kind: 'text',
    maxLength: most.voucherType,
    ...needed,
  },
  whole('litres', texts.litres),
  { name: 'valueCents', label: texts.value, kind: 'money', ...needed },
  whole('vouchers', texts.vouchers),
  whole('perMember', texts.perMember),
  whole('validDays', texts.validDays, texts.validDaysHelp),
  { name: 'image', label: texts.image, kind: 'picture', ...orNull },
  { name: 'isOffered', label: texts.isOffered, kind: 'flag' },
]
