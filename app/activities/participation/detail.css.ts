import { style } from '@vanilla-extract/css'
import { media, space } from '#themes/scale.ts'

/** Phones: one column. Wide screens: the text, and beside it what one can do. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
      gridTemplateAreas: '"head panel" "content panel"',
      gridTemplateRows: 'auto 1fr',
      gap: `${space[32]} ${space[48]}`,
      alignItems: 'start',
    },
  },
})

/** The page of an activity without actions: one column, whatever the width. */
export const alone = style({ display: 'flex', flexDirection: 'column', gap: space[24] })

export const head = style({ gridArea: 'head', minInlineSize: 0 })
export const content = style({ gridArea: 'content', minInlineSize: 0 })
