import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'

const { color, radius } = vars

export const types = style({
  display: 'grid',
  gap: space[24],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
})
export const type = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
})
/** A computer's width in small: the section as visitors see it. */
export const device = style({
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  background: color.page,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const screen = style({
  display: 'block',
  maxInlineSize: 'none',
  inlineSize: '333.4%',
  blockSize: '333.4%',
  border: 0,
  transform: 'scale(0.3)',
  transformOrigin: '0 0',
})
/** Of what the station does not have there is nothing real to show. */
export const sketch = style({ inlineSize: '100%', blockSize: '100%' })
export const words = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'space-between',
  padding: space[16],
})
