import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, media, space } from '#themes/scale.ts'
import { visuallyHidden } from '../ui/patterns.ts'

const { color, radius } = vars

export const records = style({ display: 'grid', gap: space[12], margin: 0, padding: 0, listStyle: 'none' })
export const record = style({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '5rem 10rem minmax(0, 1fr)', columnGap: space[16] },
  },
})
const cell = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
export const type = cell
export const part = cell
export const term = style({ fontSize: fontSize[12], color: color.textMuted })
export const copied = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minInlineSize: 0,
})
export const value = style({
  fontFamily: 'ui-monospace, monospace', // raw-value-ok: code, in the system's own face
  fontSize: fontSize[14],
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
export const empty = style({ fontSize: fontSize[14], color: color.textMuted })
export const said = style(visuallyHidden)
