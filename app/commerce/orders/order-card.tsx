import { centsOf } from '#contract/activities/wallet/cents.ts'
import type { OrderCard as OrderData } from '#contract/commerce/orders/schemas.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { useStation } from '../../station/use-station.ts'
import { Money } from '../../ui/amount.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import * as css from './orders.css.ts'
import { StatusBadge } from './status-badge.tsx'
import { texts } from './texts.ts'

/** One order of the list. Its total is what the card paid, where one did (ORD-05, GAP-81). */
export function OrderCard({ order }: { order: OrderData }) {
  const { timezone } = useStation()
  const { id, action, code, createdAt, items, state } = order
  const shown = order.total_credit_card_value > 0 ? order.total_credit_card_value : order.total_final_value
  const isWaiting = state === 'awaiting_payment'
  return (
    <article className={css.card}>
      <span className={css.picture}>
        {action.image ? (
          <Picture {...pictureSource(action.image, { sizes: '5rem' })} alt="" ratio="square" />
        ) : (
          <Icon name="gift" size={32} />
        )}
      </span>
      <div className={css.what}>
        <StatusBadge order={order} />
        <h2 className={css.name}>{action.name}</h2>
        <p className={css.small}>
          {code} · {texts.list.items(items)} ·{' '}
          <time dateTime={createdAt}>{formatDateTime(createdAt, timezone)}</time>
        </p>
      </div>
      <div className={css.foot}>
        <Money cents={centsOf(shown)} size="strong" />
        <ButtonLink
          href={isWaiting ? `/homepage/pedidos/${id}/pix` : `/homepage/pedidos/${id}`}
          variant={isWaiting ? 'primary' : 'secondary'}
          size="small"
          aria-label={`${isWaiting ? texts.list.pay : texts.list.open}: ${code}`}
        >
          {isWaiting ? texts.list.pay : texts.list.open}
        </ButtonLink>
      </div>
    </article>
  )
}
