import type { Person } from '#contract/console/people/person/schemas.ts'
import { deviceName } from '#contract/people/account/device-name.ts'
import { useStation } from '../../../station/use-station.ts'
import { type Description, DescriptionList } from '../../../ui/description-list.tsx'
import { formatDate, formatPhone } from '../../../ui/format.ts'
import { TextLink } from '../../../ui/link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Text } from '../../../ui/text.tsx'
import * as ui from '../../ui/ui.css.ts'
import * as css from './person.css.ts'
import { texts } from './texts.ts'

/** Data and open sessions. */
export function PersonSummary({ person }: { person: Person }) {
  const { timezone } = useStation()
  return (
    <div className={css.split}>
      <Panel title={texts.data}>
        <DescriptionList items={dataOf(person, timezone)} look="stacked" />
      </Panel>
      <Panel title={texts.sessions.title}>
        {person.sessions.length === 0 ? <Text kind="muted">{texts.sessions.none}</Text> : null}
        <ul className={ui.list}>
          {person.sessions.map(({ userAgent, since, lastUsedAt }) => (
            <li key={`${since} ${lastUsedAt}`} className={ui.row}>
              <span className={ui.rowName}>
                <strong>{deviceOf(userAgent)}</strong>
                <span className={ui.small}>{texts.sessions.used(formatDate(lastUsedAt, timezone))}</span>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function deviceOf(userAgent: string | null): string {
  const { browser, system } = deviceName(userAgent)
  return browser && system
    ? texts.sessions.line(browser, system)
    : (browser ?? system ?? texts.sessions.unknown)
}

function dataOf(
  { name, email, cpf, phone, birthday, city, state, since }: Person,
  timezone: string,
): Description[] {
  return [
    { term: texts.name, value: name },
    { term: texts.email, value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
    { term: texts.cpf, value: cpf ?? texts.missing },
    { term: texts.phone, value: phone ? formatPhone(phone) : texts.missing },
    { term: texts.birthday, value: birthday ? birthday.split('-').reverse().join('/') : texts.missing },
    { term: texts.city, value: [city, state].filter(Boolean).join(' - ') || texts.missing },
    { term: texts.since, value: formatDate(since, timezone) },
  ]
}
