import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { duration, easing, fontWeight, layer, media, space } from '#themes/scale.ts'

const { color } = vars
/** The height of the highest of our headers. */
const headerSize = '4.25rem'
const enter = keyframes({ from: { transform: 'translateY(-1rem)', opacity: 0 } })
/** Hidden a little before the end: browsers stop the shortest animations a breath short of it, and what is transparent still takes clicks. */
const leave = keyframes({
  '99%': { opacity: 0, visibility: 'hidden' },
  to: { opacity: 0, visibility: 'hidden' },
})

/**
 * Below the page's header, whose logo, balance, cart and menu stay in reach, and above what is pressed next: the foot of a form and the
 * phone's bar.
 */
export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInline: space[16],
  insetBlockStart: `calc(${headerSize} + ${space[12]} + env(safe-area-inset-top))`,
  maxInlineSize: '24rem',
  marginInline: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  pointerEvents: 'none',
})

export const toast = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  padding: space[16],
  borderRadius: vars.radius.medium,
  background: color.surfaceRaised,
  color: color.text,
  border: `1px solid ${color.border}`,
  boxShadow: vars.shadow.floating,
  animation: `${enter} ${duration.enter} ${easing.out}`,
})

const gone = (wait: string) => ({
  animation: `${enter} ${duration.enter} ${easing.out}, ${leave} ${duration.enter} ease-out ${wait} forwards`,
  /** Its time stands still while it is pointed at or has the focus. */
  selectors: { '&:hover, &:focus-within': { animationPlayState: 'paused' } },
  '@media': {
    [media.stillness]: { animation: `${leave} 1ms linear ${wait} forwards !important` },
    // No pointer waits over it there: a finger reaches what lies under it, but for its own button.
    '(hover: none)': { pointerEvents: 'none' as const },
  },
})
/** 4 s toasts, 2 s snackbars, 10 s the cart's notice (GAP-99); `stays` until closed or the next page. */
export const stays = styleVariants({
  toast: gone('4s'),
  snackbar: gone('2s'),
  long: gone('10s'),
  // What lies under it can be pressed all the while; only its own button is in the way of that.
  stays: { pointerEvents: 'none' },
})

/** Never in the way, and low: what it says stands in the page too, and what it covers is what to press next. */
export const passing = style({
  pointerEvents: 'none',
  padding: `${space[8]} ${space[12]}`,
  gap: space[8],
})

export const marks = styleVariants({
  info: { color: color.brandMark },
  success: { color: color.successText },
  warning: { color: color.warningText },
  error: { color: color.errorText },
})
export const words = style({ flex: 1, minInlineSize: 0, lineHeight: '1.4' })
export const title = style({ fontWeight: fontWeight.strong })
export const closing = style({
  pointerEvents: 'auto',
  marginBlock: '-0.625rem',
  marginInlineEnd: '-0.625rem',
})
