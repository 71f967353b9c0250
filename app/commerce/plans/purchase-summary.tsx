import { centsOf } from '#contract/activities/wallet/cents.ts'
import { useStation } from '../../station/use-station.ts'
import { Card } from '../../ui/card.tsx'
import { type Description, DescriptionList } from '../../ui/description-list.tsx'
import { formatBRL, formatDate } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import type { LoadedPurchase } from './load-purchase.server.ts'
import { Benefits, Given } from './plan-card.tsx'
import { allBenefits, planContract } from './plan-price.ts'
import { Price } from './price.tsx'
import { texts } from './texts.ts'

const words = texts.buy
const dayMs = 24 * 60 * 60 * 1000

type Summarised = Pick<LoadedPurchase, 'plan' | 'quote' | 'amount'>

/** Shows the price, today's part of it, beginning and renewal (GAP-74), and every benefit: cards show five. */
export function PurchaseSummary({ plan, quote, amount }: Summarised) {
  const { timezone } = useStation()
  const isLater = quote?.kind === 'downgrade'
  const items: Description[] = [
    { term: words.plan, value: plan.name },
    ...(quote && quote.credit > 0
      ? [{ term: words.credit, value: `− ${formatBRL(centsOf(quote.credit))}` }]
      : []),
    { term: words.starts, value: isLater ? formatDate(quote.starts_at, timezone) : words.now },
    { term: words.today, value: formatBRL(centsOf(amount)), total: true },
  ]
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2} size="small">
          {words.summary}
        </Heading>
        <Price plan={plan} />
        <Text kind="small">{planContract(plan)}</Text>
        <DescriptionList items={items} />
        <Given gives={plan.gives} />
        <Benefits list={allBenefits(plan)} hasMore={false} />
        <Text kind="smallMuted">
          {isLater
            ? words.later(formatDate(quote.starts_at, timezone))
            : words.renews(formatDate(renewalOf(plan.days), timezone))}
        </Text>
      </Stack>
    </Card>
  )
}

const renewalOf = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
