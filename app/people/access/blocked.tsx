import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import { mostLetters } from '#contract/most-letters.ts'
import { askAgain } from '#contract/people/approval/endpoints.ts'
import { Form } from '../../forms/form.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { setFlash } from '../../session/flash.server.ts'
import { LogoutButton } from '../../session/logout-button.tsx'
import { requireMemberIn } from '../../session/member.server.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { texts } from './texts.ts'

type Blocked = keyof typeof texts.blocked
const states = Object.keys(texts.blocked) as Blocked[]

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded ? texts.blocked[loaded.state].title : '' },
  { name: 'robots', content: 'noindex' },
]

/** Stands in place of the portal for accounts that are closed (ACC-17..19), and for those that the team has not let in (PPL-15). */
export async function loader(args: LoaderFunctionArgs) {
  const { state, suspendedFor, refused } = await requireMemberIn(args, states)
  const reason = state === 'suspended' ? suspendedFor : refused?.reason
  const mayAskAgain = state === 'refused' && refused?.mayAskAgain === true
  return data({ state: state as Blocked, reason: reason ?? null, mayAskAgain }, { status: 403 })
}

/** Has whoever was refused wait for the team once more (PPL-15). */
export async function action(args: ActionFunctionArgs) {
  await requireMemberIn(args, states)
  const { context, request } = args
  const note = String((await request.formData()).get('note') ?? '').trim()
  try {
    const { messages } = await context.api.call(askAgain, { body: { note } })
    const flash = await setFlash(context, { kind: 'success', title: messages[0] ?? '' })
    return redirect('/acesso-bloqueado', { headers: { 'set-cookie': flash } })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    const typed = note.slice(0, 2 * mostLetters.entryNote)
    return data(
      { problem: problem.body.fields?.note?.[0] ?? problem.firstMessage, typed },
      { status: problem.status },
    )
  }
}

/** The address of the button once the session has ended. */
const after: Record<Blocked, string> = {
  pending: '/',
  refused: '/suporte',
  suspended: '/suporte',
  deleted: '/suporte',
  unlinked: '/login',
}

export default function BlockedAccount() {
  const { state, reason, mayAskAgain } = useLoaderData<typeof loader>()
  const { title, text, action } = texts.blocked[state]
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{title}</Heading>
        <Text>{text}</Text>
        {reason ? <Text>{texts.suspendedFor(reason)}</Text> : null}
      </Stack>
      {mayAskAgain ? <AskAgain /> : null}
      <LogoutButton back={after[state]} variant={mayAskAgain ? 'quiet' : 'primary'} width="full">
        {action}
      </LogoutButton>
      {after[state] === '/suporte' ? null : (
        <Stack align="center">
          <TextLink href="/suporte" kind="stand">
            {texts.support}
          </TextLink>
        </Stack>
      )}
    </Stack>
  )
}

function AskAgain() {
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  const words = texts.refused
  return (
    <Form method="post" noValidate>
      <Stack gap={16}>
        <Field id="note" label={words.note} help={words.noteHelp} error={answer?.problem}>
          <TextArea
            name="note"
            rows={3}
            maxLength={mostLetters.entryNote}
            defaultValue={answer?.typed ?? ''}
          />
        </Field>
        <Button width="full" loading={isSending} loadingLabel={words.sending}>
          {words.again}
        </Button>
      </Stack>
    </Form>
  )
}
