import { style } from '@vanilla-extract/css'
import { caps } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontWeight, media, space } from '#themes/scale.ts'

const { color } = vars

export const page = style({
  paddingBlock: space[24],
  '@media': { [media.desktop]: { paddingBlock: `${space[32]} ${space[96]}` } },
})
export const columns = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "panel" "content"',
  alignItems: 'start',
  marginBlockStart: space[16],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
      gridTemplateAreas: '"head panel" "content panel"',
      gridTemplateRows: 'auto 1fr',
      gap: `${space[32]} ${space[64]}`,
    },
  },
})
export const head = style({
  gridArea: 'head',
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minInlineSize: 0,
})
export const cover = style({ borderRadius: vars.radius.large, marginBlockEnd: space[12] })
export const type = style([caps, { color: color.brandText }])
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[24]}`,
  color: color.textMuted,
})
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] })
export const reward = style([fact, { color: color.brandText, fontWeight: fontWeight.strong }])

/** The actions, within reach while one reads. */
export const panel = style({
  gridArea: 'panel',
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: space[96],
      padding: space[24],
      background: color.surface,
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.large,
    },
  },
})
export const content = style({
  gridArea: 'content',
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minInlineSize: 0,
})
