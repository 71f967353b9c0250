import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space, width } from '#themes/scale.ts'

const { color } = vars

/** A row that opens; what cancels it stands beside its name, and not in it. */
export const group = style({
  position: 'relative',
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
})
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  minBlockSize: '4rem',
  paddingBlock: space[12],
  paddingInlineStart: space[48],
  paddingInlineEnd: space[64],
  borderRadius: vars.radius.large,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: color.surfaceSunken },
  },
})
export const name = style({
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.tight,
  overflowWrap: 'anywhere',
})
export const chevron = style({
  position: 'absolute',
  insetInlineStart: space[16],
  insetBlockStart: space[24],
  display: 'inline-flex',
  color: color.textMuted,
  selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } },
})
export const cancel = style({
  position: 'absolute',
  insetInlineEnd: space[8],
  insetBlockStart: `calc((4rem - ${width.target}) / 2)`,
})
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  padding: space[16],
  paddingBlockEnd: space[24],
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [media.tablet]: { padding: space[24] } },
})
/** The state of a subscription beside its actions; on phones one below the other. */
export const now = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 15rem)', gap: space[32] },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18rem)', gap: space[64] },
  },
})
export const amount = style({ whiteSpace: 'nowrap' })
