import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import { logout } from '#contract/people/access/endpoints.ts'
import { safePath } from '../../routing/safe-path.ts'
import { isPersonsNavigation } from '../../session/is-persons-navigation.ts'
import { forgetCardHeaders } from '../../session/kept-card.server.ts'
import { findLastMember } from '../../session/last-member.server.ts'
import { LogoutButton } from '../../session/logout-button.tsx'
import { endSessionHeader } from '../../session/session-cookie.server.ts'
import { dropTyped, findTyped } from '../../session/typed-form.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction = () => [{ title: texts.logout.meta }, { name: 'robots', content: 'noindex' }]
export const headers: HeadersFunction = () => ({ 'cache-control': 'no-store' })

/**
 * Logs out by address as the specification has it (ACC-07), where a person went there: typed, or from a page of this
 * host. An image, a frame or another site, another station's too, gets a page with the button and changes nothing
 * (SEC-11).
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const back = new URL(request.url).searchParams.get('voltar')
  if (isPersonsNavigation(request)) throw await end({ context, request }, back)
  return { back: safePath(back) }
}

export async function action({ context, request }: ActionFunctionArgs) {
  return end({ context, request }, (await request.formData()).get('voltar'))
}

async function end(
  { context, request }: { context: PortalContext; request: Request },
  back: unknown,
): Promise<Response> {
  if (context.sessionToken)
    await context.api.call(logout).catch((problem: unknown) => {
      // A session that is gone already, or an API that does not answer: this browser forgets it all the same.
      if (!(problem instanceof ApiProblem)) throw problem
      if (problem.status >= 500) context.reportError(problem)
    })
  const headers = new Headers({ 'set-cookie': endSessionHeader(context) })
  // Whoever comes next in this browser finds nothing of a form, or of a card, that was kept; another person's waits for them (ADR 141).
  if (!(await isOfAnother(context, request))) headers.append('set-cookie', await dropTyped(context))
  for (const [name, value] of await forgetCardHeaders({ context, request })) headers.append(name, value)
  return redirect(safePath(back), { headers })
}

/** Whether a form is kept here whose author is somebody else than who leaves. */
async function isOfAnother(context: PortalContext, request: Request): Promise<boolean> {
  const typed = await findTyped(context, request)
  const leaving = await findLastMember(context, request)
  return typed !== null && leaving !== null && typed.memberId !== leaving
}

export default function Logout() {
  const { back } = useLoaderData<typeof loader>()
  const { title, text, action } = texts.logout
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{title}</Heading>
        <Text kind="muted">{text}</Text>
      </Stack>
      <LogoutButton back={back} variant="primary" width="full">
        {action}
      </LogoutButton>
    </Stack>
  )
}
