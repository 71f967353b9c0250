import type { PublicActionDetail } from '#contract/public/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDate, formatTime } from '../../ui/format.ts'
import { TextLink } from '../../ui/link.tsx'
import { texts } from '../texts.ts'
import * as css from './activity-page.css.ts'
import { participationWindow } from './participation-window.ts'

/** The way in, when one may take part, and that comments are for members (PUB-19, ACT-S05, D2§4). */
export function ActivityPanel({ activity, now }: { activity: PublicActionDetail; now: Date }) {
  const { timezone, behaviour } = useStation()
  const window = participationWindow(activity.participationStart, activity.participationEnd, now)
  const isSoldOut = [...activity.presential_courses, ...activity.cupons].some(({ soldOut }) => soldOut)
  return (
    <aside className={css.panel} aria-label={texts.activity.participate}>
      {window.state === 'broken' ? <Alert tone="warning">{texts.activity.noWindow}</Alert> : null}
      {window.state === 'outside' ? (
        <Alert tone="info">
          {texts.activity.window(
            formatDate(window.start, timezone),
            formatTime(window.start, timezone),
            formatDate(window.end, timezone),
            formatTime(window.end, timezone),
          )}
        </Alert>
      ) : null}
      {window.state !== 'outside' && isSoldOut ? (
        <Alert tone="warning" title={texts.activity.soldOut}>
          {texts.activity.soldOutText}
        </Alert>
      ) : null}
      {window.state === 'outside' || isSoldOut ? (
        <ButtonLink href="/" variant="secondary" width="full">
          {texts.activity.back}
        </ButtonLink>
      ) : (
        <ButtonLink href="/cadastrar" size="large" width="full">
          {activity.click_me_label || texts.activity.participate}
        </ButtonLink>
      )}
      <p className={css.panelNote}>
        {activity.comments_and_likes_enabled ? texts.activity.comments : texts.activity.member}{' '}
        {behaviour.hideLoginLink ? null : <TextLink href="/login">{texts.header.login}</TextLink>}
      </p>
    </aside>
  )
}
