import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listBookDays, reconcileDay } from '#contract/console/orders/endpoints.ts'
import type { BookDay, Books, ReconciledDay } from '#contract/console/orders/schemas.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatBRL, formatDate, formatPoints } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PageHead } from '../ui/page-head.tsx'
import { dayIn, dayOf, plusDays } from './filter.server.ts'
import { GatewayOfDay } from './gateway-of-day.tsx'
import { OrderTabs } from './order-tabs.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.books.title)

const { books: words } = texts
/** Days of a page. */
const shown = 14

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { timezone } = requireStation(args.context).config
  const today = dayOf(new Date(), timezone)
  const to = dayIn(new URL(args.request.url).searchParams.get('ate')) ?? today
  const books = await api.call(listBookDays, { query: { to, days: shown } })
  return { ...books, today, to, before: plusDays(to, -shown) }
}

/** Answered here and not elsewhere: what a gateway says now is no page that one comes back to. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const day = dayIn(String(form.get('dia') ?? ''))
  if (!day) return data({ day: '', answer: nothingAsked, problem: words.noDay }, { status: 422 })
  const after = /^[1-9]\d{0,14}$/.exec(String(form.get('depois') ?? ''))?.[0]
  const answer = await api.call(reconcileDay, {
    params: { day },
    query: { after: after ? Number(after) : undefined },
  })
  return data({ day, answer, problem: null })
}

const nothingAsked: ReconciledDay = { charges: [], total: 0, before: 0, next: null, isSilent: false }

/** The books of the station, day by day, and what its gateways say of a day. */
export default function Reconciliation() {
  const { days, sums, today, to, before } = useLoaderData<typeof loader>()
  const asked = useActionData<typeof action>()
  const open = days.filter(({ isClosed }) => !isClosed)
  return (
    <Stack gap={24}>
      <PageHead title={words.title} lead={words.lead} />
      <OrderTabs current="books" />
      <GatewayOfDay day={asked?.day || today} asked={asked} />
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
      <Sums sums={sums} />
    </Stack>
  )
}

/** What all accounts come to. */
function Sums({ sums: { pointsH, cents } }: Pick<Books, 'sums'>) {
  const { currency } = useStation()
  return (
    <section aria-labelledby="contas">
      <Stack gap={16}>
        <Heading level={2} size="card" id="contas">
          {words.sumsTitle}
        </Heading>
        <Text kind="muted">{words.sumsLead}</Text>
        {pointsH === 0 && cents === 0 ? null : <Alert tone="error">{words.sumsOpen}</Alert>}
        <DescriptionList
          items={[
            { term: words.sumOfPoints, value: formatPoints(pointsH / 100, currency) },
            { term: words.sumOfMoney, value: formatBRL(cents) },
          ]}
        />
      </Stack>
    </section>
  )
}

/** What was paid for credits; where the wallets got another amount, both. */
function creditsOf({ creditsPaidCents, creditedCents }: BookDay): string {
  if (creditsPaidCents === creditedCents) return formatBRL(creditsPaidCents)
  return words.creditsDiffer(formatBRL(creditsPaidCents), formatBRL(creditedCents))
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
  { key: 'credits', header: words.credits, align: 'end', cell: creditsOf },
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
