import { planAreaNames, planAreas } from '#contract/commerce/plans/areas.ts'
import { areasOn, type Switches } from '#contract/commerce/plans/gives.ts'
import { mostLetters } from '#contract/most-letters.ts'
import { type Field, needed, orEmpty, orNull } from '../fields/field.ts'
import { texts } from './texts.ts'

const most = mostLetters.plan

/** What owners say of a plan. */
export const planFields: readonly Field[] = [
  { name: 'name', label: texts.name, kind: 'text', maxLength: most.name, ...needed },
  {
    name: 'description',
    label: texts.description,
    kind: 'long',
    rows: 2,
    maxLength: most.description,
    ...orEmpty,
  },
  { name: 'priceCents', label: texts.price, help: texts.priceHelp, kind: 'money', ...orNull },
  { name: 'discountCents', label: texts.discount, kind: 'money', optional: true, empty: 0 },
  { name: 'days', label: texts.days, kind: 'numbered', ...needed, options: texts.periods },
  {
    name: 'benefits',
    label: texts.benefits,
    help: texts.benefitsHelp,
    kind: 'long',
    rows: 6,
    maxLength: most.benefits,
    ...orEmpty,
  },
  {
    name: 'gives.discountPercent',
    label: texts.gives.discount,
    help: texts.gives.discountHelp,
    kind: 'whole',
    maxLength: 3,
    optional: true,
    empty: 0,
  },
  {
    name: 'gives.discountCapCents',
    label: texts.gives.cap,
    help: texts.gives.capHelp,
    kind: 'money',
    ...orNull,
  },
  {
    name: 'gives.monthlyPoints',
    label: texts.gives.points,
    help: texts.gives.pointsHelp,
    kind: 'whole',
    maxLength: 7,
    optional: true,
    empty: 0,
  },
  ...planAreas.map(
    (area): Field => ({ name: `gives.areas.${area}`, label: planAreaNames[area], kind: 'flag' }),
  ),
  { name: 'image', label: texts.image, kind: 'picture', ...orNull },
  {
    name: 'purchaseText',
    label: texts.purchaseText,
    help: texts.purchaseTextHelp,
    kind: 'long',
    rows: 3,
    maxLength: most.purchaseText,
    ...orEmpty,
  },
  { name: 'highlighted', label: texts.highlight, kind: 'flag' },
]

const discountFields = ['gives.discountPercent', 'gives.discountCapCents']

/** The same of a station: what it has not on cannot be offered (GAP-120). Pure. */
export function planFieldsOn(station: Switches): readonly Field[] {
  const areas = areasOn(station).map((area) => `gives.areas.${area}`)
  return planFields.filter(({ name }) =>
    name.startsWith('gives.areas.')
      ? areas.includes(name)
      : station.features.checkout || !discountFields.includes(name),
  )
}

/** What a plan could give if the station had it on: 'Mural', 'Carteirinha'. Pure. */
export function namesOfOff(station: Switches): string[] {
  const on = areasOn(station)
  return planAreas.filter((area) => !on.includes(area)).map((area) => planAreaNames[area])
}

/** Why somebody's plan is ended. */
export const reasonFields: readonly Field[] = [
  {
    name: 'reason',
    label: texts.subscriber.reasonLabel,
    kind: 'long',
    rows: 3,
    maxLength: mostLetters.reason,
    ...needed,
  },
]

/** Which plan somebody is changed to; the page says between which. */
export const changeFields: readonly Field[] = [
  {
    name: 'planId',
    label: texts.subscriber.change.plan,
    kind: 'numbered',
    placeholder: texts.subscriber.change.choose,
    ...needed,
  },
  ...reasonFields,
]

/** What the history says of somebody's plan. */
export const subscriberFields: readonly Field[] = [
  { name: 'plan', label: texts.subscriber.plan, kind: 'text' },
  { name: 'nextPlan', label: texts.subscriber.nextPlan, kind: 'text' },
  { name: 'reason', label: texts.subscriber.reason, kind: 'text' },
]
