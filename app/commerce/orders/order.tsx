import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { Form } from '../../forms/form.tsx'
import { requireParticipant } from '../../session/member.server.ts'
import { useMember } from '../../session/use-member.ts'
import { requireStation } from '../../station/require-station.ts'
import { WhereOpen } from '../../station/where-open.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { ObjectPicture } from '../../ui/object-picture.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { loadOrder, orderIdOf } from './load-order.server.ts'
import { changeOrder } from './order-actions.server.ts'
import * as css from './orders.css.ts'
import { Receipt } from './receipt.tsx'
import { ReceiptActions } from './receipt-actions.tsx'
import { texts } from './texts.ts'

const words = texts.receipt

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? texts.meta(titleOf(data.order), data.station) : texts.list.title },
]

/** Purchases of coupons have a receipt of their own kind (ORD-03). */
const isPurchase = ({ action }: { action: { type_id: number } }) => action.type_id === couponType
const couponType = 3
const titleOf = (order: { code: string; action: { type_id: number } }) =>
  isPurchase(order) ? words.purchase(order.code) : words.title(order.code)

export const shouldRevalidate = () => true

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const order = await loadOrder(api, orderIdOf(args.params))
  const query = new URL(args.request.url).searchParams
  const { config, canonicalOrigin } = requireStation(args.context)
  return {
    station: config.name,
    origin: canonicalOrigin,
    order,
    isNew: query.has('sucesso') && order.state === 'paid',
    asks: asksOf(query, order),
  }
}

/** Gives the question that stands over the receipt, while it can be asked. Pure. */
function asksOf(query: URLSearchParams, { state, withdraw_until }: Awaited<ReturnType<typeof loadOrder>>) {
  if (query.has('desistir') && withdraw_until !== null) return 'withdraw' as const
  return query.has('cancelar') && state === 'awaiting_payment' ? ('cancel' as const) : null
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  return changeOrder(api, args)
}

/** Shows the receipt of an order, and after buying that it succeeded (CAR-10, ORD-02). */
export default function OrderPage() {
  const { order, origin, isNew, asks } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const problems = asks === null ? refused?.problems : undefined
  return (
    <Container width="reading">
      <Stack gap={24}>
        {isNew ? (
          <Success />
        ) : (
          <Stack gap={12}>
            <WhereOpen to="/homepage/pedidos">
              <TextLink href="/homepage/pedidos" kind="stand" icon="arrowLeft">
                {words.back}
              </TextLink>
            </WhereOpen>
            <Heading level={1}>{titleOf(order)}</Heading>
          </Stack>
        )}
        {problems?.map((problem) => (
          <Alert key={problem} tone="error" live>
            {problem}
          </Alert>
        ))}
        {order.notice ? <Alert tone="info">{order.notice}</Alert> : null}
        <Receipt
          order={order}
          isPurchase={isPurchase(order)}
          link={`${origin}/qr-code-validator/pedido/${order.code}`}
        />
        <ReceiptActions order={order} isNew={isNew} />
      </Stack>
      {asks ? (
        <AskDialog
          asks={asks}
          orderId={order.id}
          isInDoubt={order.gateway_charge?.in_doubt ?? false}
          refused={refused}
        />
      ) : null}
    </Container>
  )
}

function Success() {
  const { email } = useMember()
  return (
    <div className={css.success}>
      <ObjectPicture name="party" size="medium" />
      <Stack gap={4}>
        <Heading level={1}>{words.success}</Heading>
        {email ? <Text kind="muted">{words.successText(email)}</Text> : null}
      </Stack>
    </div>
  )
}

type AskDialogProps = {
  asks: 'withdraw' | 'cancel'
  orderId: number
  /** Whether nobody knows if it was charged. */
  isInDoubt: boolean
  refused: { problems: string[]; reason: string } | undefined
}

/** Shows the question before a purchase is given back, or an order cancelled, at an address of its own (GAP-64, GAP-88). */
function AskDialog({ asks, orderId, isInDoubt, refused }: AskDialogProps) {
  const words = texts[asks]
  const receipt = `/homepage/pedidos/${orderId}`
  const back = asks === 'cancel' ? `${receipt}/pix` : receipt
  return (
    <Form noValidate method="post" action={`${receipt}?${asks === 'cancel' ? 'cancelar' : 'desistir'}=1`}>
      <Dialog
        open
        placement="sheet"
        title={words.title}
        closeHref={receipt}
        actions={
          <DialogButtons
            closeHref={back}
            close={words.keep}
            name="intent"
            value={asks === 'cancel' ? 'cancelar' : 'desistir'}
            loadingLabel={words.sending}
          >
            {words.confirm}
          </DialogButtons>
        }
      >
        <Stack gap={16}>
          {refused?.problems.map((problem) => (
            <Alert key={problem} tone="error" live>
              {problem}
            </Alert>
          ))}
          <p>{asks === 'cancel' && isInDoubt ? texts.cancel.inDoubt : words.text}</p>
          {asks === 'withdraw' ? (
            <>
              <p>{texts.withdraw.delivered}</p>
              <Field id="motivo" label={texts.withdraw.reason} optional>
                <TextArea name="motivo" rows={3} maxLength={300} defaultValue={refused?.reason} />
              </Field>
            </>
          ) : null}
        </Stack>
      </Dialog>
    </Form>
  )
}
