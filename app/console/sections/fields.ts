import { mostSectionItems, mostSlides } from '#contract/console/most-entries.ts'
import type { Field, Fields } from '../fields/field.ts'
import { picture } from '../fields/picture.ts'
import { texts } from './texts.ts'
import { sectionTypeNames } from './types/index.ts'

export const itemFields: readonly Field[] = [
  { name: 'id', label: '', kind: 'number' },
  { name: 'name', label: texts.name, kind: 'text', optional: true, maxLength: 300 },
  { name: 'description', label: texts.text, kind: 'html' },
  { name: 'image', label: texts.image, ...picture },
  { name: 'video', label: texts.video, kind: 'text', optional: true, maxLength: 300 },
  { name: 'buttonLabel', label: texts.button, kind: 'text', optional: true, maxLength: 60 },
  { name: 'linkType', label: texts.link, kind: 'choice', options: texts.links },
  { name: 'externalLink', label: texts.external, kind: 'text', optional: true, maxLength: 300 },
  { name: 'aboutId', label: texts.page, kind: 'numbered', optional: true },
  { name: 'imageLeft', label: texts.left, kind: 'flag' },
]

/** What owners say of a landing texts. */
export const sectionFields: Fields = [
  { name: 'type', label: '', kind: 'number' },
  { name: 'title', label: texts.heading, kind: 'text', maxLength: 200 },
  { name: 'subtitle', label: texts.subtitle, kind: 'text', optional: true, maxLength: 400 },
  {
    name: 'backgroundColor',
    label: texts.background,
    kind: 'color',
    help: texts.backgroundHelp,
    optional: true,
    maxLength: 40,
  },
  { name: 'backgroundImage', label: texts.backgroundImage, ...picture },
  {
    name: 'items',
    label: texts.item,
    each: itemFields,
    most: mostSectionItems,
    filledBy: ['id', 'name', 'description', 'image', 'video', 'buttonLabel'],
  },
]

/** Chosen once, when a section is added. */
export const typeField: Field = {
  name: 'type',
  label: texts.kind,
  kind: 'numbered',
  options: sectionTypeNames,
}
/** What is asked for a new section. */
export const newSectionFields: Fields = [typeField]

/** A section with what its list says of it: its type, and whether it is hidden. */
export const wholeSection: Fields = [
  typeField,
  ...sectionFields.slice(1, -1),
  { name: 'hidden', label: texts.hidden, kind: 'flag' },
  ...sectionFields.slice(-1),
]

export const slideFields: readonly Field[] = [
  { name: 'title', label: texts.cover.heading, kind: 'text', optional: true, maxLength: 120 },
  { name: 'text', label: texts.cover.text, kind: 'text', optional: true, maxLength: 300 },
  { name: 'image', label: texts.cover.image, ...picture, missing: texts.cover.imageMissing },
  { name: 'alt', label: '', kind: 'kept', empty: '' },
]

/** The rotating pictures of the landing page with their words. */
export const coverFields: Fields = [
  {
    name: 'header',
    at: 'images.header',
    label: texts.cover.slide,
    each: slideFields,
    most: mostSlides,
    filledBy: ['title', 'text', 'image'],
  },
]
