import { style } from '@vanilla-extract/css'
import { fontSize, fontWeight } from '#themes/scale.ts'

/** Large and apart, to be compared with the mail at a glance. */
export const digits = style({
  fontSize: fontSize[25],
  fontWeight: fontWeight.strong,
  letterSpacing: '0.3em',
  textAlign: 'center',
})
