import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
  beginCodes,
  confirmCodes,
  endCodes,
  getOwnCodes,
  renewRecovery,
} from '#contract/people/codes/endpoints.ts'
import { codeFormSchema, codesEndSchema } from '#contract/people/codes/schemas.ts'
import { constraintsOf, refuse, refuseBy } from '../../forms/parse-form.server.ts'
import { parseSent } from '../../forms/parse-sent.server.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { codesPath } from '../../session/member.ts'
import { useMember } from '../../session/use-member.ts'
import { requireStation } from '../../station/require-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { Begin, On, Setup } from './code-parts.tsx'
import { Recovery } from './recovery.tsx'
import { texts } from './texts.ts'

const { codes: words } = texts

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(words.title, data?.station ?? '') },
]
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  return {
    ...(await api.call(getOwnCodes)),
    station: requireStation(args.context).config.name,
    constraints: { confirm: constraintsOf(codeFormSchema), end: constraintsOf(codesEndSchema) },
  }
}

/** Begins, confirms, renews and ends codes (PPL-26). Recovery codes are in the answer of the form that made them, and nowhere else. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const form = await args.request.formData()
  const intent = intentOf(form, ['comecar', 'confirmar', 'renovar', 'desativar'])
  if (intent === 'comecar') {
    await api.call(beginCodes)
    return redirect(codesPath)
  }
  if (intent === 'renovar') return made((await api.call(renewRecovery)).recovery)
  if (intent === 'confirmar') {
    const submission = parseSent(form, codeFormSchema)
    if (submission.status !== 'success') return refuse(submission)
    try {
      return made((await api.call(confirmCodes, { body: submission.value })).recovery)
    } catch (problem) {
      return refuseBy(submission, problem)
    }
  }
  const submission = parseSent(withoutIntent(form), codesEndSchema)
  if (submission.status !== 'success') return refuse(submission)
  try {
    await api.call(endCodes, { body: submission.value })
  } catch (problem) {
    return refuseBy(submission, problem)
  }
  const flash = await setFlash(args.context, { kind: 'success', title: words.ended })
  return redirect(codesPath, { headers: { 'set-cookie': flash } })
}

const made = (recovery: string[]) => data({ recovery }, { headers: { 'cache-control': 'private, no-store' } })

/** What the button says is no field of the schema, which takes no others. */
function withoutIntent(form: FormData): FormData {
  form.delete('intent')
  return form
}

/** Which of the two forms with a code came back. */
const isOfSetup = (answer: { initialValue?: object | null } | undefined): boolean =>
  Object.entries(answer?.initialValue ?? {}).some(
    ([name, value]) => name === 'intent' && value === 'confirmar',
  )

export default function Codes() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { email, needsCodes } = useMember()
  const { since, setup, isOffered, isRequired, station, constraints } = loaded
  const lastResult = answer && 'form' in answer ? answer.form : undefined
  const recovery = answer && 'recovery' in answer ? answer.recovery : null
  return (
    <Container width="reading">
      <Stack gap={32}>
        <TextLink href="/homepage/seguranca" kind="stand" icon="arrowLeft">
          {words.back}
        </TextLink>
        <Stack gap={8}>
          <Heading level={1}>{words.title}</Heading>
          <Text kind="muted">{words.lead}</Text>
        </Stack>
        {needsCodes && since === null ? (
          <Alert tone="info" title={words.needed}>
            {words.neededText}
          </Alert>
        ) : null}
        {recovery ? <Recovery codes={recovery} station={station} email={email} /> : null}
        {setup ? (
          <Setup
            setup={setup}
            constraint={constraints.confirm}
            lastResult={isOfSetup(lastResult) ? lastResult : undefined}
          />
        ) : null}
        {since === null && !setup && !recovery ? <Begin isOffered={isOffered} /> : null}
        {since !== null && !recovery ? (
          <On
            {...{ since, left: loaded.left, isRequired }}
            constraint={constraints.end}
            lastResult={isOfSetup(lastResult) ? undefined : lastResult}
          />
        ) : null}
      </Stack>
    </Container>
  )
}
