import { centsOf } from '#contract/activities/wallet/cents.ts'
import type { SubscriptionCharge } from '#contract/commerce/subscriptions/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatBRL, formatDate } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Heading } from '../../ui/text.tsx'
import { texts } from './texts.ts'

const words = texts.charges

/** Lists the charges of plans, newest first. */
export function Charges({ charges }: { charges: readonly SubscriptionCharge[] }) {
  const { timezone } = useStation()
  const columns: Column<SubscriptionCharge>[] = [
    { key: 'plan', header: words.plan, cell: ({ plan }) => plan, phone: 'title' },
    {
      key: 'period',
      header: words.period,
      cell: ({ from, until }) => `${formatDate(from, timezone)} – ${formatDate(until, timezone)}`,
      phone: 'meta',
    },
    {
      key: 'amount',
      header: words.amount,
      cell: ({ amount }) => formatBRL(centsOf(amount)),
      align: 'end',
      phone: 'amount',
    },
    { key: 'status', header: words.status, cell: (charge) => <Status charge={charge} /> },
  ]
  return (
    <Stack gap={16}>
      <Heading level={2}>{words.title}</Heading>
      <Table caption={words.title} columns={columns} rows={charges} rowKey={({ id }) => id} />
    </Stack>
  )
}

function Status({ charge: { paid, is_void } }: { charge: SubscriptionCharge }) {
  if (is_void) return <Badge>{words.void}</Badge>
  return paid ? (
    <Badge tone="success" icon="check">
      {words.paid}
    </Badge>
  ) : (
    <Badge tone="warning" icon="clock">
      {words.open}
    </Badge>
  )
}
