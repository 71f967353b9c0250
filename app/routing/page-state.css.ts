import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { duration, easing, fontWeight, layer, media, space, width } from '#themes/scale.ts'

const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } })
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

/** Grows ever slower and never reaches its end, as the duration is unknown. Pages that come at once show none. */
export const bar = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: '3px',
  background: vars.color.brandMark,
  boxShadow: `0 0 0 1px ${vars.color.page}`,
  transformOrigin: 'left',
  pointerEvents: 'none',
  animation: `${run} 12s cubic-bezier(0.05, 0.7, 0.2, 0.97) 60ms both`,
  '@media': { [media.stillness]: { animation: `${appear} 1ms linear 60ms both` } },
})

/** Over the page's header, so that no form and no button of the page lies under it. */
export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInline: space[12],
  insetBlockStart: `calc(${space[12]} + env(safe-area-inset-top))`,
  marginInline: 'auto',
  maxInlineSize: width.reading,
  pointerEvents: 'none',
})
export const notice = style({
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[12]} ${space[24]}`,
  padding: space[16],
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.floating,
  animation: `${appear} ${duration.enter} ${easing.out}`,
})
export const words = style({ flex: '1 1 16rem', minInlineSize: 0 })
export const title = style({ fontWeight: fontWeight.strong })
