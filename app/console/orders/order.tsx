import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { z } from 'zod'
import {
  deliverPart,
  getManagedOrder,
  refundOrder,
  undoDelivery,
} from '#contract/console/orders/endpoints.ts'
import { type ManagedOrder, refundInputSchema } from '#contract/console/orders/schemas.ts'
import { undoSchema } from '#contract/undo.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { routeId } from '../../routing/route-id.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { type Description, DescriptionList } from '../../ui/description-list.tsx'
import { formatBRL, formatCep, formatDateTime, formatPhone } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading } from '../../ui/text.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { consoleMeta } from '../ui/console-meta.ts'
import { SaveNotice } from '../ui/save-notice.tsx'
import { deliveryFields, refundFields, undoFields } from './fields.ts'
import { handOverWords, OrderParts } from './order-parts.tsx'
import * as css from './orders.css.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { Refunds } from './refunds.tsx'
import { OrderStateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'
import { Timeline } from './timeline.tsx'
import { Values } from './values.tsx'

export const meta = consoleMeta<typeof loader>(({ order }) => texts.order.title(order.code))

const { order: words } = texts

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  return { order: await api.call(getManagedOrder, { params: { id: routeId(args.params.id) } }) }
}

const partSchema = z.object({ activityId: z.int().positive() })
const undoPartSchema = undoSchema.extend(partSchema.shape)

export async function action(args: ActionFunctionArgs) {
  await requireTeam(args)
  const id = routeId(args.params.id)
  const form = await args.request.formData()
  switch (intentOf(form, ['deliver', 'undo', 'refund'])) {
    case 'deliver':
      return deliver(args.context, id, form)
    case 'undo':
      return undo(args.context, id, form)
    case 'refund':
      return refund(args.context, id, form)
  }
}

const deliver = (context: PortalContext, id: number, form: FormData) =>
  sendForm(form, { fields: deliveryFields, schema: partSchema }, async ({ activityId }) => {
    const { parts } = await context.api.call(deliverPart, { params: { id, activityId } })
    const part = parts.find(({ activity }) => activity.id === activityId)
    return redirectSaved(context, `/gestao/pedidos/${id}`, handOverWords(part?.location).noted)
  })

const undo = (context: PortalContext, id: number, form: FormData) =>
  sendForm(form, { fields: undoFields, schema: undoPartSchema }, async ({ activityId, ...body }) => {
    await context.api.call(undoDelivery, { params: { id, activityId }, body })
    return redirectSaved(context, `/gestao/pedidos/${id}`, words.undone)
  })

const refund = (context: PortalContext, id: number, form: FormData) => {
  const described = { name: 'refund', fields: refundFields, schema: refundInputSchema, complete: withoutNone }
  return sendForm(form, described, async (body) => {
    const { refunds } = await context.api.call(refundOrder, { params: { id }, body })
    const isDone = refunds.find(({ number }) => number === body.number)?.state === 'done'
    return redirectSaved(context, `/gestao/pedidos/${id}`, isDone ? texts.refund.done : texts.refund.asked)
  })
}

/** Nothing of a thing returns to the stock: it is as if it was not said. */
function withoutNone(value: Record<string, unknown>): Record<string, unknown> {
  const { backToStock } = value
  return Array.isArray(backToStock)
    ? { ...value, backToStock: backToStock.filter(({ quantity }) => quantity !== 0) }
    : value
}

/** Everything of an order, and what is done with it (ORD-02). */
export default function Order() {
  const { order } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [params] = useSearchParams()
  const { timezone } = useStation()
  const here = `/gestao/pedidos/${order.id}`
  const isRefunding = order.refunds.some(({ state }) => state === 'asked')
  const isFree = order.totalCents === 0 && order.state === 'paid'
  const canRefund = (order.refundableCents > 0 || isFree) && !isRefunding
  const isAskedForRefund = params.has('devolver') && canRefund
  const asked = order.parts.find(({ activity }) => String(activity.id) === params.get('entregar'))
  return (
    <Stack gap={24}>
      <TextLink href="/gestao/pedidos" kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <Cluster justify="between" align="end">
        <Stack gap={8}>
          <Heading level={1}>{words.title(order.code)}</Heading>
          <Cluster gap={8}>
            <OrderStateBadge state={order.state} status={order.status} />
            <span>{formatDateTime(order.createdAt, timezone)}</span>
          </Cluster>
        </Stack>
      </Cluster>
      {answer?.form === 'refund' && isAskedForRefund ? null : <SaveNotice problem={answer?.problem} />}
      {order.notice ? (
        <Alert tone="warning" title={words.noticeTitle}>
          {order.notice}
        </Alert>
      ) : null}
      <div className={css.split}>
        <Stack gap={24}>
          <OrderParts order={order} />
          <Panel title={words.timeline}>
            <Timeline entries={order.timeline} />
          </Panel>
        </Stack>
        <Stack gap={24}>
          <Panel title={words.values}>
            <Values order={order} />
            <Refunds refunds={order.refunds} />
            {canRefund ? (
              <ButtonLink href="?devolver" variant="secondary" icon="undo" preventScrollReset>
                {texts.refund.open}
              </ButtonLink>
            ) : null}
          </Panel>
          <Panel title={words.buyer}>
            <DescriptionList items={buyerOf(order)} look="stacked" />
          </Panel>
          {order.charges.length > 0 ? (
            <Panel title={words.charges}>
              <Charges charges={order.charges} />
            </Panel>
          ) : null}
        </Stack>
      </div>
      {isAskedForRefund ? (
        <RefundDialog
          order={order}
          answer={answer?.form === 'refund' ? answer : undefined}
          closeHref={here}
        />
      ) : null}
      {asked && asked.deliveredAt === null ? (
        <AskDialog
          title={handOverWords(asked.location).title}
          text={handOverWords(asked.location).text(asked.activity.name)}
          label={handOverWords(asked.location).mark}
          intent="deliver"
          closeHref={here}
        >
          <input type="hidden" name="activityId" value={asked.activity.id} />
        </AskDialog>
      ) : null}
    </Stack>
  )
}

function buyerOf({ buyer, address }: ManagedOrder): Description[] {
  return [
    { term: words.name, value: buyer.name },
    { term: words.mail, value: <TextLink href={`mailto:${buyer.email}`}>{buyer.email}</TextLink> },
    ...(buyer.cpf ? [{ term: words.cpf, value: formatCpf(buyer.cpf) }] : []),
    ...(buyer.phone ? [{ term: words.phone, value: formatPhone(buyer.phone) }] : []),
    { term: words.address, value: address ? lineOf(address) : words.noAddress },
  ]
}

const formatCpf = (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

const lineOf = ({ street, number, complement, neighborhood, city, state, zipcode }: Address) =>
  [`${street}, ${number}`, complement, neighborhood, `${city} - ${state}`, `CEP ${formatCep(zipcode)}`]
    .filter(Boolean)
    .join(' · ')
type Address = NonNullable<ManagedOrder['address']>

const Charges = ({ charges }: Pick<ManagedOrder, 'charges'>) => (
  <ul className={css.items}>
    {charges.map((charge) => (
      <li key={charge.id}>
        <DescriptionList
          items={[
            { term: words.charge, value: charge.code },
            { term: texts.state, value: words.chargeState[charge.state] },
            { term: words.amount, value: formatBRL(charge.amountCents) },
            { term: words.paid, value: formatBRL(charge.paidCents) },
            { term: words.refunded, value: formatBRL(charge.refundedCents) },
            ...(charge.card ? [{ term: words.card, value: cardOf(charge) }] : []),
            ...(charge.reason ? [{ term: words.reason, value: charge.reason }] : []),
            { term: words.gateway, value: `${charge.gateway} ${charge.gatewayId ?? ''}`.trim() },
          ]}
        />
      </li>
    ))}
  </ul>
)

const cardOf = ({ card, installments }: ManagedOrder['charges'][number]) =>
  installments > 1 ? `${card} · ${words.installments(installments)}` : card
