import { style } from '@vanilla-extract/css'
import { logoPlate } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space, tracking, width } from '#themes/scale.ts'

const { color } = vars

export const page = style({
  display: 'grid',
  minBlockSize: '100dvh',
  background: color.surface,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
})

/** The brand beside the form, on wide screens only: the picture, and the name on its colour. */
export const brand = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvh',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      overflow: 'hidden',
      background: color.brandDeep,
      color: color.onBrandDeep,
    },
  },
})
export const banner = style({ flex: 1, minBlockSize: 0, inlineSize: '100%', objectFit: 'cover' })
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: `${space[48]} ${space[64]} ${space[64]}`,
})
export const slogan = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[39],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  letterSpacing: tracking.heading,
  textWrap: 'balance',
})
export const description = style({ fontSize: fontSize[20], lineHeight: lineHeight.tight, textWrap: 'pretty' })

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  // From the top on phones: between steps of different length nothing jumps, and the keyboard leaves room.
  justifyContent: 'flex-start',
  minInlineSize: 0,
  paddingBlock: space[24],
  ':focus': { outline: 'none' },
  '@media': {
    [`${media.tablet} and (min-height: 42.01rem)`]: { justifyContent: 'center' },
    [media.tablet]: { paddingBlock: space[64] },
  },
})
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[32] })
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  minBlockSize: width.target,
  color: color.text,
  textDecoration: 'none',
})
export const logo = style({
  ...logoPlate,
  blockSize: '2.5rem',
  inlineSize: 'auto',
  maxInlineSize: '14rem',
  objectFit: 'contain',
})
export const wordmark = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[25],
  fontWeight: fontWeight.strong,
  letterSpacing: tracking.heading,
})
