import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, media, space } from '#themes/scale.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[24] })
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto auto', justifyContent: 'space-between' } },
})
/** The first button of a form is what Enter presses: in the page it stands last. */
export const forward = style({ order: 1 })
export const alone = style([
  forward,
  { gridColumn: '1 / -1' },
  { '@media': { [media.tablet]: { marginInlineStart: 'auto' } } },
])
/** A line of its own below the others. */
export const leave = style({
  order: 2,
  gridColumn: '1 / -1',
  justifySelf: 'center',
})
export const note = style({ color: vars.color.textMuted, fontSize: fontSize[14], textAlign: 'center' })
