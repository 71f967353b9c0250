import { centsOf } from '#contract/activities/wallet/cents.ts'
import type { BoughtCoupon } from '#contract/commerce/vouchers/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Price } from '../../ui/amount.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Cluster } from '../../ui/layout.tsx'
import * as css from './list.css.ts'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'

/** One purchase: price, code, date, and whether it was a donation (ORD-07). */
export function PurchaseCard({ bought, href }: { bought: BoughtCoupon; href: string }) {
  const { timezone, currency } = useStation()
  const { cupom, createdAt, code, price, paid, state } = bought
  return (
    <article className={css.card}>
      <div className={css.what}>
        <Cluster gap={8}>
          {cupom.is_donation ? (
            <Badge tone="accent" icon="heart">
              {texts.purchases.donation}
            </Badge>
          ) : (
            <Badge tone="brand" icon="ticket">
              {texts.purchases.coupon}
            </Badge>
          )}
          {cupom.is_donation && state !== 'cancelled' ? null : <StateBadge state={state} />}
        </Cluster>
        <h2 className={css.name}>{cupom.action.name}</h2>
        <p className={css.price}>
          <Price priceCents={centsOf(price)} points={paid} currency={currency} />
        </p>
        <p className={css.fact}>
          <time dateTime={createdAt}>{formatDateTime(createdAt, timezone)}</time>
        </p>
      </div>
      <div className={css.stub}>
        <span className={css.code}>{code}</span>
        <ButtonLink href={href} variant="secondary" size="small" icon="document" preventScrollReset>
          {texts.purchases.open}
        </ButtonLink>
      </div>
    </article>
  )
}
