import { mostSectionItems, mostSlides } from '#contract/console/most-entries.ts'
import { fieldTexts } from '#contract/field-texts.ts'
import { colorText } from '#contract/hex-color.ts'
import { fontNames } from '#themes/brand.ts'
import { formTexts } from '../forms/texts.ts'
import { texts as siteTexts } from '../site/builder/texts.ts'
import { activityHistory } from './activities/activity-fields.ts'
import type { Field, Fields } from './fields/field.ts'
import { sectionTypeNames } from './sections/types/index.ts'
import { texts } from './texts.ts'

const { about, cover, data, look, section } = texts
const picture = { kind: 'picture', help: section.imageHelp, optional: true } as const

export const itemFields: readonly Field[] = [
  { name: 'id', label: '', kind: 'number' },
  { name: 'name', label: section.name, kind: 'text', optional: true, maxLength: 300 },
  { name: 'description', label: section.text, kind: 'html' },
  { name: 'image', label: section.image, ...picture },
  { name: 'video', label: section.video, kind: 'text', optional: true, maxLength: 300 },
  { name: 'buttonLabel', label: section.button, kind: 'text', optional: true, maxLength: 60 },
  { name: 'linkType', label: section.link, kind: 'choice', options: section.links },
  { name: 'externalLink', label: section.external, kind: 'text', optional: true, maxLength: 300 },
  { name: 'aboutId', label: section.page, kind: 'numbered', optional: true },
  { name: 'imageLeft', label: section.left, kind: 'flag' },
]

/** What owners say of a landing section. */
export const sectionFields: Fields = [
  { name: 'type', label: '', kind: 'number' },
  { name: 'title', label: section.heading, kind: 'text', maxLength: 200 },
  { name: 'subtitle', label: section.subtitle, kind: 'text', optional: true, maxLength: 400 },
  {
    name: 'backgroundColor',
    label: section.background,
    kind: 'color',
    help: section.backgroundHelp,
    optional: true,
    maxLength: 40,
  },
  { name: 'backgroundImage', label: section.backgroundImage, ...picture },
  {
    name: 'items',
    label: section.item,
    each: itemFields,
    most: mostSectionItems,
    filledBy: ['id', 'name', 'description', 'image', 'video', 'buttonLabel'],
  },
]

/** What owners say of an about entry: its page and its place in the menu. */
export const aboutFields: Fields = [
  {
    name: 'name',
    label: about.name,
    kind: 'text',
    maxLength: 120,
    isRequired: true,
    missing: fieldTexts.required,
  },
  { name: 'menuTitle', label: about.menu, kind: 'text', help: about.menuHelp, optional: true, maxLength: 40 },
  { name: 'sectionId', label: about.section, kind: 'numbered', isCompared: false },
  { name: 'html', label: about.html, kind: 'html', rows: 14, empty: '' },
  { name: 'image', label: about.image, ...picture },
]

export const slideFields: readonly Field[] = [
  { name: 'title', label: cover.heading, kind: 'text', optional: true, maxLength: 120 },
  { name: 'text', label: cover.text, kind: 'text', optional: true, maxLength: 300 },
  { name: 'image', label: cover.image, ...picture, missing: cover.imageMissing },
  { name: 'alt', label: '', kind: 'kept', empty: '' },
]

/** The rotating pictures of the landing page with their words. */
export const coverFields: Fields = [
  {
    name: 'header',
    at: 'images.header',
    label: cover.slide,
    each: slideFields,
    most: mostSlides,
    filledBy: ['title', 'text', 'image'],
  },
]

const swatch = { kind: 'swatch', missing: colorText } as const
const fonts = {
  kind: 'choice',
  options: Object.fromEntries(fontNames.map((name) => [name, name])),
} as const
/** Colours, letters, shapes and logos of a station. */
const lookFields: readonly Field[] = [
  { name: 'primary', at: 'brand.colors.primary', label: look.primary, ...swatch },
  { name: 'accent', at: 'brand.colors.accent', label: look.accent, ...swatch },
  { name: 'footer', at: 'brand.colors.footer', label: look.footer, ...swatch },
  { name: 'font', at: 'brand.fonts.body', label: look.font, ...fonts },
  { name: 'heading', at: 'brand.fonts.heading', label: look.heading, ...fonts },
  {
    name: 'corner',
    at: 'brand.corner',
    label: look.corner,
    kind: 'choice',
    options: siteTexts.style.corners,
  },
  {
    name: 'layout',
    at: 'brand.header.layout',
    label: look.layout,
    kind: 'choice',
    options: siteTexts.style.layouts,
  },
  {
    name: 'logo',
    at: 'images.primaryLogo',
    label: look.logo,
    kind: 'logo',
    help: siteTexts.logo.help,
    optional: true,
  },
  {
    name: 'footerLogo',
    at: 'images.footerLogo',
    label: look.footerLogo,
    kind: 'logo',
    help: look.footerHelp,
    optional: true,
  },
  {
    name: 'logoPlate',
    at: 'images.logoPlate',
    label: formTexts.plate.label,
    kind: 'choice',
    options: { light: formTexts.plate.light, dark: formTexts.plate.dark },
  },
]

/** The other forms of a logo, which come with it. */
const logoForms: Fields = [
  { name: 'secondaryLogo', at: 'images.secondaryLogo', label: '', kind: 'kept' },
  { name: 'favicon', at: 'images.favicon', label: '', kind: 'kept' },
]
export const lookFormFields: Fields = [...lookFields, ...logoForms]

/** Address, contacts and currency of a station. */
export const dataFields: Fields = [
  { name: 'name', label: data.name, kind: 'text', maxLength: 80, empty: '' },
  { name: 'description', label: data.description, kind: 'text', maxLength: 300, empty: '' },
  { name: 'contact.mail', label: data.mail, kind: 'text', maxLength: 254 },
  { name: 'contact.phone', label: data.phone, kind: 'text', maxLength: 30 },
  { name: 'contact.address', label: data.address, kind: 'text', maxLength: 200, empty: '' },
  { name: 'establishment.cnpj', label: data.cnpj, kind: 'cnpj', maxLength: 24 },
  { name: 'establishment.fullSocialName', label: data.company, kind: 'text', maxLength: 200, empty: '' },
  { name: 'establishment.line1', label: data.line1, kind: 'text', maxLength: 200, empty: '' },
  { name: 'establishment.line2', label: data.line2, kind: 'text', maxLength: 200, empty: '' },
  { name: 'establishment.city', label: data.city, kind: 'text', maxLength: 80, empty: '' },
  { name: 'currency.name', label: data.currencyName, kind: 'text', maxLength: 40, empty: '' },
  { name: 'currency.multiplier', label: data.multiplier, kind: 'rate', maxLength: 12, empty: 0 },
  { name: 'currency.position', label: data.position, kind: 'choice', options: data.positions },
]

/** What of the portal owners can switch off. */
export const featureFields: readonly Field[] = Object.entries(data.flags).map(([name, label]) => ({
  name,
  label,
  kind: 'flag' as const,
}))

/** A section with what its list says of it: its type, and whether it is hidden. */
const wholeSection: Fields = [
  { name: 'type', label: section.kind, kind: 'numbered', options: sectionTypeNames },
  ...sectionFields.slice(1, -1),
  { name: 'hidden', label: section.hidden, kind: 'flag' },
  ...sectionFields.slice(-1),
]

/** What the parts of a site say, by the kind of part, for whoever compares two versions of one. */
export const partFields: ReadonlyMap<string, Fields> = new Map([
  ['look', [...lookFields, ...coverFields]],
  ['data', dataFields],
  ['features', featureFields],
  ['section', wholeSection],
  ['about', aboutFields],
  ['activity', activityHistory],
  ['collection', [{ name: 'name', label: data.name, kind: 'text' }]],
])
