import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import { enterByCode } from '#contract/people/codes/endpoints.ts'
import { codeFormSchema } from '#contract/people/codes/schemas.ts'
import { constraintsOf, parseForm, refuse, refuseBy } from '../../forms/parse-form.server.ts'
import { PortalForm } from '../../forms/portal-form.tsx'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { setFlash } from '../../session/flash.server.ts'
import { knownDevices } from '../../session/known-device.server.ts'
import { letIn } from '../../session/let-in.server.ts'
import { getMember } from '../../session/member.server.ts'
import { entryPath } from '../../session/member.ts'
import { dropPendingLogin, findPendingLogin } from '../../session/pending-login.server.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { CodeField } from './code-field.tsx'
import { texts } from './texts.ts'

const { enter: words } = texts

export const meta: MetaFunction = () => [{ title: words.title }, { name: 'robots', content: 'noindex' }]
export const headers: HeadersFunction = () => ({ 'cache-control': 'no-store' })

/** The log-in that waits for its code in this browser; everybody else begins at the password. */
async function requirePending({ context, request }: LoaderFunctionArgs): Promise<string> {
  const member = await getMember(context)
  if (member) throw redirect(entryPath(member))
  const pending = await findPendingLogin(context, request)
  if (!pending) throw redirect(`/login${new URL(request.url).search}`)
  return pending
}

export async function loader(args: LoaderFunctionArgs) {
  await requirePending(args)
  return { constraint: constraintsOf(codeFormSchema) }
}

/** Ends the log-in by a code (PPL-26); where it took too long, the password is asked for again. */
export async function action(args: ActionFunctionArgs) {
  const pending = await requirePending(args)
  const { context, request } = args
  const { submission } = await parseForm(request, codeFormSchema)
  if (submission.status !== 'success') return refuse(submission)
  try {
    const body = { ...submission.value, pending, devices: await knownDevices(context, request) }
    return await letIn({ context, request }, await context.apiWith(undefined).call(enterByCode, { body }))
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.code !== 'gone') return refuseBy(submission, problem)
    const said = { kind: 'error', title: words.over, text: words.overText } as const
    const headers = new Headers({ 'set-cookie': await setFlash(context, said) })
    headers.append('set-cookie', await dropPendingLogin(context))
    return redirect(`/login${new URL(request.url).search}`, { headers })
  }
}

/** The second page of a log-in. */
export default function EnterCode() {
  const { constraint } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.form
  const isSending = useIsSending()
  const [params] = useSearchParams()
  const isRecovery = params.get('com') === 'recuperacao'
  const portal = usePortalForm<{ code: string }>({
    ...{ id: 'codigo', constraint, lastResult },
    loadValidator: () => import('./validators.ts').then(({ validators }) => ({ validate: validators.code })),
  })
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{words.title}</Heading>
        <Text kind="muted">{words.lead}</Text>
      </Stack>
      <PortalForm {...portal} lastResult={lastResult}>
        <CodeField field={portal.fields.code} isRecovery={isRecovery} autoFocus />
        <Button width="full" size="large" loading={isSending} loadingLabel={texts.sending}>
          {words.submit}
        </Button>
      </PortalForm>
      <Stack gap={4} align="center">
        <TextLink href={otherWay(params, isRecovery)} kind="stand">
          {isRecovery ? texts.useApp : texts.useRecovery}
        </TextLink>
        <TextLink href="/login" kind="stand" icon="arrowLeft">
          {words.back}
        </TextLink>
      </Stack>
      {isRecovery ? <Text kind="smallMuted">{words.lost}</Text> : null}
    </Stack>
  )
}

/** The same page for the other kind of code, with where it leads kept. */
function otherWay(params: URLSearchParams, isRecovery: boolean): string {
  const query = new URLSearchParams(params)
  if (isRecovery) query.delete('com')
  else query.set('com', 'recuperacao')
  return `?${query}`
}
