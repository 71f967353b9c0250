import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space, width } from '#themes/scale.ts'
import { tint } from '../../ui/patterns.ts'

const { color, radius } = vars

export const hidden = style({ display: 'none' })
export const toggle = style({ alignSelf: 'flex-start' })
export const frame = style({
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  minInlineSize: 0,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:focus-within': {
      borderColor: color.focus,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
  },
})
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  padding: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
})
export const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: width.target,
  blockSize: width.target,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.text,
  selectors: {
    '&:hover': { background: color.surfaceSunken },
    '&[aria-pressed="true"], &[aria-expanded="true"]': {
      ...tint.brand,
    },
  },
})
export const link = style({
  display: 'grid',
  gap: space[8],
  padding: space[16],
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surfaceSunken,
})
export const linkButtons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
/** What is written. ProseMirror wants its spaces kept. */
export const page = style({
  minBlockSize: '8rem',
  maxBlockSize: '32rem',
  overflowY: 'auto',
  paddingInline: space[16],
  paddingBlock: space[12],
  whiteSpace: 'break-spaces',
  outline: 'none',
  borderRadius: radius.medium,
})
globalStyle(`${page} img.ProseMirror-selectednode, ${page} hr.ProseMirror-selectednode`, {
  outline: `2px solid ${color.focus}`,
})
