import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { checkEmailLink, confirmEmailLink } from '#contract/people/account/endpoints.ts'
import type { EmailLink } from '#contract/people/account/schemas.ts'
import { requireStation } from '../../station/require-station.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { Message } from './message.tsx'
import { texts } from './texts.ts'

const words = texts.emailChange

export const meta: MetaFunction = () => [{ title: words.title }, { name: 'robots', content: 'noindex' }]
/** Gives the headers of an address that is a secret: no referrer, no cache (GAP-18). */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

const tokenOf = ({ token = '' }: LoaderFunctionArgs['params']) => ({ token: token.slice(0, 200) })

/** Looks, and changes nothing: programs open the links of mails. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  requireStation(context)
  return context.api.call(checkEmailLink, { body: tokenOf(params) })
}

export async function action({ context, params }: ActionFunctionArgs) {
  requireStation(context)
  return context.api.call(confirmEmailLink, { body: tokenOf(params) })
}

/** Shows one side of a change of e-mail: confirmed by a button; it says which side is missing (PRO-01). */
export default function EmailChange() {
  const loaded = useLoaderData<typeof loader>()
  const { state }: EmailLink = useActionData<typeof action>() ?? loaded
  if (state === 'open')
    return (
      <Message icon="mail" title={words.title} text={words.text}>
        <ConfirmForm>
          <Button width="full">{words.submit}</Button>
        </ConfirmForm>
      </Message>
    )
  return (
    <Message
      tone={state === 'over' ? 'error' : 'success'}
      icon={state === 'over' ? 'alert' : 'checkCircle'}
      title={words[state].title}
      text={words[state].text}
    >
      <ButtonLink href="/homepage" variant={state === 'changed' ? 'primary' : 'secondary'} reload>
        {words.go}
      </ButtonLink>
    </Message>
  )
}
