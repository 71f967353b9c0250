import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, space, tracking, width } from '#themes/scale.ts'

const { color } = vars

/** Text from content, sanitised: only elements, no classes. */
export const prose = style({ maxInlineSize: width.measure, overflowWrap: 'anywhere' })

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${prose} :where(${selector})`, rule)

globalStyle(`${prose} > * + *`, { marginBlockStart: space[16] })
globalStyle(`${prose} > :is(h1, h2, h3, h4)`, {
  fontFamily: vars.font.heading,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  letterSpacing: tracking.heading,
})
globalStyle(`${prose} > * + :is(h1, h2, h3, h4)`, { marginBlockStart: space[32] })
inside('h1, h2', { fontSize: fontSize[25] })
inside('h3', { fontSize: fontSize[20] })
inside('h4, h5, h6', { fontSize: fontSize[16] })
inside('a', { color: color.link })
inside('ul, ol', { paddingInlineStart: space[24] })
inside('li + li', { marginBlockStart: space[8] })
inside('li::marker', { color: color.textMuted })
inside('blockquote', {
  paddingInlineStart: space[16],
  borderInlineStart: `3px solid ${color.brandMark}`,
  color: color.textMuted,
})
inside('img, video, iframe', { maxInlineSize: '100%', borderRadius: vars.radius.medium })
inside('iframe', { inlineSize: '100%', aspectRatio: '16 / 9', blockSize: 'auto', border: 0 })
inside('table', { display: 'block', overflowX: 'auto' })
inside('th, td', { padding: space[8], borderBlockEnd: `1px solid ${color.border}`, textAlign: 'start' })
inside('code', { fontSize: '0.9em', background: color.surfaceSunken, paddingInline: space[4] })
