import { readPicture } from '#contract/picture-look.ts'
import { type Difference, isPicture } from '../fields/differences.ts'
import * as css from './comparison.css.ts'
import { placeOf } from './picture-look/focus-places.ts'
import { texts as lookTexts } from './picture-look/texts.ts'
import { ownerTexts } from './texts.ts'
import * as ui from './ui.css.ts'

type ComparisonProps = {
  rows: readonly Difference[]
  /** Over what the other has, and over one's own. */
  heads: readonly [theirs: string, mine: string]
}

/** Two versions of a part side by side, field by field; one under the other on phones. */
export const Comparison = ({ rows, heads }: ComparisonProps) => (
  <dl className={css.comparison}>
    {rows.map(({ label, theirs, mine, isFormatting }) => (
      <div key={label} className={css.comparisonRow}>
        <dt className={css.comparisonLabel}>{label}</dt>
        {isFormatting ? (
          <dd className={css.comparisonSide}>{ownerTexts.conflict.formatting}</dd>
        ) : (
          <>
            <Side head={heads[0]} text={theirs} />
            <Side head={heads[1]} text={mine} />
          </>
        )}
      </div>
    ))}
  </dl>
)

/** Told in words, too: the same photo can be cut and treated in two ways. */
function ShownPicture({ address }: { address: string }) {
  const { file, focus, treatment } = readPicture(address)
  const place = lookTexts.places[placeOf(focus)] ?? ''
  return (
    <>
      <img className={ui.thumb} src={file} alt="" />
      {file === address ? null : (
        <span className={ui.small}>{lookTexts.told(place, lookTexts.treatments[treatment])}</span>
      )}
    </>
  )
}

const Side = ({ head, text }: { head: string; text: string }) => (
  <dd className={css.comparisonSide}>
    <span className={ui.small}>{head}</span>
    {isPicture(text) ? (
      <ShownPicture address={text} />
    ) : (
      <span className={text ? css.comparisonText : ui.small}>{text || ownerTexts.conflict.empty}</span>
    )}
  </dd>
)
