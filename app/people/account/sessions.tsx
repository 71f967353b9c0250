import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData, useNavigation } from '@remix-run/react'
import { deviceName } from '#contract/people/account/device-name.ts'
import {
  endOneSession,
  endOtherSessions,
  listSessions,
  type SessionEntry,
} from '#contract/people/account/endpoints.ts'
import { Form } from '../../forms/form.tsx'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { codesPath } from '../../session/member.ts'
import { useMember } from '../../session/use-member.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatDate } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Cluster, Container, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import * as css from './sessions.css.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: texts.sessions.meta(loaded?.name ?? '') },
]

/** Lists the sessions of the member; each is ended by a form. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { sessions } = await api.call(listSessions)
  return { name: requireStation(args.context).config.name, sessions, now: new Date().toISOString() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const id = String((await args.request.formData()).get('id') ?? '')
  if (id !== '' && !/^[\w-]{43}$/.test(id)) return data(null, { status: 422 })
  await (id === '' ? api.call(endOtherSessions) : api.call(endOneSession, { params: { id } }))
  const title = id === '' ? texts.sessions.endedOthers : texts.sessions.ended
  return redirect('/homepage/seguranca', {
    headers: { 'set-cookie': await setFlash(args.context, { kind: 'success', title }) },
  })
}

export default function Sessions() {
  const { sessions, now } = useLoaderData<typeof loader>()
  const { formData } = useNavigation()
  const ending = formData ? String(formData.get('id') ?? '') : null
  const words = texts.sessions
  const { email, isOfTeam } = useMember()
  return (
    <Container width="reading">
      <Stack gap={32}>
        <Heading level={1}>{words.title}</Heading>
        <Panel title={words.access}>
          <DescriptionList items={[{ term: words.email, value: email }]} />
          <Cluster>
            <ButtonLink href="/homepage/seguranca/email" variant="secondary" size="small">
              {words.changeEmail}
            </ButtonLink>
            <ButtonLink href="/homepage/seguranca/senha" variant="secondary" size="small">
              {words.changePassword}
            </ButtonLink>
            {isOfTeam ? (
              <ButtonLink href={codesPath} variant="secondary" size="small">
                {words.codes}
              </ButtonLink>
            ) : null}
          </Cluster>
        </Panel>
        <Stack as="section" gap={16}>
          <Heading level={2}>{words.heading}</Heading>
          <Text kind="muted">{words.lead}</Text>
          <SessionList sessions={sessions} now={now} ending={ending} />
          {sessions.length > 1 ? (
            <Form noValidate method="post">
              <Button variant="secondary" width="phone" loading={ending === ''} loadingLabel={words.ending}>
                {words.endOthers}
              </Button>
            </Form>
          ) : (
            <Text kind="muted">{words.onlyHere}</Text>
          )}
        </Stack>
      </Stack>
    </Container>
  )
}

type SessionListProps = {
  sessions: readonly SessionEntry[]
  /** ISO 8601; the same on the server and in the browser. */
  now: string
  /** The session that is being ended. */
  ending: string | null
}

/** Devices with their last use; every one but this can be logged out. */
function SessionList({ sessions, now, ending }: SessionListProps) {
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
            <Stack gap={4}>
              <p className={css.name}>
                {device}
                {session.isCurrent ? <Badge tone="success">{words.here}</Badge> : null}
              </p>
              <Text kind="smallMuted">
                {used === today ? words.today : words.lastUsed(used)} ·{' '}
                {words.since(formatDate(session.createdAt, timezone))}
              </Text>
            </Stack>
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
