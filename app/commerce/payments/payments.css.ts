import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space } from '#themes/scale.ts'
import { changeName } from './change-name.ts'

const { color } = vars

/** Without the bar of the member area its end keeps away from the edge. */
export const waiting = style({ paddingBlockEnd: space[48] })
/** The code one pays with: on phones, where nobody reads it with a second one, what copies it stands first; beside it where there is room. */
export const pix = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[16],
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
  '@media': {
    [media.tablet]: {
      gridTemplateAreas: '"qr pay" "qr after"',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[32],
      padding: space[32],
    },
  },
})
const area = (gridArea: string) => ({ '@media': { [media.tablet]: { gridArea } } })
export const pay = style(area('pay'))
export const after = style(area('after'))
export const qr = style([{ display: 'grid', justifyItems: 'center', alignContent: 'start' }, area('qr')])
/** What only a phone can do. */
export const onPhones = style({ display: 'none', '@media': { [media.coarse]: { display: 'block' } } })
export const clock = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  fontSize: fontSize[14],
  color: color.textMuted,
})
export const time = style({
  color: color.text,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})

/** The choices beside their costs; on phones one below the other. */
export const page = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)', gap: space[32] },
  },
})
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '5.5rem' } },
})

/** Parts of the choice that only one of its ways needs. Browsers that do not know `:has` show them always. */
export const whenCard = style({
  '@supports': {
    'selector(:has(*))': {
      selectors: { 'form:has([value="pix"]:checked) &': { display: 'none' } },
    },
  },
})
export const whenTicked = style({
  '@supports': {
    'selector(:has(*))': {
      selectors: { [`form:not(:has([name="${changeName}"]:checked)) &`]: { display: 'none' } },
    },
  },
})
export const whenNewCard = style({
  '@supports': {
    'selector(:has(*))': {
      selectors: { 'form:not(:has([name="forma"][value="0"]:checked)) &': { display: 'none' } },
    },
  },
})
