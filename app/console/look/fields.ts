import { fontNames } from '#themes/brand.ts'
import { formTexts } from '../../forms/texts.ts'
import { texts as siteTexts } from '../../site/builder/texts.ts'
import type { Field, Fields } from '../fields/field.ts'
import { texts } from './texts.ts'

const color = { kind: 'color', empty: '' } as const
const fonts = {
  kind: 'choice',
  options: Object.fromEntries(fontNames.map((name) => [name, name])),
} as const
const choice = (
  name: string,
  at: string,
  label: string,
  options: Readonly<Record<string, string>>,
): Field => ({
  name,
  at: `brand.${at}`,
  label,
  kind: 'choice',
  options,
})
/** How the member area is composed, framed and drawn (ADR 152), and the lines and headlines of the whole station. */
export const memberFields: readonly Field[] = [
  choice('home', 'member.home', texts.home, texts.homes),
  choice('frame', 'member.frame', texts.frame, texts.frames),
  choice('memberHeader', 'member.header', texts.memberHeader, texts.memberHeaders),
  choice('card', 'member.card', texts.card, texts.cards),
  choice('ground', 'member.ground', texts.ground, texts.grounds),
  choice('display', 'display', texts.display, texts.displays),
  choice('line', 'line', texts.line, texts.lines),
]

/** Colours, letters, shapes and logos of a station. */
export const lookFields: readonly Field[] = [
  { name: 'primary', at: 'brand.colors.primary', label: texts.primary, ...color },
  { name: 'accent', at: 'brand.colors.accent', label: texts.accent, ...color },
  { name: 'footer', at: 'brand.colors.footer', label: texts.footer, ...color },
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
  ...memberFields,
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
/** What says how the rest is meant: whether the footer's colour was chosen, from which second colour one left, how a logo is taken in. */
const choices: Fields = [
  { name: 'footerFollows', label: texts.footerFollows, kind: 'flag', isSaved: false },
  { name: 'noAccent', label: '', kind: 'kept', isSaved: false },
  {
    name: 'remove_background',
    label: siteTexts.logo.removeBackground,
    help: siteTexts.logo.removeHelp,
    kind: 'flag',
    isSaved: false,
  },
]
export const lookFormFields: Fields = [...lookFields, ...logoForms, ...choices]
