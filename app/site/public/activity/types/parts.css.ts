import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space } from '#themes/scale.ts'
import { tint } from '../../../../ui/patterns.ts'

const { color } = vars

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })
export const mark = style({ inlineSize: '1.25rem', blockSize: '1.25rem', fill: 'currentColor', flex: 'none' })
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '3rem',
  paddingInline: space[16],
  paddingBlock: space[8],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.medium,
  color: color.text,
  textDecorationLine: 'none',
  ':hover': { borderColor: color.brandMark, color: color.text },
  selectors: {
    '&::before': {
      content: '',
      flex: 'none',
      inlineSize: '1.25rem',
      blockSize: '1.25rem',
      borderRadius: '50%',
      border: `2px solid ${color.borderStrong}`,
    },
  },
})
export const productPicture = style({ aspectRatio: '4 / 3', objectFit: 'cover' })
export const products = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const product = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
})
export const productWords = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[8],
  padding: space[16],
})
export const price = style({
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const productFoot = style({
  inlineSize: '100%',
  marginBlockStart: 'auto',
  paddingBlockStart: space[8],
})

export const videos = style({ display: 'flex', flexDirection: 'column', counterReset: 'video' })
export const video = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[16],
  paddingBlock: space[16],
  borderBlockEnd: `1px solid ${color.border}`,
  counterIncrement: 'video',
  selectors: {
    '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 },
    '&::before': {
      content: 'counter(video)',
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      inlineSize: space[32],
      blockSize: space[32],
      borderRadius: vars.radius.pill,
      ...tint.brand,
      fontSize: fontSize[14],
      fontWeight: fontWeight.strong,
    },
  },
})
export const videoWords = style({ flex: 1, minInlineSize: 0 })
export const videoName = style({ fontSize: fontSize[16], lineHeight: lineHeight.tight })
