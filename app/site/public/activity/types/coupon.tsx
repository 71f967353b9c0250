import { centsOf } from '#contract/activities/wallet/cents.ts'
import { useStation } from '../../../../station/use-station.ts'
import { Points, Price, priceInPoints } from '../../../../ui/amount.tsx'
import { DescriptionList } from '../../../../ui/description-list.tsx'
import { formatDate } from '../../../../ui/format.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { Text } from '../../../../ui/text.tsx'
import { texts } from '../../texts.ts'
import type { BodyProps } from './body-props.ts'
import * as css from './parts.css.ts'

/** Shows the price, the end and the use of a coupon (type 3). */
export function Coupon({ activity }: BodyProps) {
  const { currency } = useStation()
  const [coupon] = activity.cupons
  if (!coupon) return null
  const words = texts.activity.coupon
  return (
    <Panel>
      <DescriptionList
        items={[
          ...(coupon.oldPrice
            ? [
                {
                  term: words.from,
                  value: (
                    <s>
                      <Points
                        points={priceInPoints(centsOf(coupon.oldPrice), currency)}
                        currency={currency}
                      />
                    </s>
                  ),
                },
              ]
            : []),
          {
            term: words.now,
            value: (
              <strong className={css.price}>
                <Price priceCents={centsOf(coupon.newPrice)} currency={currency} />
              </strong>
            ),
          },
          ...(coupon.useBy ? [{ term: words.useBy, value: formatDate(coupon.useBy) }] : []),
        ]}
      />
      {coupon.rules ? (
        <Text kind="smallMuted">
          <strong>{words.rules}:</strong> {coupon.rules}
        </Text>
      ) : null}
    </Panel>
  )
}
