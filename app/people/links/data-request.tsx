import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
  type DataRequest,
  proveDataRequest,
  readDataRequest,
} from '#contract/people/data-requests/endpoints.ts'
import { requireStation } from '../../station/require-station.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { SentRequest } from '../privacy/sent-requests.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { Message } from './message.tsx'
import { texts } from './texts.ts'

const words = texts.dataRequest

export const meta: MetaFunction = () => [{ title: words.title }, { name: 'robots', content: 'noindex' }]
/** Gives the headers of an address that is a secret: no referrer, no cache (GAP-18). */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

const tokenOf = ({ token = '' }: LoaderFunctionArgs['params']) => ({ token: token.slice(0, 200) })

/** Looks, and changes nothing: programs open the links of mails. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  requireStation(context)
  return context.api.call(readDataRequest, { body: tokenOf(params) })
}

export async function action({ context, params }: ActionFunctionArgs) {
  requireStation(context)
  return context.api.call(proveDataRequest, { body: tokenOf(params) })
}

/** Shows the request of a link: confirmed by a button, then with its state and its answer (PPL-32). */
export default function DataRequestLink() {
  const loaded = useLoaderData<typeof loader>()
  const { request } = useActionData<typeof action>() ?? loaded
  if (!request)
    return (
      <Message tone="error" icon="alert" title={words.over.title} text={words.over.text}>
        <ButtonLink href="/politica-de-privacidade/pedido" reload>
          {words.over.again}
        </ButtonLink>
      </Message>
    )
  return <Found request={request} />
}

function Found({ request }: { request: DataRequest }) {
  const isUnproved = request.state === 'unproved'
  return (
    <Container width="reading">
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>{words.title}</Heading>
          <Heading level={2} size="card">
            {isUnproved ? words.confirm : words.follow}
          </Heading>
          <Text kind="muted">{isUnproved ? words.confirmText : words.followText}</Text>
        </Stack>
        {isUnproved ? (
          <ConfirmForm>
            <Button width="phone">{words.submit}</Button>
          </ConfirmForm>
        ) : null}
        <SentRequest request={request} />
      </Stack>
    </Container>
  )
}
