import { mostLetters } from '#contract/most-letters.ts'
import { type Field, needed, orEmpty, orNull } from '../../fields/field.ts'
import { texts } from './texts.ts'

const most = mostLetters.topic

/** What owners say of a topic. */
export const topicFields: readonly Field[] = [
  { name: 'kind', label: texts.kind, help: texts.kindHelp, kind: 'text', maxLength: most.kind, ...needed },
  { name: 'title', label: texts.name, kind: 'text', maxLength: most.title, ...needed },
  { name: 'interested', label: texts.interested, kind: 'text', maxLength: most.interested, ...orEmpty },
  {
    name: 'description',
    label: texts.description,
    kind: 'long',
    rows: 6,
    maxLength: most.description,
    ...orEmpty,
  },
  {
    ...{ name: 'highlights', label: texts.highlights, help: texts.highlightsHelp, kind: 'long', ...orEmpty },
    ...{ rows: 4, maxLength: 20_000 },
  },
  {
    ...{ name: 'actions', label: texts.actions, help: texts.actionsHelp, kind: 'long', ...orEmpty },
    ...{ rows: 4, maxLength: 30_000 },
  },
  {
    ...{ name: 'cases', label: texts.cases, help: texts.casesHelp, kind: 'long', ...orEmpty },
    ...{ rows: 3, maxLength: 8_000 },
  },
  {
    ...{ name: 'position', label: texts.position, help: texts.positionHelp, kind: 'whole', maxLength: 6 },
    ...{ ...orNull },
  },
  { name: 'published', label: texts.published, kind: 'flag' },
]
