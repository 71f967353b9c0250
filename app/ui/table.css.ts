import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space } from '#themes/scale.ts'
import { visuallyHidden } from './patterns.ts'

const { color } = vars

export const table = style({ '@media': { [media.phoneOnly]: { display: 'block' } } })
export const caption = style(visuallyHidden)
export const head = style({ '@media': { [media.phoneOnly]: visuallyHidden } })
export const body = style({ '@media': { [media.phoneOnly]: { display: 'block' } } })
export const headCell = style({
  paddingBlock: space[12],
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  color: color.textMuted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
})
/** The name of a group, over the whole width. */
export const group = style({ '@media': { [media.phoneOnly]: { display: 'block' } } })
export const groupName = style({
  paddingBlock: `${space[24]} ${space[8]}`,
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  textAlign: 'start',
  selectors: { 'thead + tbody > tr > &': { paddingBlockStart: space[12] } },
  '@media': {
    [media.phoneOnly]: {
      display: 'block',
      // The names of columns are not shown there.
      selectors: { 'thead + tbody > tr > &': { paddingBlockStart: space[4] } },
    },
  },
})
export const line = style({
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': {
    [media.phoneOnly]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space[16],
      rowGap: space[4],
      alignItems: 'baseline',
      paddingBlock: space[16],
    },
  },
})
export const cell = style({
  paddingBlock: space[16],
  paddingInline: space[16],
  verticalAlign: 'middle',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
  '@media': { [media.phoneOnly]: { padding: 0 } },
})
export const fromTop = style({ verticalAlign: 'top' })
export const aligns = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})
/** A cell's part in the stacked row of phones: what, when, how much, or a line with its name. */
export const parts = styleVariants({
  title: { '@media': { [media.phoneOnly]: { order: -2, gridColumn: 1, fontWeight: fontWeight.strong } } },
  amount: { '@media': { [media.phoneOnly]: { order: -1, gridColumn: 2, fontWeight: fontWeight.strong } } },
  meta: {
    '@media': {
      [media.phoneOnly]: {
        gridColumn: '1 / -1',
        fontSize: fontSize[14],
        color: color.textMuted,
        textAlign: 'start',
      },
    },
  },
  pair: {
    '@media': {
      [media.phoneOnly]: {
        gridColumn: '1 / -1',
        display: 'flex',
        justifyContent: 'space-between',
        gap: space[16],
        fontSize: fontSize[14],
        selectors: { '&::before': { content: 'attr(data-label)', color: color.textMuted } },
      },
    },
  },
  action: { '@media': { [media.phoneOnly]: { gridColumn: '1 / -1', textAlign: 'start' } } },
  hidden: { '@media': { [media.phoneOnly]: { display: 'none' } } },
})
