import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { verifyOrder } from '#contract/commerce/orders/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { secondsUntil } from '../../ui/use-countdown.ts'
import { loadOrder, orderIdOf, settledPath, waitingPath } from './load-order.server.ts'
import { PixCode } from './pix-code.tsx'
import { texts } from './texts.ts'
import { useOrderUpdates } from './use-order-updates.ts'

/** Seconds: long enough to mark the text of a code, short enough to wait for. */
const refreshSeconds = 15

/** Where nothing else tells the page that its order was paid, it looks again by itself (GAP-66). */
export const handle: PageHandle = {
  refreshTo: (loaded) => (loaded as { path: string } | undefined)?.path ?? null,
  refreshSeconds,
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  {
    title: texts.meta(loaded?.pix ? texts.pix.title : texts.doubt.title, loaded?.station ?? ''),
  },
]

/** An order whose payment is waited for; one that waits no more is at its receipt, at its refusal, or back in the cart. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args, { feature: 'checkout' })
  const order = await endedNow(api, await loadOrder(api, orderIdOf(args.params)))
  if (order.state !== 'awaiting_payment') throw redirect(settledPath(order))
  // CAR-13: what is paid in the last second is paid all the same; the platform has the last word.
  if (isTimeOver(order)) throw redirect('/homepage/carrinho?aviso=pix')
  const { pix_qr_code: code, expiration_date: until } = order.gateway_charge ?? {}
  const path = waitingPath(order)
  if (path !== new URL(args.request.url).pathname) throw redirect(path)
  const pix = code && until ? { code, until, secondsLeft: secondsUntil(until, new Date()) } : null
  return {
    station: requireStation(args.context).config.name,
    id: order.id,
    path,
    value: order.credit_card_value,
    pix,
  }
}

/** Whether the time to pay the code is over. */
function isTimeOver({ state, gateway_charge: charge }: Order): boolean {
  if (state !== 'awaiting_payment' || charge?.payment_method !== 'pix') return false
  return charge.expiration_date !== null && secondsUntil(charge.expiration_date, new Date()) === 0
}

/** The order as it is; of one whose time is over the gateway is asked now, and not when the platform does so by itself (CAR-13). */
async function endedNow(api: ApiClient, order: Order): Promise<Order> {
  if (!isTimeOver(order)) return order
  try {
    return await api.call(verifyOrder, { params: { id: order.id } })
  } catch (problem) {
    // Asked too often: it ends by itself.
    if (!(problem instanceof ApiProblem) || problem.status >= 500) throw problem
    return order
  }
}

/** 'Verificar pagamento': asks the gateway now (CAR-12). */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args, { feature: 'checkout' })
  const id = orderIdOf(args.params)
  try {
    const order = await api.call(verifyOrder, { params: { id } })
    if (order.state !== 'awaiting_payment') return redirect(settledPath(order))
    return data({ isUnpaid: true, problem: null })
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status >= 500) throw problem
    if (problem.status === 404) throw data(null, { status: 404 })
    return data({ isUnpaid: false, problem: problem.firstMessage }, { status: problem.status })
  }
}

export const shouldRevalidate = () => true

/** The PIX code, or what is said while nobody knows whether a card was charged (CAR-11 to CAR-13, GAP-66). */
export default function Waiting() {
  const { id, value, pix } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  useOrderUpdates(id)
  return (
    <Container width="reading">
      <Stack gap={24}>
        <Heading level={1}>{pix ? texts.pix.title : texts.doubt.title}</Heading>
        {answer?.isUnpaid ? (
          <Alert tone="error" live title={texts.pix.notYet.title}>
            {texts.pix.notYet.text}
          </Alert>
        ) : null}
        {answer?.problem ? (
          <Alert tone="error" live>
            {answer.problem}
          </Alert>
        ) : null}
        {pix ? (
          <PixCode pix={pix} id={id} value={value} verify={<Verify variant="secondary" />} />
        ) : (
          <InDoubt />
        )}
        <noscript>
          <Text kind="smallMuted">{texts.refresh(refreshSeconds)}</Text>
        </noscript>
      </Stack>
    </Container>
  )
}

function Verify({ variant }: { variant: 'primary' | 'secondary' }) {
  return (
    <Form noValidate method="post" preventScrollReset>
      <Button
        variant={variant}
        width="full"
        icon="refresh"
        loading={useIsSending()}
        loadingLabel={texts.pix.verifying}
      >
        {texts.pix.verify}
      </Button>
    </Form>
  )
}

const InDoubt = () => (
  <Card>
    <Stack gap={24}>
      <Text>{texts.doubt.text}</Text>
      <Verify variant="primary" />
      <TextLink href="/homepage/pedidos" kind="stand" icon="document">
        {texts.doubt.orders}
      </TextLink>
    </Stack>
  </Card>
)
