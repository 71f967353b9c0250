import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PasswordField } from '../../forms/fields.tsx'
import { constraintsOf, refuse } from '../../forms/parse-form.server.ts'
import { parseSent } from '../../forms/parse-sent.server.ts'
import { useFilled } from '../../forms/use-filled.ts'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { setFlash } from '../../session/flash.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { requireStation } from '../../station/require-station.ts'
import { activate } from './activate.server.ts'
import { elsewhereSchema, ownBrowserSchema } from './link-schemas.ts'
import { privateHeaders } from './private-headers.ts'
import { findKeptDraft } from './signup-state.server.ts'
import { StepFrame } from './steps/step-frame.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction = () => [{ title: texts.link.meta }, { name: 'robots', content: 'noindex' }]
export const headers: HeadersFunction = privateHeaders

/**
 * Loads the link of the mail, `?email=&hash=` (ACC-13, GAP-19). Opening it changes nothing: mail scanners open links.
 * In the browser that registered one button confirms; elsewhere the password shows that the registration was one's own.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStation(context)
  const { email, hash } = addressOf(request)
  if (!email || !hash)
    throw redirect('/login', {
      headers: { 'set-cookie': await setFlash(context, { kind: 'error', title: texts.link.broken }) },
    })
  const isOwn = await isOwnBrowser(context, request, email)
  return { email, isOwn, constraint: constraintsOf(isOwn ? ownBrowserSchema : elsewhereSchema) }
}

function addressOf(request: Request) {
  const query = new URL(request.url).searchParams
  return { email: query.get('email') ?? '', hash: query.get('hash') ?? '' }
}

async function isOwnBrowser(context: PortalContext, request: Request, email: string): Promise<boolean> {
  const kept = await findKeptDraft(context, request)
  if (!kept?.draft.user_id || !kept.draft.email) return false
  // An affiliate's is masked here: `r***@exemplo.com.br`.
  const [start = '', end] = kept.draft.email.split('***')
  return end === undefined ? start === email : email.startsWith(start) && email.endsWith(end)
}

export async function action({ context, request }: ActionFunctionArgs) {
  const target = addressOf(request)
  const isOwn = await isOwnBrowser(context, request, target.email)
  const submission = parseSent(await request.formData(), isOwn ? ownBrowserSchema : elsewhereSchema)
  if (submission.status !== 'success') return refuse(submission)
  return activate({ context, request }, { ...target, ...submission.value }, submission)
}

export default function ActivateLink() {
  const { email, constraint, ...loaded } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.form
  // The link of another registration with the same e-mail: the API asks whose it is.
  const isOwn = loaded.isOwn && !lastResult?.error?.password
  const { form, fields, touch } = usePortalForm<{ password: string }>({
    id: 'ativar-link',
    constraint,
    lastResult,
    loadValidator: () => Promise.reject(new Error('one field, checked by the server')),
  })
  const isFilled = useFilled(form.id)
  return (
    <StepFrame
      title={texts.link.title}
      text={isOwn ? texts.link.text(email) : `${texts.link.text(email)} ${texts.link.password}`}
      steps={[]}
      position={1}
      form={form}
      fields={fields}
      lastResult={lastResult}
      touch={touch}
      submit={texts.link.submit}
      isSending={useIsSending()}
      isFilled={isFilled}
      waitsFor={texts.link.fill}
    >
      {isOwn ? null : <PasswordField field={fields.password} autoComplete="current-password" />}
    </StepFrame>
  )
}
