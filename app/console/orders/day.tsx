import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getOrderDay } from '#contract/console/orders/endpoints.ts'
import type { OrderDay } from '#contract/console/orders/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { requireStation } from '../../station/require-station.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { formatBRL, formatDate, formatInteger } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Stat } from '../../ui/stat.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Heading } from '../../ui/text.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PageHead } from '../ui/page-head.tsx'
import * as ui from '../ui/ui.css.ts'
import { dayIn, dayOf, plusDays } from './filter.server.ts'
import { OrderTabs } from './order-tabs.tsx'
import * as css from './orders.css.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ numbers }) => texts.day.title(formatDate(numbers.day)))

const { day: words } = texts

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { timezone } = requireStation(args.context).config
  const today = dayOf(new Date(), timezone)
  const day = dayIn(new URL(args.request.url).searchParams.get('dia')) ?? today
  const numbers = await api.call(getOrderDay, { params: { day } })
  return { numbers, before: plusDays(day, -1), after: day < today ? plusDays(day, 1) : null }
}

/** What was sold and went back on a day, and what waits now. */
export default function Day() {
  const { numbers, before, after } = useLoaderData<typeof loader>()
  const { day, products } = numbers
  return (
    <Stack gap={24}>
      <PageHead title={words.title(formatDate(day))} lead={words.lead} />
      <OrderTabs current="day" />
      <Cluster justify="between" align="end">
        <Form noValidate method="get" className={ui.inline} key={day}>
          <Field id="dia" label={words.choose}>
            <TextInput name="dia" type="date" defaultValue={day} />
          </Field>
          <Button variant="secondary">{words.show}</Button>
        </Form>
        <Cluster>
          <ButtonLink href={`?dia=${before}`} variant="quiet" icon="chevronLeft">
            {words.before}
          </ButtonLink>
          {after ? (
            <ButtonLink href={`?dia=${after}`} variant="quiet" iconAfter="chevronRight">
              {words.after}
            </ButtonLink>
          ) : null}
        </Cluster>
      </Cluster>
      <Figures numbers={numbers} />
      <section aria-labelledby="vendidos">
        <Stack gap={16}>
          <Heading level={2} size="card" id="vendidos">
            {words.products}
          </Heading>
          {products.length === 0 ? (
            <EmptyState object="cart">{words.none}</EmptyState>
          ) : (
            <Table
              caption={words.productsCaption}
              columns={columns}
              rows={products}
              rowKey={({ id }) => id}
            />
          )}
        </Stack>
      </section>
    </Stack>
  )
}

function Figures({ numbers: { sold, waiting, refunded, toDeliver } }: { numbers: OrderDay }) {
  const amounts = [
    { label: words.sold, ...sold, href: null },
    { label: words.refunded, ...refunded, href: null },
    { label: words.waiting, ...waiting, href: '/gestao/pedidos?situacao=awaiting_payment' },
  ]
  return (
    <div className={css.stats}>
      {amounts.map(({ label, orders, cents, href }) => (
        <Card key={label}>
          <Stat
            label={label}
            below={
              href && orders > 0 ? (
                <TextLink href={href}>{words.orders(orders)}</TextLink>
              ) : (
                words.orders(orders)
              )
            }
          >
            <span className={css.figure}>{formatBRL(cents)}</span>
          </Stat>
        </Card>
      ))}
      <Card>
        <Stat
          label={words.toDeliver}
          below={
            toDeliver > 0 ? (
              <TextLink href="/gestao/pedidos?situacao=to_deliver">{words.seeToDeliver}</TextLink>
            ) : null
          }
        >
          <span className={css.figure}>{formatInteger(toDeliver)}</span>
        </Stat>
      </Card>
    </div>
  )
}

const columns: Column<OrderDay['products'][number]>[] = [
  { key: 'product', header: words.product, phone: 'title', cell: ({ name }) => name },
  {
    key: 'quantity',
    header: words.quantity,
    align: 'end',
    cell: ({ quantity }) => formatInteger(quantity),
  },
  {
    key: 'value',
    header: words.value,
    align: 'end',
    phone: 'amount',
    cell: ({ cents }) => formatBRL(cents),
  },
]
