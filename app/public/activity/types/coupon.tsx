import { DescriptionList } from '../../../ui/description-list.tsx'
import { formatBRL, formatDate } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import { texts } from '../../texts.ts'
import type { BodyProps } from '../activity-body.tsx'
import * as css from './parts.css.ts'

const brl = (reais: number) => formatBRL(Math.round(reais * 100))

/** Type 3: what the coupon costs, until when and how it is used. */
export function Coupon({ activity }: BodyProps) {
  const [coupon] = activity.cupons
  if (!coupon) return null
  const words = texts.activity.coupon
  return (
    <Panel>
      <DescriptionList
        items={[
          ...(coupon.oldPrice ? [{ term: words.from, value: <s>{brl(coupon.oldPrice)}</s> }] : []),
          { term: words.now, value: <strong className={css.price}>{brl(coupon.newPrice)}</strong> },
          ...(coupon.useBy ? [{ term: words.useBy, value: formatDate(coupon.useBy) }] : []),
        ]}
      />
      {coupon.rules ? (
        <p className={css.small}>
          <strong>{words.rules}:</strong> {coupon.rules}
        </p>
      ) : null}
    </Panel>
  )
}
