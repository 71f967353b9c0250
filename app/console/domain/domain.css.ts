import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, space } from '#themes/scale.ts'

const { color, radius } = vars

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
