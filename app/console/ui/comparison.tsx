import { type Difference, isPicture } from '../fields/differences.ts'
import * as css from './comparison.css.ts'
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

const Side = ({ head, text }: { head: string; text: string }) => (
  <dd className={css.comparisonSide}>
    <span className={ui.small}>{head}</span>
    {isPicture(text) ? (
      <img className={ui.thumb} src={text} alt="" />
    ) : (
      <span className={text ? css.comparisonText : ui.small}>{text || ownerTexts.conflict.empty}</span>
    )}
  </dd>
)
