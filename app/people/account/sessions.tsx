import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData, useNavigation } from '@remix-run/react'
import { endOneSession, endOtherSessions, listSessions } from '#contract/people/account/endpoints.ts'
import { Form } from '../../forms/form.tsx'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { useMember } from '../../session/use-member.ts'
import { requireStation } from '../../station/require-station.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Cluster, Container, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { SessionList } from './session-list.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: texts.sessions.meta(loaded?.name ?? '') },
]

/** Where the member is logged in; what ends an access is a form. */
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
  return (
    <Container width="reading">
      <Stack gap={32}>
        <Heading level={1}>{words.title}</Heading>
        <Panel title={words.access}>
          <DescriptionList items={[{ term: words.email, value: useMember().email }]} />
          <Cluster>
            <ButtonLink href="/homepage/seguranca/email" variant="secondary" size="small">
              {words.changeEmail}
            </ButtonLink>
            <ButtonLink href="/homepage/seguranca/senha" variant="secondary" size="small">
              {words.changePassword}
            </ButtonLink>
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
