import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { layer, media, space } from '#themes/scale.ts'

const { color } = vars

const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      gridArea: 'panel',
      position: 'sticky',
      insetBlockStart: '6.25rem',
      padding: space[24],
      background: color.surface,
      border: `${vars.line.card} solid ${color.cardEdge}`,
      boxShadow: vars.shadow.card,
      borderRadius: vars.radius.large,
    },
  },
})
/** The panel on phones: an open one sticks above the bar at the bottom, a blocked one says so before the text. */
export const panels = styleVariants({
  open: [
    panel,
    {
      '@media': {
        [media.belowDesktop]: {
          position: 'sticky',
          insetBlockEnd: 'calc(var(--bar-size, 0rem) + env(safe-area-inset-bottom))',
          zIndex: layer.sticky,
          order: 1,
          marginInline: `calc(-1 * ${space[16]})`,
          padding: `${space[12]} ${space[16]}`,
          background: color.surfaceRaised,
          borderBlockStart: `1px solid ${color.border}`,
        },
        'screen and (min-width: 40rem) and (max-width: 63.9375rem)': {
          marginInline: `calc(-1 * ${space[24]})`,
          paddingInline: space[24],
        },
      },
    },
  ],
  blocked: [panel],
})
export const reward = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })
export const needs = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  marginBlockStart: space[8],
})
