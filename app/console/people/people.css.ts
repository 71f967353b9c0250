import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { media, space, width } from '#themes/scale.ts'

const { color, radius } = vars

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  // A name is not broken letter by letter for the sake of other columns.
  '@media': { [media.tablet]: { minInlineSize: '15rem' } },
})
/** Of a finger's size, around a box that is smaller. */
export const tick = style({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: width.target,
  blockSize: width.target,
  marginInlineStart: `calc(-1 * ${space[8]})`,
  cursor: 'pointer',
})
export const visit = style({
  display: 'flex',
  flexDirection: 'column',
  whiteSpace: 'nowrap',
  '@media': { [media.phoneOnly]: { textAlign: 'end' } },
})
export const figure = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const search = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem auto' } },
})
/** On phones the words alone, then the order beside its button: the list begins on the first screen. */
globalStyle(`${search} > :first-child`, { '@media': { [media.phoneOnly]: { gridColumn: '1 / -1' } } })
export const more = style({
  display: 'grid',
  gap: space[12],
  paddingBlockEnd: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
/** What is done to several: below the list, and in view once somebody is ticked. */
export const act = style({
  minInlineSize: 0,
  margin: 0,
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  padding: space[16],
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // Not on phones, where it would cover what is ticked.
      selectors: {
        'form:has([name="pessoa"]:checked) &': {
          position: 'sticky',
          insetBlockEnd: space[8],
          boxShadow: vars.shadow.floating,
        },
      },
    },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto' },
  },
})
/** Asked for where a tag is put or taken; the list of kinds says which. */
export const ofTags = style({
  minInlineSize: 0,
  selectors: {
    'form:has([name="kind"] option:checked):not(:has([name="kind"] option:is([value="tag"], [value="untag"]):checked)) &':
      { display: 'none' },
  },
})
/** In line with the fields beside it, below the height of their labels. */
export const apply = style({ '@media': { [media.wide]: { paddingBlockStart: '1.75rem' } } })
