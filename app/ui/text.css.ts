import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, tracking, width } from '#themes/scale.ts'
import { caps } from './patterns.ts'

const heading = style({
  fontFamily: vars.font.heading,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  letterSpacing: tracking.heading,
  textWrap: 'balance',
})
export const headings = styleVariants({
  /** The hero of the landing page, once per site. */
  hero: [
    heading,
    { fontSize: fontSize[31], lineHeight: '1.15', '@media': { [media.tablet]: { fontSize: fontSize[39] } } },
  ],
  page: [
    heading,
    { fontSize: vars.display.page, '@media': { [media.tablet]: { fontSize: vars.display.pageWide } } },
  ],
  section: [
    heading,
    { fontSize: vars.display.section, '@media': { [media.tablet]: { fontSize: vars.display.sectionWide } } },
  ],
  card: [heading, { fontSize: fontSize[20] }],
  small: [heading, { fontSize: fontSize[16], letterSpacing: 'normal', lineHeight: lineHeight.tight }],
})

const text = style({ maxInlineSize: width.measure })
export const texts = styleVariants({
  lead: [text, { fontSize: fontSize[20], lineHeight: '1.5', color: vars.color.textMuted }],
  body: [text],
  muted: [text, { color: vars.color.textMuted }],
  small: [text, { fontSize: fontSize[14], lineHeight: '1.5' }],
  smallMuted: [text, { fontSize: fontSize[14], lineHeight: '1.5', color: vars.color.textMuted }],
  caption: [text, { fontSize: fontSize[12], lineHeight: '1.4', color: vars.color.textMuted }],
  eyebrow: [text, caps, { color: vars.color.textMuted }],
})
