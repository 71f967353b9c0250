import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, layer, lineHeight, media, space, tracking } from '#themes/scale.ts'
import { visuallyHidden } from './patterns.ts'
import '#themes/fonts/fonts.css.ts'

/** Reset and base of every page. `:where()` keeps the weight at zero: any class wins. */
const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`:where(${selector})`, rule)

/** Which values of a theme count (`inScheme`): those of the device, unless somebody has chosen, and on paper the light ones. */
const schemes = {
  light: { vars: { '--light': 'initial', '--dark': ' ' }, colorScheme: 'light' },
  dark: { vars: { '--light': ' ', '--dark': 'initial' }, colorScheme: 'dark' },
}
globalStyle('html', schemes.light)
globalStyle('html:not([data-tema="claro"])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': schemes.dark },
})
globalStyle('html[data-tema="escuro"]', { '@media': { screen: schemes.dark } })
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
base('*', { margin: 0 })
base('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: space[96],
  // Bars at the foot — the phone's menu, the button that saves — cover nothing that has the focus.
  scrollPaddingBlockEnd: space[96],
})
globalStyle('html', { '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } } })
base('body', {
  minBlockSize: '100dvh',
  fontFamily: vars.font.body,
  fontSize: fontSize[16],
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.body,
  color: vars.color.text,
  background: vars.color.page,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
})
base('h1, h2, h3, h4, h5, h6', {
  fontFamily: vars.font.heading,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  letterSpacing: tracking.heading,
  textWrap: 'balance',
})
base('h1', { fontSize: fontSize[31] })
base('h2', { fontSize: fontSize[25] })
base('h3', { fontSize: fontSize[20] })
base('h4, h5, h6', { fontSize: fontSize[16] })
base('p', { textWrap: 'pretty' })
base('strong, b, th', { fontWeight: fontWeight.strong })
base('small', { fontSize: fontSize[14] })
base('a', { color: vars.color.link, textDecorationThickness: '1px', textUnderlineOffset: '0.2em' })
base('a:hover', { color: vars.color.linkHover })
base('ul[class], ol[class]', { listStyle: 'none', padding: 0 })
base('img, svg, video, canvas, iframe', { display: 'block', maxInlineSize: '100%' })
base('img, video', { blockSize: 'auto' })
/** Only pictures that did not come have it: their words on a quiet ground instead of a broken box. */
base('img', { position: 'relative' })
globalStyle('img::before', {
  content: 'attr(alt)',
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: 'inherit',
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontSize: fontSize[14],
  textAlign: 'center',
})
base('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
base('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit' })
base('button:not(:disabled), summary, label[for]', { cursor: 'pointer' })
base('fieldset', { border: 0, padding: 0, minInlineSize: 0 })
base('legend', { padding: 0 })
base('table', { borderCollapse: 'collapse', inlineSize: '100%' })
base('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.border}` })
base('dialog', { color: 'inherit' })
base('[hidden]', { display: 'none' })
base(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' })
/** Focused by scripts when a page changes (page-change.tsx): no control, so nothing to find again. */
base('main:focus, main h1:focus, main legend:focus, main [role="status"]:focus', { outline: 'none' })
/** The focus ring on brand fills and pictures, where the theme's could vanish: the text colour never does. */
base('[data-ground] :focus-visible', { outlineColor: 'currentColor' })
globalStyle('::selection', { background: vars.color.brandSoft, color: vars.color.onBrandSoft })

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.stillness]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a moment: with one, every change of style would be a transition, and scripts would read its beginning.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
    print: { boxShadow: 'none !important', textShadow: 'none !important' },
  },
})
globalStyle('[data-print="hide"]', { '@media': { print: { display: 'none !important' } } })
globalStyle('html, body', { '@media': { print: { background: 'none !important' } } })
globalStyle('a[href]', { '@media': { print: { textDecoration: 'none' } } })

/** Text for screen readers only. */
export const srOnly = style(visuallyHidden)

/** First link of every page: out of sight until it is focused. */
export const skipLink = style({
  position: 'fixed',
  insetBlockStart: space[12],
  insetInlineStart: space[12],
  zIndex: layer.toast,
  padding: `${space[12]} ${space[24]}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.link,
  fontWeight: fontWeight.strong,
  selectors: {
    '&:focus': { boxShadow: vars.shadow.floating },
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
})
