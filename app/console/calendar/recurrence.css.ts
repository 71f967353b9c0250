import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, space } from '#themes/scale.ts'

/** How an event comes again: what a rhythm has no use for is not shown, by the choice itself. */
export const group = style({
  display: 'grid',
  gap: space[16],
  padding: space[16],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  minInlineSize: 0,
})
export const legend = style({ paddingInline: space[8], fontWeight: fontWeight.strong })
export const weekdays = style({ display: 'grid', gap: space[8], border: 0, padding: 0, minInlineSize: 0 })
export const weekdaysLegend = style({ fontWeight: fontWeight.strong, fontSize: fontSize[14] })
export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  columnGap: space[16],
})
export const help = style({ color: vars.color.textMuted, fontSize: fontSize[14] })
export const ending = style({})

const chosen = (frequency: string) => `option[value=${frequency}]:checked`
globalStyle(`${group}:has(select):not(:has(${chosen('weekly')})) ${weekdays}`, { display: 'none' })
globalStyle(`${group}:has(${chosen('none')}) ${ending}`, { display: 'none' })
