import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space } from '#themes/scale.ts'
import { tint } from '../../ui/patterns.ts'

const { color } = vars

export const page = style({
  paddingBlock: space[32],
  '@media': { [media.desktop]: { paddingBlock: `${space[32]} ${space[96]}` } },
})
export const numbers = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
const ball = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.75rem',
  paddingInline: space[16],
  borderRadius: vars.radius.pill,
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const plain = style([ball, tint.brand])
export const won = style([ball, tint.success])
export const code = style({ overflowWrap: 'anywhere', fontSize: fontSize[14] })
export const summary = style({
  minBlockSize: '2.75rem',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  color: color.link,
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
})
export const chevron = style({
  display: 'inline-flex',
  selectors: { 'details[open] > summary &': { rotate: '180deg' } },
})
