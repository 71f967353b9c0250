import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space, width } from '#themes/scale.ts'

const { color, radius } = vars

export const page = style({
  display: 'grid',
  minBlockSize: '100dvh',
  background: color.page,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
})
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[16],
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvh',
      overflow: 'auto',
      padding: space[24],
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${color.border}`,
    },
  },
})
export const brand = style({
  fontWeight: fontWeight.strong,
  fontSize: fontSize[20],
  overflowWrap: 'anywhere',
})
export const links = style({
  display: 'flex',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  '@media': { [media.desktop]: { flexDirection: 'column' } },
})
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: width.target,
  paddingInline: space[12],
  borderRadius: radius.small,
  color: color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current="page"]': {
      background: color.brandSoft,
      color: color.onBrandSoft,
      fontWeight: fontWeight.strong,
    },
    '&:hover': { background: color.surfaceSunken },
  },
})
export const soon = style([
  link,
  { color: color.textMuted, selectors: { '&:hover': { background: 'none' } } },
])
export const main = style({
  padding: space[16],
  minInlineSize: 0,
  '@media': { [media.tablet]: { padding: space[32] } },
})
export const narrow = style({ maxInlineSize: '46rem' })
/** Editor left, live preview right. */
export const split = style({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(20rem, 26rem) minmax(0, 1fr)' } },
})
export const list = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space[8] })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
})
export const rowName = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const small = style({ fontSize: fontSize[14], color: color.textMuted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })
export const fieldset = style({
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  padding: space[16],
  margin: 0,
  minInlineSize: 0,
  background: color.surface,
})
globalStyle(`${fieldset} > legend`, { fontWeight: fontWeight.strong, paddingInline: space[8] })
export const two = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
})
export const colorInput = style({
  inlineSize: '100%',
  blockSize: '3rem',
  padding: space[4],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.small,
  background: color.surface,
})
export const thumb = style({
  maxBlockSize: '6rem',
  maxInlineSize: '100%',
  borderRadius: radius.small,
  justifySelf: 'start',
})
export const code = style({
  fontFamily: 'ui-monospace, monospace', // raw-value-ok: code, in the system's own face
  fontSize: fontSize[14],
  overflowWrap: 'anywhere',
  padding: space[8],
  borderRadius: radius.small,
  background: color.surfaceSunken,
  margin: 0,
  whiteSpace: 'pre-wrap',
})
