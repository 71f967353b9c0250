import { style } from '@vanilla-extract/css'
import { stateTransition } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, space } from '#themes/scale.ts'

const { color } = vars

export const share = style({ display: 'flex', flexDirection: 'column', gap: space[12], minInlineSize: 0 })
export const lead = style({ fontWeight: fontWeight.strong })
/** Three of equal weight: none of the networks is ours to prefer. */
export const networks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[8],
})
export const network = style([
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[4],
    minBlockSize: '4rem',
    paddingBlock: space[8],
    border: `1px solid ${color.borderStrong}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    color: color.text,
    fontSize: fontSize[14],
    fontWeight: fontWeight.strong,
    textDecorationLine: 'none',
    selectors: { '&:hover': { background: color.surfaceSunken, color: color.text } },
  },
  stateTransition('background-color'),
])
export const logo = style({ inlineSize: '1.5rem', blockSize: '1.5rem', fill: 'currentColor' })
export const copy = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[8],
})
/** In a narrow column the button goes under the link, which can then be read. */
export const link = style({ flex: '99 1 14rem', minInlineSize: 0 })
export const copyButton = style({ flex: '1 0 auto' })
