import { colorText } from '#contract/hex-color.ts'
import { fontNames } from '#themes/brand.ts'
import { formTexts } from '../../forms/texts.ts'
import { texts as siteTexts } from '../../site/builder/texts.ts'
import type { Field, Fields } from '../fields/field.ts'
import { texts } from './texts.ts'

const swatch = { kind: 'swatch', missing: colorText } as const
const fonts = {
  kind: 'choice',
  options: Object.fromEntries(fontNames.map((name) => [name, name])),
} as const
/** Colours, letters, shapes and logos of a station. */
export const lookFields: readonly Field[] = [
  { name: 'primary', at: 'brand.colors.primary', label: texts.primary, ...swatch },
  { name: 'accent', at: 'brand.colors.accent', label: texts.accent, ...swatch },
  { name: 'footer', at: 'brand.colors.footer', label: texts.footer, ...swatch },
  { name: 'font', at: 'brand.fonts.body', label: texts.font, ...fonts },
  { name: 'heading', at: 'brand.fonts.heading', label: texts.heading, ...fonts },
  {
    name: 'corner',
    at: 'brand.corner',
    label: texts.corner,
    kind: 'choice',
    options: siteTexts.style.corners,
  },
  {
    name: 'layout',
    at: 'brand.header.layout',
    label: texts.layout,
    kind: 'choice',
    options: siteTexts.style.layouts,
  },
  {
    name: 'logo',
    at: 'images.primaryLogo',
    label: texts.logo,
    kind: 'logo',
    help: siteTexts.logo.help,
    optional: true,
  },
  {
    name: 'footerLogo',
    at: 'images.footerLogo',
    label: texts.footerLogo,
    kind: 'logo',
    help: texts.footerHelp,
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
