import type { ReactNode } from 'react'
import type { Person } from '#contract/console/people/person/schemas.ts'
import { deviceName } from '#contract/people/account/device-name.ts'
import { ownValueText } from '#contract/people/own-fields/read-value.ts'
import type { FilledField } from '#contract/people/own-fields/schemas.ts'
import { Form } from '../../../forms/form.tsx'
import { useStation } from '../../../station/use-station.ts'
import { Button } from '../../../ui/button.tsx'
import { type Description, DescriptionList } from '../../../ui/description-list.tsx'
import { formatDate, formatPhone } from '../../../ui/format.ts'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Text } from '../../../ui/text.tsx'
import { useRights } from '../../owner/use-rights.ts'
import * as ui from '../../ui/ui.css.ts'
import * as css from './person.css.ts'
import { texts } from './texts.ts'

type Props = {
  person: Person
  fields: readonly FilledField[]
  /** The whole one, once somebody asked for it. */
  cpf: string | null
  /** What else stands beside the data. */
  children?: ReactNode
}

/** Data, how much there is elsewhere, and open sessions; of who is deleted nothing, for nothing is kept. */
export function PersonSummary({ person, fields, cpf, children }: Props) {
  const { timezone } = useStation()
  if (person.status === 'deleted') return <Text kind="muted">{texts.gone}</Text>
  return (
    <div className={css.split}>
      <Stack gap={24}>
        <Panel title={texts.data}>
          <DescriptionList items={dataOf(person, timezone, cpf)} look="stacked" />
        </Panel>
        {fields.length > 0 ? <OwnPanel person={person} fields={fields} /> : null}
        {children}
      </Stack>
      <Stack gap={24}>
        <Counts counts={person.counts} />
        <Sessions sessions={person.sessions} />
        <Consents consents={person.consents} />
      </Stack>
    </div>
  )
}

/** What the station keeps in fields of its own. */
function OwnPanel({ person: { id }, fields }: Pick<Props, 'person' | 'fields'>) {
  const mayChange = useRights().includes('membership')
  return (
    <Panel title={texts.own.title}>
      <DescriptionList
        look="stacked"
        items={fields.map(({ name, kind, value }) => ({
          ...{ term: name, value: ownValueText(kind, value) || texts.missing },
        }))}
      />
      {mayChange ? (
        <TextLink href={`/gestao/pessoas/${id}/campos`} kind="stand">
          {texts.own.change}
        </TextLink>
      ) : null}
    </Panel>
  )
}

/** How much there is of what is read elsewhere; of the services of a union where the station has them. */
function Counts({ counts }: Pick<Person, 'counts'>) {
  const { unionServices } = useStation().behaviour
  const { title, sensitive, ...words } = texts.counts
  const shown = (['messages', 'vouchers', 'appointments', 'cases'] as const).filter(
    (name) => unionServices || name === 'messages' || name === 'vouchers',
  )
  return (
    <Panel title={title}>
      <DescriptionList items={shown.map((name) => ({ term: words[name], value: counts[name] }))} />
      {unionServices ? <Text kind="smallMuted">{sensitive}</Text> : null}
    </Panel>
  )
}

function Sessions({ sessions }: Pick<Person, 'sessions'>) {
  const { timezone } = useStation()
  return (
    <Panel title={texts.sessions.title}>
      {sessions.length === 0 ? <Text kind="muted">{texts.sessions.none}</Text> : null}
      <ul className={ui.list}>
        {sessions.map(({ userAgent, since, lastUsedAt }) => (
          <li key={`${since} ${lastUsedAt}`} className={ui.row}>
            <span className={ui.rowName}>
              <strong>{deviceOf(userAgent)}</strong>
              <span className={ui.small}>{texts.sessions.used(formatDate(lastUsedAt, timezone))}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Consents({ consents }: Pick<Person, 'consents'>) {
  const { timezone } = useStation()
  const { title, none, names, line } = texts.consents
  return (
    <Panel title={title}>
      {consents.length === 0 ? <Text kind="muted">{none}</Text> : null}
      <ul className={ui.list}>
        {consents.map(({ document, version, number, acceptedAt }) => (
          <li key={`${document} ${version} ${number}`} className={ui.row}>
            <span className={ui.rowName}>
              <strong>{names[document]}</strong>
              <span className={ui.small}>
                {line(shownVersion(version, number), formatDate(acceptedAt, timezone))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** YYYY-MM-DD as people write it. Pure. */
const shownDay = (day: string) => day.split('-').reverse().join('/')
/** The text that came with the station has no number. */
const shownVersion = (day: string, number: number) =>
  number === 0 ? shownDay(day) : texts.consents.versionOf(shownDay(day), number)

function deviceOf(userAgent: string | null): string {
  const { browser, system } = deviceName(userAgent)
  return browser && system
    ? texts.sessions.line(browser, system)
    : (browser ?? system ?? texts.sessions.unknown)
}

/** Whoever asks for the whole one leaves a line in the history, so it is a form. */
const CoveredCpf = ({ cpf }: { cpf: string }) => (
  <Form method="post" noValidate preventScrollReset>
    <Cluster gap={8} align="center">
      {cpf}
      <Button name="intent" value="cpf" variant="quiet" size="small" aria-label={texts.showCpf}>
        {texts.show}
      </Button>
    </Cluster>
  </Form>
)

function dataOf(
  { name, email, cpf, phone, birthday, city, state, since }: Person,
  timezone: string,
  shownCpf: string | null,
): Description[] {
  return [
    { term: texts.name, value: name },
    { term: texts.email, value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
    { term: texts.cpf, value: shownCpf ?? (cpf ? <CoveredCpf cpf={cpf} /> : texts.missing) },
    { term: texts.phone, value: phone ? formatPhone(phone) : texts.missing },
    { term: texts.birthday, value: birthday ? shownDay(birthday) : texts.missing },
    { term: texts.city, value: [city, state].filter(Boolean).join(' - ') || texts.missing },
    { term: texts.since, value: formatDate(since, timezone) },
  ]
}
