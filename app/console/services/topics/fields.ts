import { fieldTexts } from '#contract/field-texts.ts'
import type { Field } from '../../fields/field.ts'
import { texts } from './texts.ts'

const needed = { isRequired: true, missing: fieldTexts.required } as const
const open = { optional: true, empty: '' } as const

/** What owners say of a topic. */
export const topicFields: readonly Field[] = [
  { name: 'kind', label: texts.kind, help: texts.kindHelp, kind: 'text', maxLength: 80, ...needed },
  { name: 'title', label: texts.name, kind: 'text', maxLength: 200, ...needed },
  { name: 'interested', label: texts.interested, kind: 'text', maxLength: 500, ...open },
  { name: 'description', label: texts.description, kind: 'long', rows: 6, maxLength: 5_000, ...open },
  {
    ...{ name: 'highlights', label: texts.highlights, help: texts.highlightsHelp, kind: 'long', ...open },
    ...{ rows: 4, maxLength: 20_000 },
  },
  {
    ...{ name: 'actions', label: texts.actions, help: texts.actionsHelp, kind: 'long', ...open },
    ...{ rows: 4, maxLength: 30_000 },
  },
  {
    ...{ name: 'cases', label: texts.cases, help: texts.casesHelp, kind: 'long', ...open },
    ...{ rows: 3, maxLength: 8_000 },
  },
  {
    ...{ name: 'position', label: texts.position, help: texts.positionHelp, kind: 'whole', maxLength: 6 },
    ...{ optional: true, empty: null },
  },
  { name: 'published', label: texts.published, kind: 'flag' },
]
