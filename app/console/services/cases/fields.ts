import { mostLetters } from '#contract/most-letters.ts'
import { areaFacts, caseAreas } from '#contract/services/consultancies/areas.ts'
import { type Field, needed, orEmpty, orNull } from '../../fields/field.ts'
import { texts } from './texts.ts'

const most = mostLetters.case

const { fields: words } = texts

/** What the areas with cases are called. */
export const areaOptions = caseAreas.map((value) => ({ value, label: areaFacts[value].name }))

/** What owners say of a case. */
export const caseFields: readonly Field[] = [
  {
    ...{ name: 'area', label: texts.area, kind: 'choice', ...needed },
    options: Object.fromEntries(areaOptions.map(({ value, label }) => [value, label])),
  },
  { name: 'number', label: texts.number, kind: 'text', maxLength: most.number, ...needed },
  { name: 'cpf', label: words.cpf, help: words.cpfHelp, kind: 'text', maxLength: 20, ...orNull },
  { name: 'isCollective', label: words.isCollective, kind: 'flag' },
  { name: 'kind', label: words.kind, help: words.kindHelp, kind: 'text', maxLength: most.kind, ...needed },
  { name: 'filedOn', label: words.filedOn, kind: 'day', ...orNull },
  { name: 'situation', label: words.situation, kind: 'text', maxLength: most.situation, ...needed },
  { name: 'court', label: words.court, kind: 'text', maxLength: most.court, ...orEmpty },
  { name: 'title', label: words.title, kind: 'text', maxLength: most.title, ...needed },
  { name: 'claimCents', label: words.claim, kind: 'money', ...orNull },
  { name: 'link', label: words.link, kind: 'url', maxLength: most.link, ...orNull },
]
