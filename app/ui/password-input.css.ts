import { style } from '@vanilla-extract/css'

export const frame = style({ position: 'relative' })
/** Room for the button from the start: nothing moves when scripts arrive. */
export const input = style({ paddingInlineEnd: '3.25rem' })
export const toggle = style({ position: 'absolute', insetInlineEnd: '2px', insetBlockStart: '2px' })
