import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space } from '#themes/scale.ts'
import { tint } from '../../ui/patterns.ts'
import { option, photoOption } from '../../ui/question.css.ts'

const { color, radius } = vars

export const cover = style({ inlineSize: '100%', borderRadius: radius.large })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  color: color.textMuted,
})
export const reward = style({ color: color.text, fontWeight: fontWeight.strong })
export const form = style({ display: 'flex', flexDirection: 'column', gap: space[24] })

/** An option that was tried and is wrong: told by its mark and its word, too. */
const wrong = {
  borderStyle: 'dashed',
  background: color.surfaceSunken,
  selectors: { '&:hover': { borderColor: color.border } },
} as const
const quiet = { cursor: 'default' } as const
const found = { borderColor: color.successText, ...tint.success }
const right = {
  ...quiet,
  selectors: {
    // Over what a chosen card looks like, and one that may not be chosen.
    '&&:has(:checked)': { ...found, boxShadow: `inset 0 0 0 1px ${color.successText}` },
  },
} as const

export const options = {
  plain: option,
  wrong: style([option, wrong]),
  right: style([option, right]),
  rest: style([option, quiet]),
} as const
export const photoOptions = {
  plain: photoOption,
  wrong: style([photoOption, wrong]),
  right: style([photoOption, right]),
  rest: style([photoOption, quiet]),
} as const
/** Two by two: of three in a line the fourth would stand alone. */
export const pairs = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
})
/** A picture of what is not to be chosen any more. */
export const paled = style({ opacity: 0.45 })
export const label = style({ flex: 1, minInlineSize: 0 })
export const verdict = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
})
export const verdictWrong = style([verdict, { color: color.errorText }])
export const verdictRight = style([verdict, { color: color.onSuccessSoft }])

export const feedback = style({ ':focus': { outline: 'none' } })
export const why = style({ marginBlockStart: space[8], overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const whyTitle = style({ fontWeight: fontWeight.strong })
export const buttons = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[12],
  '@media': { [media.tablet]: { flexDirection: 'row', justifyContent: 'space-between' } },
})
/** The first button of a form is what Enter presses: it stands last. */
export const forward = style({
  display: 'grid',
  '@media': { [media.tablet]: { marginInlineStart: 'auto', minInlineSize: '12rem' } },
})
export const note = style({ color: color.textMuted, fontSize: fontSize[14], textAlign: 'center' })

export const score = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[24]} ${space[16]}`,
  borderRadius: radius.large,
  ...tint.brand,
  textAlign: 'center',
})
export const figure = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[39],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
})
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  listStyle: 'none',
  padding: 0,
  margin: 0,
})
export const list = style({ display: 'grid', gap: space[16], listStyle: 'none', padding: 0, margin: 0 })
export const item = style({
  display: 'grid',
  gap: space[8],
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
  overflowWrap: 'anywhere',
})
export const itemTitle = style({
  fontFamily: vars.font.body,
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.tight,
})
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[8]}` })
