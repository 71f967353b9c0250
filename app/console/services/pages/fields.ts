import { mostLetters } from '#contract/most-letters.ts'
import { areaFacts, filmParts, type ServiceArea } from '#contract/services/consultancies/areas.ts'
import { type Field, type FieldList, type Fields, needed, orEmpty, orNull } from '../../fields/field.ts'
import { texts } from './texts.ts'

/** Of one of the team. */
export const contactFields: readonly Field[] = [
  { name: 'name', label: texts.name, kind: 'text', maxLength: mostLetters.contact.name, ...needed },
  { name: 'role', label: texts.role, kind: 'text', maxLength: mostLetters.contact.role, ...orEmpty },
  { name: 'phone', label: texts.phone, kind: 'text', maxLength: mostLetters.contact.phone, ...orEmpty },
  { name: 'email', label: texts.email, kind: 'mail', ...orEmpty },
  { name: 'image', label: texts.image, kind: 'picture', ...orNull },
]

/** Of a film; where its page is the only one with films, that is not asked. */
export const filmFields: readonly Field[] = [
  { name: 'part', label: texts.part, kind: 'choice', options: texts.parts },
  { name: 'title', label: texts.filmTitle, kind: 'text', maxLength: mostLetters.film.title, ...needed },
  { name: 'url', label: texts.url, help: texts.urlHelp, kind: 'url', ...needed },
]

const contacts: FieldList = {
  ...{ name: 'contacts', label: texts.contact, each: contactFields },
  ...{ most: 12, filledBy: ['name', 'role', 'phone', 'email', 'image'] },
}
const films: FieldList = {
  ...{ name: 'films', label: texts.film, each: filmFields },
  ...{ most: 30, filledBy: ['title', 'url'] },
}

/** What the pages of any area may say. */
export const pageFields: Fields = [
  {
    name: 'intro',
    label: texts.intro,
    kind: 'long',
    rows: 3,
    maxLength: mostLetters.servicePage.intro,
    ...orEmpty,
  },
  {
    name: 'hours',
    label: texts.hours,
    help: texts.lines,
    kind: 'long',
    rows: 3,
    maxLength: mostLetters.servicePage.hours,
    ...orEmpty,
  },
  {
    name: 'covers',
    label: texts.covers,
    help: texts.lines,
    kind: 'long',
    rows: 5,
    maxLength: mostLetters.servicePage.covers,
    ...orEmpty,
  },
  { name: 'guidance', label: texts.guidance, kind: 'html', rows: 8, empty: '' },
  { name: 'information', label: texts.information, kind: 'html', rows: 8, empty: '' },
  contacts,
  films,
]

/** The pages of an area that show films. Pure. */
export const filmPartsOf = (area: ServiceArea) =>
  filmParts.filter((part) => areaFacts[area].parts.includes(part))

/** Whether the pages of an area show a field. */
const isShown = (area: ServiceArea, name: string): boolean => {
  const { parts } = areaFacts[area]
  if (name === 'contacts') return parts.includes('contato')
  if (name === 'information') return parts.includes('informacoes')
  if (name === 'films') return filmPartsOf(area).length > 0
  if (name === 'intro') return true
  if (area === 'health') return name !== 'covers'
  return parts.includes('orientacoes')
}

/** What the pages of an area say: of what they do not show nothing is asked. Pure. */
export const fieldsOf = (area: ServiceArea): Fields => pageFields.filter(({ name }) => isShown(area, name))
