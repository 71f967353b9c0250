import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, media, space, width } from '#themes/scale.ts'
import { visuallyHidden } from '../../ui/patterns.ts'

const { color, radius } = vars

export const records = style({ display: 'grid', gap: space[12], margin: 0, padding: 0, listStyle: 'none' })
export const record = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  padding: space[12],
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '5rem 10rem minmax(0, 1fr)', columnGap: space[16] },
  },
})
const cell = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const type = cell
/** On phones the value has a line of its own. */
export const part = style([
  cell,
  { selectors: { '&:last-child': { gridColumn: '1 / -1' } } },
  { '@media': { [media.tablet]: { selectors: { '&:last-child': { gridColumn: 'auto' } } } } },
])
export const term = style({ fontSize: fontSize[12], color: color.textMuted })
export const copied = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minInlineSize: 0,
  minBlockSize: width.target,
})
export const value = style({
  fontFamily: 'ui-monospace, monospace', // raw-value-ok: code, in the system's own face
  fontSize: fontSize[14],
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
export const empty = style({ fontSize: fontSize[14], color: color.textMuted })
export const said = style(visuallyHidden)
