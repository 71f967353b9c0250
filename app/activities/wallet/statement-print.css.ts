import { globalStyle, style } from '@vanilla-extract/css'
import { printOnly } from '#app/ui/print-only.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, space } from '#themes/scale.ts'

const { color } = vars

/** The document as it will be on paper. */
export const sheet = style({
  padding: `clamp(${space[16]}, 4vw, ${space[32]})`,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  '@media': { print: { border: 0, padding: 0 } },
})
export const what = style({ display: 'flex', flexDirection: 'column' })
export const why = style({
  fontSize: fontSize[14],
  fontWeight: fontWeight.regular,
  color: color.textMuted,
  '@media': { print: { fontSize: fontSize[12] } },
})

printOnly('data-statement', '100%')
/** A long one goes over pages; no line is cut. */
globalStyle('[data-statement]', { '@media': { print: { breakInside: 'auto' } } })
globalStyle('[data-statement] tr', { '@media': { print: { breakInside: 'avoid' } } })
globalStyle('[data-statement] td, [data-statement] th', {
  '@media': { print: { paddingBlock: space[8], paddingInline: space[8], fontSize: fontSize[12] } },
})
