import { type Fields, fieldOf } from '../fields/field.ts'
import { picture } from '../fields/picture.ts'
import { texts } from './texts.ts'

/** What owners say of an about entry: its page and its place in the menu. */
export const aboutFields: Fields = [
  {
    name: 'name',
    label: texts.name,
    kind: 'text',
    maxLength: 120,
    isRequired: true,
  },
  { name: 'menuTitle', label: texts.menu, kind: 'text', help: texts.menuHelp, optional: true, maxLength: 40 },
  { name: 'sectionId', label: texts.section, kind: 'numbered', isCompared: false },
  { name: 'html', label: texts.html, kind: 'html', rows: 14, empty: '' },
  { name: 'image', label: texts.image, ...picture },
]

/** What is asked for a new page. */
export const newPageFields: Fields = [fieldOf(aboutFields, 'name')]
