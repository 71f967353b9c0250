import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { listBookDays, reconcileDay } from '#contract/console/orders/endpoints.ts'
import type { BookDay, ReconciledCharge } from '#contract/console/orders/schemas.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { requireStation } from '../../station/require-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { formatBRL, formatDate } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { requireOwner } from '../owner/require-owner.server.ts'
import { PageHead } from '../ui/page-head.tsx'
import * as ui from '../ui/ui.css.ts'
import { dayIn, dayOf, plusDays } from './filter.server.ts'
import { OrderTabs } from './order-tabs.tsx'
import * as css from './orders.css.ts'
import { texts } from './texts.ts'

const { books: words } = texts
/** Days of a page. */
const shown = 14

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const { timezone } = requireStation(args.context).config
  const today = dayOf(new Date(), timezone)
  const to = dayIn(new URL(args.request.url).searchParams.get('ate')) ?? today
  const { days } = await api.call(listBookDays, { query: { to, days: shown } })
  return { days, today, to, before: plusDays(to, -shown) }
}

/** Answered here and not elsewhere: what a gateway says now is no page that one comes back to. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const day = dayIn(String((await args.request.formData()).get('dia') ?? ''))
  if (!day) return data({ day: '', charges: [], problem: words.noDay }, { status: 422 })
  const { charges } = await api.call(reconcileDay, { params: { day } })
  return data({ day, charges, problem: null })
}

/** The books of the station, day by day, and what its gateways say of a day. */
export default function Reconciliation() {
  const { days, today, to, before } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const open = days.filter(({ isClosed }) => !isClosed)
  return (
    <Stack gap={24}>
      <PageHead title={words.title} lead={words.lead} />
      <OrderTabs current="books" />
      <Gateway day={answer?.day || today} answer={answer} />
      <section aria-labelledby="caixa">
        <Stack gap={16}>
          <Heading level={2} size="card" id="caixa">
            {words.cashTitle}
          </Heading>
          <Text kind="muted">{words.cashLead}</Text>
          {open.length > 0 ? (
            <Alert tone="error" title={words.openTitle}>
              {words.openText(open.map(({ day }) => formatDate(day)))}
            </Alert>
          ) : null}
          <Table caption={words.caption} columns={bookColumns} rows={days} rowKey={({ day }) => day} />
          <Cluster>
            {to === today ? null : (
              <ButtonLink href="/gestao/pedidos/conciliacao" variant="quiet">
                {words.newest}
              </ButtonLink>
            )}
            <ButtonLink href={`?ate=${before}`} variant="secondary">
              {words.older}
            </ButtonLink>
          </Cluster>
        </Stack>
      </section>
    </Stack>
  )
}

const bookColumns: Column<BookDay>[] = [
  {
    key: 'day',
    header: words.day,
    phone: 'title',
    cell: ({ day }) => <TextLink href={`/gestao/pedidos/dia?dia=${day}`}>{formatDate(day)}</TextLink>,
  },
  { key: 'paid', header: words.paid, align: 'end', cell: ({ paidCents }) => formatBRL(paidCents) },
  {
    key: 'refunded',
    header: words.refunded,
    align: 'end',
    cell: ({ refundedCents }) => formatBRL(refundedCents),
  },
  {
    key: 'cash',
    header: words.cash,
    align: 'end',
    phone: 'amount',
    cell: ({ cashCents }) => <strong>{formatBRL(cashCents)}</strong>,
  },
  {
    key: 'closed',
    header: words.closes,
    phone: 'meta',
    cell: ({ isClosed }) =>
      isClosed ? (
        <Badge tone="success" icon="check">
          {words.closed}
        </Badge>
      ) : (
        <Badge tone="error" icon="alert">
          {words.open}
        </Badge>
      ),
  },
]

type Answer = { day: string; charges: ReconciledCharge[]; problem: string | null }

/** Asks the gateways about a day; what they answered stands under it. */
function Gateway({ day, answer }: { day: string; answer: Answer | undefined }) {
  const isSending = useIsSending()
  return (
    <section aria-labelledby="gateway">
      <Stack gap={16}>
        <Heading level={2} size="card" id="gateway">
          {words.gatewayTitle}
        </Heading>
        <Text kind="muted">{words.gatewayLead}</Text>
        <Form noValidate method="post" className={ui.inline} preventScrollReset>
          <Field id="dia" label={words.day} error={answer?.problem ?? undefined}>
            <TextInput name="dia" type="date" defaultValue={day} />
          </Field>
          <Button variant="secondary" loading={isSending} loadingLabel={words.asking}>
            {words.ask}
          </Button>
        </Form>
        {answer && !answer.problem ? <Answered answer={answer} /> : null}
      </Stack>
    </section>
  )
}

function Answered({ answer: { day, charges } }: { answer: Answer }) {
  if (charges.length === 0)
    return <EmptyState icon="checkCircle">{words.noCharges(formatDate(day))}</EmptyState>
  const differing = charges.filter(({ differs }) => differs).length
  return (
    <>
      <Alert tone={differing > 0 ? 'warning' : 'success'} live>
        {words.result(charges.length, differing)}
      </Alert>
      <Table
        caption={words.gatewayCaption}
        columns={chargeColumns}
        rows={charges}
        rowKey={({ code }) => code}
      />
    </>
  )
}

const chargeColumns: Column<ReconciledCharge>[] = [
  {
    key: 'charge',
    header: words.charge,
    phone: 'title',
    cell: ({ code, orderId, gateway }) => (
      <span className={css.person}>
        <TextLink href={`/gestao/pedidos/${orderId}`}>{code}</TextLink>
        <span className={ui.small}>{gateway}</span>
      </span>
    ),
  },
  {
    key: 'amount',
    header: words.amount,
    align: 'end',
    phone: 'amount',
    cell: ({ amountCents }) => formatBRL(amountCents),
  },
  { key: 'ours', header: words.ours, cell: ({ ours }) => sideOf(ours) },
  {
    key: 'theirs',
    header: words.theirs,
    cell: ({ theirs, isAnswered }) =>
      theirs ? sideOf(theirs) : isAnswered ? words.unknownThere : words.noAnswer,
  },
  {
    key: 'differs',
    header: words.state,
    phone: 'meta',
    cell: ({ differs }) =>
      differs ? (
        <Badge tone="warning" icon="alert">
          {words.differs}
        </Badge>
      ) : (
        <Badge tone="success" icon="check">
          {words.same}
        </Badge>
      ),
  },
]

const sideOf = ({ paidCents, refundedCents }: ReconciledCharge['ours']) =>
  words.side(formatBRL(paidCents), formatBRL(refundedCents))
