import { deviceName } from '#contract/people/account/device-name.ts'
import type { SessionEntry } from '#contract/people/account/endpoints.ts'
import { Form } from '../../forms/form.tsx'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { formatDate } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import * as css from './sessions.css.ts'
import { texts } from './texts.ts'

type SessionListProps = {
  sessions: readonly SessionEntry[]
  /** ISO 8601; the same on the server and in the browser. */
  now: string
  /** The session that is being ended. */
  ending: string | null
}

/** Devices with their last use; every one but this can be logged out. */
export function SessionList({ sessions, now, ending }: SessionListProps) {
  const { timezone } = useStation()
  const words = texts.sessions
  const today = formatDate(now, timezone)
  return (
    <ul className={css.list}>
      {sessions.map((session) => {
        const { browser, system, isPhone } = deviceName(session.userAgent)
        const device = words.device(browser, system) || words.unknown
        const used = formatDate(session.lastUsedAt, timezone)
        return (
          <li key={session.id} className={css.item}>
            <span className={css.mark}>
              <Icon name={isPhone ? 'smartphone' : 'laptop'} />
            </span>
            <div className={css.words}>
              <p className={css.name}>
                {device}
                {session.isCurrent ? <Badge tone="success">{words.here}</Badge> : null}
              </p>
              <p className={css.when}>
                {used === today ? words.today : words.lastUsed(used)} ·{' '}
                {words.since(formatDate(session.createdAt, timezone))}
              </p>
            </div>
            {session.isCurrent ? null : (
              <Form noValidate method="post" className={css.end}>
                <input type="hidden" name="id" value={session.id} />
                <Button
                  variant="danger"
                  size="small"
                  aria-label={words.endLabel(device)}
                  loading={ending === session.id}
                  loadingLabel={words.ending}
                >
                  {words.end}
                </Button>
              </Form>
            )}
          </li>
        )
      })}
    </ul>
  )
}
