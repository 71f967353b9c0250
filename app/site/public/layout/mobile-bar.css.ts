import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, layer, media, space } from '#themes/scale.ts'

const { color } = vars

/** Last in the flow and sticky: it never covers the end of the page. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.bar,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  minBlockSize: 'var(--bar-size)',
  background: color.surfaceRaised,
  borderBlockStart: `1px solid ${color.border}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { [media.tablet]: { display: 'none' } },
})
const item = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  fontSize: fontSize[12],
  fontWeight: fontWeight.strong,
  lineHeight: '1.2',
  textDecoration: 'none',
})
export const items = styleVariants({
  plain: [item, { color: color.textMuted, ':hover': { color: color.text } }],
  main: [item, { color: color.brandText, ':hover': { color: color.brandText } }],
})
