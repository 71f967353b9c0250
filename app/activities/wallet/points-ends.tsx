import type { PointsEnds as Ends } from '#contract/activities/wallet/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Points } from '../../ui/amount.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatDate, formatInteger } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Text } from '../../ui/text.tsx'
import * as css from './points-ends.css.ts'
import { texts } from './texts.ts'

const words = texts.ends

/** Shows at the head of the statement how many points end and when, where points end at all (GAP-112). */
export function PointsEnds({ ends: { days, ends, later } }: { ends: Ends }) {
  const { currency } = useStation()
  const next = ends[0]
  if (days === null) return null
  return (
    <section aria-label={words.label} className={css.box}>
      <span className={css.icon}>
        <Icon name="clock" />
      </span>
      <div className={css.words}>
        {next ? (
          <p>
            <Points points={next.points} currency={currency} size="strong" />{' '}
            {words.until(formatDate(next.day))}
          </p>
        ) : null}
        <Text kind="smallMuted">{words.rule(formatInteger(days))}</Text>
        {ends.length > 1 ? (
          <details>
            <summary className={css.summary}>{words.all}</summary>
            <DescriptionList
              items={[
                ...ends.map(({ day, points }) => ({
                  term: words.term(formatDate(day)),
                  value: <Points points={points} currency={currency} />,
                })),
                ...(later > 0
                  ? [{ term: words.later, value: <Points points={later} currency={currency} /> }]
                  : []),
              ]}
            />
          </details>
        ) : null}
      </div>
    </section>
  )
}
