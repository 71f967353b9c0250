import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { media, space } from '#themes/scale.ts'

export const page = style({
  paddingBlock: space[24],
  '@media': { [media.desktop]: { paddingBlock: `${space[32]} ${space[96]}` } },
})
export const columns = style({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "summary" "body"',
  alignItems: 'start',
  marginBlockStart: space[16],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '7fr 5fr',
      gridTemplateAreas: '"head summary" "body summary"',
      gridTemplateRows: 'auto 1fr',
      gap: `${space[24]} ${space[64]}`,
    },
  },
})
const words = style({ display: 'flex', flexDirection: 'column', gap: space[16], minInlineSize: 0 })
export const head = style([words, { gridArea: 'head' }])
export const body = style([words, { gridArea: 'body', gap: space[32] }])
export const picture = style({ borderRadius: vars.radius.large, aspectRatio: '4 / 3', objectFit: 'cover' })
/** The price, within reach while one reads. */
export const summary = style({
  gridArea: 'summary',
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  padding: space[24],
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[96], padding: space[32] } },
})
export const purchase = style({ color: vars.color.textMuted })
export const included = style({ display: 'flex', flexDirection: 'column', gap: space[16] })
