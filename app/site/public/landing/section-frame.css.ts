import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, lineHeight, media, space, width } from '#themes/scale.ts'

const { color } = vars

const section = style({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: space[48],
  color: color.text,
  background: color.page,
  '@media': { [media.desktop]: { paddingBlock: space[96] } },
})
export const tones = styleVariants({
  page: [section],
  sunken: [section, { background: color.surfaceSunken }],
  brand: [section],
  own: [section],
  picture: [section],
})
/** Two sections on the same ground share one space between them. */
globalStyle(`${tones.page} + ${tones.page}`, { paddingBlockStart: 0 })

export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, background: color.imageScrim } },
})

/** Further anchors of a section: places without size at its top. */
export const anchor = style({ position: 'absolute', insetBlockStart: 0 })

const head = style({ display: 'flex', flexDirection: 'column', gap: space[12], marginBlockEnd: space[32] })
export const heads = styleVariants({
  start: [
    head,
    { maxInlineSize: width.reading, '@media': { [media.desktop]: { marginBlockEnd: space[48] } } },
  ],
  center: [
    head,
    {
      alignItems: 'center',
      textAlign: 'center',
      maxInlineSize: width.reading,
      marginInline: 'auto',
      '@media': { [media.desktop]: { marginBlockEnd: space[48] } },
    },
  ],
})
export const title = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[25],
  lineHeight: lineHeight.heading,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
  '@media': { [media.desktop]: { fontSize: fontSize[31] } },
})
export const subtitle = style({
  fontSize: fontSize[20],
  lineHeight: '1.5',
  color: color.textMuted,
  textWrap: 'pretty',
})
/** A word between the hero and the sections. */
export const notice = style({ paddingBlockStart: space[24] })
