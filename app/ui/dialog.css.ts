import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { duration, easing, layer, media, space, width } from '#themes/scale.ts'

const { color } = vars
const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { transform: 'translateY(1.5rem)', opacity: 0 } })

/** The dialog is the dark ground over the whole window, the panel lies on it: the same with and without scripts. */
export const dialog = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  inlineSize: '100vw',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: color.overlay,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  animation: `${appear} ${duration.enter} ${easing.out}`,
  selectors: {
    '&[open]': { display: 'grid' },
    '&::backdrop': { background: 'none' },
    '&:focus-visible': { outline: 'none' },
  },
})
globalStyle('html:has(dialog[open])', { overflow: 'hidden' })

/** Under the panel: a click beside it closes, with and without scripts. */
export const scrim = style({ position: 'fixed', inset: 0, cursor: 'default' })

const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.floating,
  animation: `${rise} ${duration.enter} ${easing.out}`,
})
const bottomSheet = {
  alignSelf: 'end',
  maxBlockSize: '92dvh',
  overflow: 'auto',
  borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
} as const
const inTheMiddle = {
  alignSelf: 'center',
  justifySelf: 'center',
  maxBlockSize: 'calc(100dvh - 4rem)',
  borderRadius: vars.radius.large,
  paddingBlockEnd: 0,
} as const

export const panels = styleVariants({
  /** A question or a short form. */
  center: [
    panel,
    {
      ...inTheMiddle,
      overflow: 'auto',
      inlineSize: `calc(100% - 2 * ${space[16]})`,
      maxInlineSize: width.form,
    },
  ],
  /** The dialog as a sheet: from below on phones, in the middle elsewhere. */
  sheet: [panel, bottomSheet, { '@media': { [media.tablet]: { ...inTheMiddle, maxInlineSize: '32rem' } } }],
  /** A moment of its own: the whole window on phones. */
  full: [
    panel,
    {
      minBlockSize: '100dvh',
      '@media': {
        [media.tablet]: { ...inTheMiddle, minBlockSize: 0, maxInlineSize: '32rem', overflow: 'auto' },
      },
    },
  ],
})

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlockStart: space[16],
  paddingInline: `${space[24]} ${space[12]}`,
})
export const title = style({ paddingBlockStart: space[8], ':focus-visible': { outline: 'none' } })
export const body = style({ flex: 1, paddingInline: space[24], paddingBlock: `${space[8]} ${space[24]}` })
export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[12],
  padding: space[24],
  paddingBlockStart: 0,
  '@media': { [media.tablet]: { flexDirection: 'row', justifyContent: 'flex-end' } },
})
