import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, space } from '#themes/scale.ts'
import * as choiceCss from '../ui/choice.css.ts'

const { color, radius } = vars

export const choices = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
})
export const choice = style({
  display: 'grid',
  overflow: 'hidden',
  cursor: 'pointer',
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    '&:has(:checked)': { borderColor: color.brandMark, boxShadow: `0 0 0 1px ${color.brandMark}` },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})
/** The ground of the site, as the header has it. */
export const ground = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '7rem',
  padding: space[16],
  background: color.page,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const logo = style({ maxInlineSize: '100%', maxBlockSize: '4.5rem' })
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: space[12],
  fontSize: fontSize[14],
})
export const note = style({ display: 'block', color: color.textMuted })
export const dot = style([choiceCss.dot, { ':focus-visible': { outline: 'none' } }])
