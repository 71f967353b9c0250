import { featureNames, gates } from '#contract/stations/registry/gates.ts'
import { type Field, orEmpty, orNull } from '../fields/field.ts'
import { texts } from './texts.ts'

/** Address, contacts and currency of a station. */
export const dataFields: readonly Field[] = [
  { name: 'name', label: texts.name, kind: 'text', maxLength: 80, empty: '' },
  { name: 'description', label: texts.description, kind: 'text', maxLength: 300, empty: '' },
  { name: 'timezone', label: texts.zone, help: texts.zoneHelp, kind: 'choice', options: texts.zones },
  { name: 'contact.mail', label: texts.mail, kind: 'text', maxLength: 254 },
  { name: 'contact.phone', label: texts.phone, kind: 'text', maxLength: 30 },
  { name: 'contact.address', label: texts.address, kind: 'text', maxLength: 200, empty: '' },
  { name: 'establishment.cnpj', label: texts.cnpj, kind: 'cnpj', maxLength: 24 },
  { name: 'establishment.fullSocialName', label: texts.company, kind: 'text', maxLength: 200, empty: '' },
  { name: 'establishment.line1', label: texts.line1, kind: 'text', maxLength: 200, empty: '' },
  { name: 'establishment.line2', label: texts.line2, kind: 'text', maxLength: 200, empty: '' },
  { name: 'establishment.city', label: texts.city, kind: 'text', maxLength: 80, empty: '' },
  { name: 'currency.name', label: texts.currencyName, kind: 'text', maxLength: 40, empty: '' },
  { name: 'currency.multiplier', label: texts.multiplier, kind: 'rate', maxLength: 12, empty: 0 },
  { name: 'currency.position', label: texts.position, kind: 'choice', options: texts.positions },
  {
    name: 'currency.pointsExpireDays',
    label: texts.expireDays,
    help: texts.expireDaysHelp,
    kind: 'whole',
    maxLength: 4,
    ...orNull,
  },
  { name: 'cards.numbers', label: texts.cardNumbers, help: texts.cardNumbersHelp, kind: 'flag' },
  {
    name: 'topUp.transferInstructions',
    label: texts.transfer,
    help: texts.transferHelp,
    kind: 'long',
    rows: 4,
    maxLength: 2_000,
    ...orEmpty,
  },
  {
    name: 'topUp.fourEyesAboveCents',
    label: texts.fourEyes,
    help: texts.fourEyesHelp,
    kind: 'money',
    ...orNull,
  },
]

/** The same for a station whose clocks are none of the list's: its own is one more. Pure. */
export const dataFieldsOf = (timezone: string): readonly Field[] =>
  Object.hasOwn(texts.zones, timezone)
    ? dataFields
    : dataFields.map((field) =>
        field.name === 'timezone' ? { ...field, options: { ...texts.zones, [timezone]: timezone } } : field,
      )

/** Asked where wallets come to be worth something else (TEN-07). */
export const rateField: Field = { name: 'confirmed', label: texts.rate.confirm, kind: 'flag' }

/** What of the portal owners can switch off. */
export const featureFields: readonly Field[] = featureNames.map((name) => ({
  name,
  label: gates[name].label,
  kind: 'flag' as const,
}))

/** Asked where somebody's plan loses something (GAP-120). */
export const confirmField: Field = { name: 'confirmed', label: texts.switchOff.confirm, kind: 'flag' }

/** What a link that proves the contact's mailbox says. */
export const tokenField: Field = { name: 'token', label: '', kind: 'kept', empty: '' }
