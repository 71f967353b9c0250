import { useSearchParams } from '@remix-run/react'
import { rewardOf } from '#contract/activities/participation/rewards.ts'
import { centsOf } from '#contract/activities/wallet/cents.ts'
import { coupon as couponType } from '#contract/activity-types/coupon.ts'
import { useStation } from '../../../station/use-station.ts'
import { Points, Price, priceInPoints } from '../../../ui/amount.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { type Description, DescriptionList } from '../../../ui/description-list.tsx'
import { formatDate, formatPoints } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ConfirmPayment } from '../page/confirm-payment.tsx'
import { JustPaid } from '../page/just-done.tsx'
import { texts } from '../texts.ts'
import * as css from './coupon.css.ts'
import type { BodyProps, PortalActivityType } from './portal-activity-type.ts'
import { useCover } from './wallet-cover.ts'

/** Fewer than this and it is worth saying. */
const few = 20

/** Shows the price, and the way to the question before paying; what the wallet lacks is on the button (ACT-03). */
function CouponBody({ action, isSending, intention: { done } }: BodyProps) {
  const [cupom] = action.cupons
  const [params] = useSearchParams()
  const priceCents = centsOf(cupom?.newPrice ?? 0)
  const cover = useCover(priceCents)
  const { currency } = useStation()
  if (!cupom) return null
  const { pricePoints, missing, balance } = cover
  const shown = formatPoints(pricePoints, currency)
  const back = rewardOf(action)
  return (
    <div className={css.buy}>
      <p className={css.prices}>
        {cupom.oldPrice ? (
          <s className={css.old}>
            <Points points={priceInPoints(centsOf(cupom.oldPrice), currency)} currency={currency} />
          </s>
        ) : null}
        <strong className={css.price}>
          <Price priceCents={priceCents} points={pricePoints} currency={currency} />
        </strong>
      </p>
      <div className={css.facts}>
        <DescriptionList
          items={[
            { term: texts.pay.before, value: <Points points={balance} currency={currency} /> },
            ...(back > 0
              ? [{ term: texts.pay.back, value: <Points points={back} currency={currency} gain /> }]
              : []),
          ]}
        />
      </div>
      <div className={css.button}>
        {missing > 0 ? (
          <Button width="full" disabled>
            {texts.pay.missing(formatPoints(missing, currency))}
          </Button>
        ) : (
          <ButtonLink href="?confirmar=1" width="full" preventScrollReset>
            {action.click_me_label}
          </ButtonLink>
        )}
      </div>
      {!params.has('confirmar') ? null : done ? (
        <JustPaid action={action} done={done} verb="pagou" question="confirmar=1" />
      ) : (
        <ConfirmPayment
          activityId={action.id}
          question={texts.coupon.question(shown, action.name)}
          label={texts.coupon.pay(shown)}
          priceCents={priceCents}
          cover={cover}
          reward={back}
          isSending={isSending}
        />
      )}
    </div>
  )
}

/** Shows the offer of a coupon, its end, its use and the points that come back (PTS-06). */
function CouponContent({ action }: Pick<BodyProps, 'action'>) {
  const { currency } = useStation()
  const [cupom] = action.cupons
  if (!cupom) return null
  const words = texts.coupon
  const back = rewardOf(action)
  const facts: (Description | null)[] = [
    cupom.oldPrice
      ? {
          term: words.from,
          value: (
            <s>
              <Points points={priceInPoints(centsOf(cupom.oldPrice), currency)} currency={currency} />
            </s>
          ),
        }
      : null,
    { term: words.now, value: <Price priceCents={centsOf(cupom.newPrice)} currency={currency} /> },
    back > 0 ? { term: texts.pay.back, value: <Points points={back} currency={currency} gain /> } : null,
    cupom.useBy ? { term: words.useBy, value: formatDate(cupom.useBy) } : null,
    cupom.left !== null && cupom.left > 0 && cupom.left < few
      ? { term: words.stock, value: words.left(cupom.left) }
      : null,
  ]
  return (
    <Panel title={words.title}>
      <DescriptionList items={facts.filter((one) => one !== null)} />
      {cupom.rules ? (
        <DescriptionList look="stacked" items={[{ term: words.rules, value: cupom.rules }]} />
      ) : null}
    </Panel>
  )
}

/** Type 3. */
export const coupon: PortalActivityType = {
  contract: couponType,
  hasOwnReward: true,
  asksAgain: true,
  verb: 'pagou',
  Body: CouponBody,
  Content: CouponContent,
}
