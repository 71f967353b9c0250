import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'

const { color } = vars

export const options = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const wrong = style({ color: color.errorText })
/** The file that an import reads. */
export const sample = style({
  overflowX: 'auto',
  margin: 0,
  padding: space[16],
  background: color.surfaceSunken,
})
