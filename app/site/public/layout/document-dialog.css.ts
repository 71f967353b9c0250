import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { media, space, width } from '#themes/scale.ts'

const { color } = vars

/** Filled and opened by the page's script; without one the links lead to the documents' own pages. */
export const dialog = style({
  inlineSize: '100%',
  maxInlineSize: '100%',
  blockSize: '100dvh',
  maxBlockSize: '100dvh',
  padding: 0,
  border: 0,
  background: color.surfaceRaised,
  color: color.text,
  selectors: { '&::backdrop': { background: color.overlay }, '&:not([open])': { display: 'none' } },
  '@media': {
    [media.tablet]: {
      inlineSize: `calc(100% - 2 * ${space[32]})`,
      maxInlineSize: `calc(${width.reading} + 2 * ${space[32]})`,
      blockSize: 'auto',
      maxBlockSize: `calc(100dvh - 2 * ${space[32]})`,
      margin: 'auto',
      borderRadius: vars.radius.large,
      boxShadow: vars.shadow.floating,
    },
  },
})
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  padding: space[8],
  background: color.surfaceRaised,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const body = style({
  padding: space[16],
  '@media': { [media.tablet]: { padding: space[32] } },
})
