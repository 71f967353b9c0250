import { fieldTexts } from '#contract/field-texts.ts'
import { mostLetters } from '#contract/most-letters.ts'
import type { Field } from '../../fields/field.ts'
import { texts } from './texts.ts'

const needed = { isRequired: true, missing: fieldTexts.required } as const
const open = { optional: true, empty: '' } as const

/** What owners say of a topic. */
export const topicFields: readonly Field[] = [
  {
    name: 'kind',
    label: texts.kind,
    help: texts.kindHelp,
    kind: 'text',
    maxLength: mostLetters.topic.kind,
    ...needed,
  },
  { name: 'title', label: texts.name, kind: 'text', maxLength: mostLetters.topic.title, ...needed },
  {
    name: 'interested',
    label: texts.interested,
    kind: 'text',
    maxLength: mostLetters.topic.interested,
    ...open,
  },
  {
    name: 'description',
    label: texts.description,
    kind: 'long',
    rows: 6,
    maxLength: mostLetters.topic.description,
    ...open,
  },
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
