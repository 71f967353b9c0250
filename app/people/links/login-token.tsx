import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import { loginByToken } from '#contract/people/links/endpoints.ts'
import { safePath } from '../../routing/safe-path.ts'
import { startSession } from '../../session/last-member.server.ts'
import { entryPath, toMember } from '../../session/member.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { Message } from './message.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction = () => [{ title: texts.login.title }, { name: 'robots', content: 'noindex' }]
/** Gives the headers of an address that is a secret: no referrer, no cache (GAP-18). */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

/**
 * Changes nothing when it is opened, with scripts neither: programs that look at links of mails leave the token as it
 * is, and a page that leads here logs nobody in as somebody else unseen (GAP-34b, SEC-76). Whoever is in already is
 * told.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  return { isElsewhere: context.sessionToken !== null }
}

/** Exchanges the token and goes on to a clean address (ACC-08). */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const token = params.tempToken ?? ''
  if (!/^[\w-]{20,200}$/.test(token)) return data({ isOver: true }, { status: 410 })
  try {
    const session = await context.apiWith(token).call(loginByToken)
    const member = toMember(session)
    const wanted = new URL(request.url).searchParams.get('redirectTo')
    const to = member.state === 'open' ? safePath(wanted, entryPath(member)) : entryPath(member)
    return redirect(to, { headers: await startSession({ context, request }, session) })
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status < 500)
      return data({ isOver: true }, { status: problem.status === 401 ? 410 : problem.status })
    throw problem
  }
}

export default function LoginByToken() {
  const { isElsewhere } = useLoaderData<typeof loader>()
  if (useActionData<typeof action>()?.isOver)
    return (
      <Message tone="error" icon="clock" title={texts.login.over} text={texts.login.overText}>
        <ButtonLink href="/login" reload>
          {texts.login.toLogin}
        </ButtonLink>
      </Message>
    )
  return (
    <Message icon="lock" title={texts.login.title} text={isElsewhere ? texts.login.other : texts.login.text}>
      <ConfirmForm>
        <Button width="full">{texts.login.submit}</Button>
      </ConfirmForm>
    </Message>
  )
}
