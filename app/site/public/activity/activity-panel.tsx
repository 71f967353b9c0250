import type { PublicActionDetail } from '#contract/site/public/schemas.ts'
import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { formatDate, formatTime } from '../../../ui/format.ts'
import { TextLink } from '../../../ui/link.tsx'
import { Text } from '../../../ui/text.tsx'
import { texts } from '../texts.ts'
import * as css from './activity-page.css.ts'
import { participationWindow } from './participation-window.ts'

type Props = { activity: PublicActionDetail; now: Date }

/** Shows the way in, when one may take part (PUB-19, ACT-S05, D2§4). */
export function ActivityPanel({ activity, now }: Props) {
  const { behaviour } = useStation()
  const window = participationWindow(activity.participationStart, activity.participationEnd, now)
  const isClosed = activity.over !== null || window.state === 'outside' || isSoldOut(activity)
  return (
    <aside className={css.panel} aria-label={texts.activity.participate}>
      <ClosedNotice activity={activity} now={now} />
      {isClosed ? (
        <ButtonLink href="/" variant="secondary" width="full">
          {texts.activity.back}
        </ButtonLink>
      ) : (
        <ButtonLink href="/cadastrar" size="large" width="full">
          {activity.click_me_label || texts.activity.participate}
        </ButtonLink>
      )}
      <Text kind="smallMuted">
        {texts.activity.member}{' '}
        {behaviour.hideLoginLink ? null : <TextLink href="/login">{texts.header.login}</TextLink>}
      </Text>
    </aside>
  )
}

const isSoldOut = ({ presential_courses, cupons }: PublicActionDetail) =>
  [...presential_courses, ...cupons].some(({ soldOut }) => soldOut)

/** Says why nobody can take part now: the offer or the window is over, or nothing is left. */
function ClosedNotice({ activity, now }: Props) {
  const { timezone } = useStation()
  const window = participationWindow(activity.participationStart, activity.participationEnd, now)
  if (activity.over !== null) return <Alert tone="warning">{activity.over}</Alert>
  if (window.state === 'outside') {
    const { start, end } = window
    const [from, to] = [formatDate(start, timezone), formatDate(end, timezone)]
    return (
      <Alert tone="info">
        {texts.activity.window(from, formatTime(start, timezone), to, formatTime(end, timezone))}
      </Alert>
    )
  }
  return (
    <>
      {window.state === 'broken' ? <Alert tone="warning">{texts.activity.noWindow}</Alert> : null}
      {isSoldOut(activity) ? (
        <Alert tone="warning" title={texts.activity.soldOut}>
          {texts.activity.soldOutText}
        </Alert>
      ) : null}
    </>
  )
}
