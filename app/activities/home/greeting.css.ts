import { style } from '@vanilla-extract/css'
import { media, space } from '#themes/scale.ts'

export const greeting = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  '@media': {
    [media.menu]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[32],
    },
  },
})
export const name = style({ minInlineSize: 0 })
export const tools = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  '@media': {
    [media.tablet]: { flexDirection: 'row', alignItems: 'center' },
    [media.menu]: { flex: '0 1 auto' },
  },
})
export const all = style({ alignSelf: 'center' })
