import type { Plan } from '#contract/commerce/plans/schemas.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatBRL } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import * as css from './plan-card.css.ts'
import { planPrice } from './plan-price.ts'
import { texts } from './texts.ts'

/** Shows the price of a plan, or 'A negociar'. */
export function Price({ plan }: { plan: Pick<Plan, 'amount' | 'discount' | 'days'> }) {
  const price = planPrice(plan)
  if (price.kind === 'negotiate')
    return (
      <Stack gap={4}>
        <p className={css.before} />
        <p className={css.amount}>{texts.card.negotiate}</p>
      </Stack>
    )
  return (
    <Stack gap={4}>
      <p className={css.before}>
        {price.fullPriceCents === null ? null : (
          <>
            <span>
              {texts.card.before} <s>{formatBRL(price.fullPriceCents)}</s>
            </span>
            <Badge tone="success">{price.discount}</Badge>
          </>
        )}
      </p>
      <p>
        <span className={css.amount}>
          {price.priceCents === 0 ? texts.card.free : formatBRL(price.priceCents)}
        </span>{' '}
        {price.priceCents === 0 ? null : (
          <Text as="span" kind="smallMuted">
            {price.per}
          </Text>
        )}
      </p>
    </Stack>
  )
}
