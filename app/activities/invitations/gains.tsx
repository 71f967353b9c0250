import { isOpenOn } from '../../station/navigation.ts'
import { useStation } from '../../station/use-station.ts'
import { Points } from '../../ui/amount.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Progress } from '../../ui/progress.tsx'
import * as css from './invite.css.ts'
import { texts } from './texts.ts'

/** Closed with the shortcuts of the account (TEN-09). */
const list = '/homepage/convites-do-usuario'

type GainsProps = {
  /** What each side gets, decimal. */
  points: { inviter: number; invited: number }
  invited: number | null
  limit: number | null
}

/** What both sides get, and how many came so far. */
export function Gains({ points, invited, limit }: GainsProps) {
  const station = useStation()
  const { currency } = station
  const sides = [
    { label: texts.gains.inviter, amount: points.inviter },
    { label: texts.gains.invited, amount: points.invited },
  ].filter(({ amount }) => amount > 0)
  return (
    <section className={css.gains}>
      {sides.length > 0 ? (
        <dl className={css.sides}>
          {sides.map(({ label, amount }) => (
            <div key={label} className={css.side}>
              <dt className={css.sideLabel}>{label}</dt>
              <dd className={css.sideAmount}>
                <Points points={amount} currency={currency} size="large" gain />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className={css.came}>
        {invited !== null && limit !== null ? (
          <Progress
            value={invited}
            max={limit}
            label={texts.progress.label}
            detail={texts.progress.of(invited, limit)}
          />
        ) : null}
        {invited !== null && limit === null ? <p>{texts.came(invited)}</p> : null}
        {isOpenOn(station, list) ? (
          <TextLink href={list} kind="inherit" iconAfter="arrowRight">
            {texts.list}
          </TextLink>
        ) : null}
      </div>
    </section>
  )
}
