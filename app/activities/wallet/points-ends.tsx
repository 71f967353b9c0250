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

/** Says at the head of the statement how many points end next and when, where points end at all; opened, the rule and what ends later (GAP-112). */
export function PointsEnds({ ends: { days, ends, later } }: { ends: Ends }) {
  const { currency } = useStation()
  const next = ends[0]
  if (days === null) return null
  return (
    <section aria-label={words.label}>
      <details>
        <summary className={css.summary}>
          <Icon name="clock" size={20} />
          {next ? (
            <span>
              <Points points={next.points} currency={currency} size="strong" />{' '}
              {words.until(formatDate(next.day))}
            </span>
          ) : (
            words.label
          )}
          <span className={css.chevron}>
            <Icon name="chevronDown" size={16} />
          </span>
        </summary>
        <div className={css.box}>
          <Text kind="smallMuted">{words.rule(formatInteger(days))}</Text>
          {ends.length > 1 ? (
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
          ) : null}
        </div>
      </details>
    </section>
  )
}
