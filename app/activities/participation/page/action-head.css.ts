import { style } from '@vanilla-extract/css'
import { caps } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space, width } from '#themes/scale.ts'

const { color } = vars

/** Words and action stand in the first screen. */
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  '@media': { [media.desktop]: { flexDirection: 'row', alignItems: 'center', gap: space[32] } },
})
/** Whole, whatever the width: beside the words on wide screens, above them on others. */
export const cover = style({
  maxBlockSize: '15rem',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  '@media': { [media.desktop]: { flex: 'none', inlineSize: '20rem' } },
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 })
/** Beside a picture there is half the room. */
export const beside = style({ '@media': { [media.desktop]: { fontSize: fontSize[31] } } })
/** A picture that was made says less than one that was chosen: a band, not a page. */
export const made = style({
  display: 'grid',
  alignItems: 'center',
  maxBlockSize: '10rem',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  '@media': { [media.desktop]: { flex: 'none', inlineSize: '20rem', maxBlockSize: '11.25rem' } },
})
export const type = style([caps, { color: color.textMuted }])
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  marginBlockStart: space[8],
  fontSize: fontSize[14],
})
export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: color.textMuted,
})
export const reward = style([fact, { color: color.brandText, fontWeight: fontWeight.strong }])
/** Said by the panel beside it, where there is one. */
export const rewardOfPanel = style([reward, { '@media': { [media.desktop]: { display: 'none' } } }])
/** The link to the comments: as tall as a finger, though its line is not. */
export const comments = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: width.target,
  marginBlock: `calc(-1 * ${space[12]})`,
  color: color.textMuted,
  textDecorationLine: 'none',
  ':hover': { color: color.brandText, textDecorationLine: 'underline' },
})
