import { fieldTexts } from '#contract/field-texts.ts'
import { mostLetters } from '#contract/most-letters.ts'
import { areaFacts, caseAreas } from '#contract/services/consultancies/areas.ts'
import type { Field } from '../../fields/field.ts'
import { texts } from './texts.ts'

const { fields: words } = texts
const needed = { isRequired: true, missing: fieldTexts.required } as const
const nothing = { optional: true, empty: null } as const

/** What the areas with cases are called. */
export const areaOptions = caseAreas.map((value) => ({ value, label: areaFacts[value].name }))

/** What owners say of a case. */
export const caseFields: readonly Field[] = [
  {
    ...{ name: 'area', label: texts.area, kind: 'choice', ...needed },
    options: Object.fromEntries(areaOptions.map(({ value, label }) => [value, label])),
  },
  { name: 'number', label: texts.number, kind: 'text', maxLength: mostLetters.case.number, ...needed },
  { name: 'cpf', label: words.cpf, help: words.cpfHelp, kind: 'text', maxLength: 20, ...nothing },
  { name: 'isCollective', label: words.isCollective, kind: 'flag' },
  {
    name: 'kind',
    label: words.kind,
    help: words.kindHelp,
    kind: 'text',
    maxLength: mostLetters.case.kind,
    ...needed,
  },
  { name: 'filedOn', label: words.filedOn, kind: 'day', ...nothing },
  {
    name: 'situation',
    label: words.situation,
    kind: 'text',
    maxLength: mostLetters.case.situation,
    ...needed,
  },
  {
    name: 'court',
    label: words.court,
    kind: 'text',
    maxLength: mostLetters.case.court,
    optional: true,
    empty: '',
  },
  { name: 'title', label: words.title, kind: 'text', maxLength: mostLetters.case.title, ...needed },
  { name: 'claimCents', label: words.claim, kind: 'money', ...nothing },
  { name: 'link', label: words.link, kind: 'url', maxLength: mostLetters.case.link, ...nothing },
]
