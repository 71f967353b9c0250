import { style } from '@vanilla-extract/css'
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
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: color.surfaceRaised,
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [media.menu]: { display: 'none' } },
})
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  color: color.textMuted,
  fontSize: fontSize[12],
  fontWeight: fontWeight.strong,
  lineHeight: '1.2',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current="page"]': { color: color.brandText },
  },
})
