import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import { subscribeEmail, unsubscribeEmail } from '#contract/people/links/endpoints.ts'
import { requireStation } from '../../station/require-station.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { Message } from './message.tsx'
import { texts } from './texts.ts'

type ListChange = 'inscricao' | 'desinscricao'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded ? texts.email[loaded.change].title : '' },
  { name: 'robots', content: 'noindex' },
]
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

function readLink({ type, userId = '', userHash = '' }: LoaderFunctionArgs['params']) {
  const isKnown = type === 'inscricao' || type === 'desinscricao'
  if (!isKnown || !/^e?\d{1,15}$/.test(userId)) throw new Response(null, { status: 404 })
  return { change: type as ListChange, id: userId, hash: userHash.slice(0, 200) }
}

/**
 * Changes nothing when it is opened, with scripts neither: programs that look at the links of mails must unsubscribe
 * nobody (GAP-34b).
 */
export async function loader({ params }: LoaderFunctionArgs) {
  const { change, id, hash } = readLink(params)
  return { change, again: `/email/inscricao/${id}/${encodeURIComponent(hash)}` }
}

/**
 * Takes the address off by the button, or by a mail program's own 'leave the list', which brings no cookie and wants no
 * redirect (EML-01, EML-02, RFC 8058).
 */
export async function action({ context, params }: ActionFunctionArgs) {
  const { config } = requireStation(context)
  const { change, id, hash } = readLink(params)
  const body = { id, hash }
  try {
    const outcome =
      change === 'inscricao'
        ? subscribeOutcome(
            await context.api.call(subscribeEmail, { body }),
            config.behaviour.subscribeEmptyMeans,
          )
        : unsubscribeOutcome(await context.api.call(unsubscribeEmail, { body }))
    return data({ outcome })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    if (problem.status >= 500) context.reportError(problem)
    return data({ outcome: 'error' as Outcome }, { status: problem.status })
  }
}

export default function EmailList() {
  const { change, again } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()?.outcome
  const words = texts.email[change]
  if (!outcome)
    return (
      <Message icon="mail" title={words.title} text={words.text}>
        <ConfirmForm>
          <Button width="full">{words.submit}</Button>
        </ConfirmForm>
      </Message>
    )
  return (
    <Message
      tone={outcome}
      icon={outcome === 'success' ? 'checkCircle' : 'alert'}
      title={texts.email[outcome === 'success' ? 'done' : 'failed']}
      text={words[outcome]}
    >
      {outcome === 'error' ? (
        <form noValidate method="post">
          <Button width="full">{texts.email.retry}</Button>
        </form>
      ) : change === 'desinscricao' ? (
        <ButtonLink href={again} variant="secondary" reload>
          {texts.email.again}
        </ButtonLink>
      ) : (
        <ButtonLink href="/" reload>
          {texts.goHome}
        </ButtonLink>
      )}
    </Message>
  )
}

export type Outcome = 'success' | 'error'

/**
 * Reads an answer of PUT /email-subscribe. The specification leaves two readings of an answer without data; the station
 * says which holds (GAP-34). Pure.
 */
export function subscribeOutcome(
  answer: { data?: unknown[] | null | undefined; error?: boolean | undefined } | null,
  emptyMeans: Outcome,
): Outcome {
  const isEmpty = !answer?.data || answer.data.length === 0
  if (isEmpty) return emptyMeans
  return answer.error ? 'error' : 'success'
}

/** Reads an answer of PUT /email-unsubscribe: a first element of 0 is an error (GAP-34). Pure. */
export const unsubscribeOutcome = ([first]: readonly number[]): Outcome => (first === 0 ? 'error' : 'success')
