import { style } from '@vanilla-extract/css'
import { logoPlate } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, media, space, width } from '#themes/scale.ts'

const { color } = vars

export const page = style({
  paddingBlock: space[32],
  '@media': { [media.desktop]: { paddingBlock: `${space[64]} ${space[96]}` } },
})
export const columns = style({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: space[64], alignItems: 'start' },
  },
})
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[12],
  marginBlockEnd: space[32],
})
export const logo = style({
  ...logoPlate,
  blockSize: '2.5rem',
  inlineSize: 'auto',
  maxInlineSize: '12rem',
  objectFit: 'contain',
})
/** Beside the text where there is room; on phones the titles are near enough. */
export const contents = style({
  display: 'none',
  fontSize: fontSize[14],
  '@media': {
    [media.desktop]: { display: 'block', position: 'sticky', insetBlockStart: space[96] },
    print: { display: 'none' },
  },
})
export const contentsTitle = style({ fontSize: fontSize[14], marginBlockEnd: space[8] })
export const contentsList = style({ display: 'flex', flexDirection: 'column' })
export const contentsLink = style({
  display: 'block',
  paddingBlock: space[8],
  lineHeight: '1.4',
  color: color.textMuted,
  textDecorationLine: 'none',
  ':hover': { color: color.link, textDecorationLine: 'underline' },
})
export const body = style({
  maxInlineSize: width.reading,
  display: 'flex',
  flexDirection: 'column',
  gap: space[32],
})
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  scrollMarginBlockStart: space[96],
})
export const sectionTitle = style({ fontSize: fontSize[20], lineHeight: '1.3' })
export const list = style({
  paddingInlineStart: space[24],
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
})
export const bullet = style({ listStyle: 'disc', selectors: { '&::marker': { color: color.brandMark } } })
export const versions = style({
  marginBlockStart: space[48],
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  '@media': { print: { display: 'none' } },
})
export const versionList = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[24] })
