import { centsOf } from '#contract/activities/wallet/cents.ts'
import { stepCentsOf } from '#contract/activities/wallet/exact-amount.ts'
import type { Cart } from '#contract/commerce/cart/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Money, Price } from '../../ui/amount.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { type Currency, formatBRL } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'

const words = texts.payment

/** Says why card or PIX pays less than the least part of a point is worth; else only that they pay the rest. */
function leftWords(restCents: number, { multiplier }: Currency): string {
  const stepCents = stepCentsOf(multiplier)
  return stepCents !== null && restCents < stepCents
    ? words.walletStep(formatBRL(stepCents))
    : words.walletPart
}

/** Shows the wallet's part of the price before anything is asked, in the station's currency and in money (CAR-15, CAR-16, GAP-116). */
export function WalletFirst({ cart: { totals, payment, actions, rest_value } }: { cart: Cart }) {
  const { currency } = useStation()
  if (actions.some(({ payment_option }) => payment_option === 'payment_only'))
    return <Alert tone="info">{words.only}</Alert>
  const walletCents = centsOf(totals.wallet_value)
  if (walletCents === 0) return null
  return (
    <Card tone="soft" as="section">
      <Stack gap={12}>
        <Heading level={2} size="small">
          {words.wallet}
        </Heading>
        <DescriptionList
          items={[
            {
              term: words.walletUses,
              value: <Price priceCents={walletCents} points={totals.wallet_points} currency={currency} />,
            },
            ...(rest_value > 0
              ? [{ term: words.walletLeft, value: <Money cents={centsOf(rest_value)} /> }]
              : []),
          ]}
        />
        <Text kind="small">
          {payment.type === 'wallet' ? words.walletAll : leftWords(centsOf(rest_value), currency)}
        </Text>
      </Stack>
    </Card>
  )
}
