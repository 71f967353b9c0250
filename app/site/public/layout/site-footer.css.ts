import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space, width } from '#themes/scale.ts'

const { color } = vars

export const footer = style({
  background: color.footer,
  color: color.onFooter,
  paddingBlock: space[48],
  '@media': { [media.desktop]: { paddingBlock: space[64] } },
})
export const columns = style({
  display: 'grid',
  gap: space[32],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: '2fr 1.5fr 1fr', gap: space[64] },
  },
})
export const company = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[16],
  '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: { gridColumn: 'auto' } },
})
export const logo = style({
  blockSize: '2.5rem',
  inlineSize: 'auto',
  maxInlineSize: 'min(100%, 18rem)',
  objectFit: 'contain',
})
export const name = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  lineHeight: '1.2',
})
export const small = style({ fontSize: fontSize[14], lineHeight: '1.5', color: color.footerMuted })
export const title = style({
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  marginBlockEnd: space[8],
})
export const list = style({ display: 'flex', flexDirection: 'column', fontSize: fontSize[14] })
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: width.target,
  overflowWrap: 'anywhere',
})
export const link = style([
  line,
  {
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { color: 'inherit', textDecorationLine: 'underline' },
  },
])
