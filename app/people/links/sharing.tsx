import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import { validateSharing } from '#contract/people/links/endpoints.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Message } from './message.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction = () => [
  { title: texts.sharing.title },
  { name: 'robots', content: 'noindex' },
]

/**
 * Leads to a shared activity: `?source=` who shared (a code, or the number of older links), `?campaign=` the activity
 * (DLK-02, GAP-55).
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const [source = '', campaign = ''] = [query.get('source'), query.get('campaign')].map((one) => one ?? '')
  const unknown = () => data(null, { status: 404 })
  if (!/^[\w-]{1,200}$/.test(source) || !/^\d{1,15}$/.test(campaign)) return unknown()
  try {
    const { action } = await context.api.call(validateSharing, {
      body: { action_id: Number(campaign), user_id: source },
    })
    const target = externalTarget(action.contents[0]?.link)
    // What is at the other end learns nothing of who shared.
    return target ? redirect(target, { headers: { 'referrer-policy': 'no-referrer' } }) : unknown()
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status < 500) return unknown()
    throw problem
  }
}

export default function UnknownShare() {
  return (
    <Message tone="error" icon="share" title={texts.sharing.title} text={texts.sharing.text}>
      <ButtonLink href="/" reload>
        {texts.goHome}
      </ButtonLink>
    </Message>
  )
}

/** Gives an http(s) address as it may stand in a redirect, or null. The API answers no other; a remote one might. Pure. */
export function externalTarget(link: string | undefined): string | null {
  if (!link || !URL.canParse(link)) return null
  const url = new URL(link)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}
