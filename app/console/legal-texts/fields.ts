import { mostLetters } from '#contract/most-letters.ts'
import { officerLimits } from '#contract/stations/registry/legal-said.ts'
import { type Fields, needed, orEmpty } from '../fields/field.ts'
import { texts } from './texts.ts'

const { officer, publish } = texts

export const officerFields: Fields = [
  { name: 'name', label: officer.name, kind: 'text', maxLength: 120, ...needed },
  { name: 'mail', label: officer.mail, kind: 'mail', maxLength: mostLetters.mail, ...needed },
  { name: 'phone', label: officer.phone, kind: 'text', maxLength: officerLimits.phone, ...orEmpty },
  {
    ...{ name: 'post', label: officer.post, help: officer.postHelp, kind: 'text' },
    ...{ maxLength: officerLimits.post, ...orEmpty },
  },
]

export const draftFields: Fields = [{ name: 'html', label: texts.html, kind: 'html', rows: 24, empty: '' }]

export const publicationFields: Fields = [
  {
    ...{ name: 'note', label: publish.note, help: publish.noteHelp, kind: 'long', rows: 3 },
    ...{ maxLength: mostLetters.legalNote, ...orEmpty },
  },
  { name: 'asks', label: publish.asks, help: publish.asksHelp, kind: 'flag' },
]
