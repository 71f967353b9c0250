import { createVar, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { duration, easing, fontSize, fontWeight, media, space } from '#themes/scale.ts'
import { tint } from './patterns.ts'

const { color } = vars
export const share = createVar()

export const progress = style({ display: 'flex', flexDirection: 'column', gap: space[8] })
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  fontSize: fontSize[14],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
/** Stays whole beside a long name. */
export const detail = style({ flex: 'none' })
export const rail = style({
  blockSize: '6px',
  borderRadius: vars.radius.pill,
  background: color.border,
  overflow: 'hidden',
})
export const bar = style({
  blockSize: '100%',
  inlineSize: share,
  borderRadius: 'inherit',
  background: color.brandMark,
  transition: `inline-size ${duration.enter} ${easing.out}`,
  '@media': { [media.stillness]: { transition: 'none' } },
})

export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.tablet]: { flexDirection: 'row' } },
})
export const step = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  flex: 1,
  paddingBlockEnd: space[24],
  lineHeight: space[32],
  color: color.textMuted,
  selectors: {
    '&[aria-current]': { color: color.text, fontWeight: fontWeight.strong },
    '&:last-child': { paddingBlockEnd: 0 },
    /** The line to the next step. */
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${space[32]} 0`,
      insetInlineStart: 'calc(1rem - 1px)',
      inlineSize: '2px',
      background: color.border,
    },
  },
  '@media': {
    [media.tablet]: {
      flexDirection: 'column',
      gap: space[8],
      paddingBlockEnd: 0,
      lineHeight: '1.375',
      fontSize: fontSize[14],
      selectors: {
        '&:not(:last-child)::before': {
          insetBlock: 'calc(1rem - 1px) auto',
          insetInline: `${space[32]} 0`,
          inlineSize: 'auto',
          blockSize: '2px',
        },
      },
    },
  },
})
export const disc = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[32],
  blockSize: space[32],
  borderRadius: '50%',
  border: `2px solid ${color.border}`,
  background: color.surface,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1',
  selectors: {
    '[data-state="done"] > &': {
      ...tint.brand,
      borderColor: color.brandSoft,
    },
    '[data-state="current"] > &': { borderColor: color.brandMark, color: color.brandText },
  },
})
