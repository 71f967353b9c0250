import { DialogButtons } from '../../../forms/dialog-buttons.tsx'
import { useStation } from '../../../station/use-station.ts'
import { Points, Price } from '../../../ui/amount.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { formatPoints } from '../../../ui/format.ts'
import { Stack } from '../../../ui/layout.tsx'
import { texts } from '../texts.ts'
import { type Cover, difference } from '../types/wallet-cover.ts'

type ConfirmPaymentProps = {
  activityId: number
  question: string
  /** The label of the button: 'Pagar 39,90 créditos'. */
  label: string
  priceCents: number
  cover: Cover
  /** The points that come back at once, decimal. */
  reward?: number
  isSending: boolean
}

const hundredths = (points: number) => Math.round(points * 100)

/**
 * Shows the question before the wallet pays, at an address of its own; its button sends the form around it (ACT-S10). What it sends as
 * `passo` tells a donation that its amount was agreed to; a coupon's form has no other button.
 */
export function ConfirmPayment(props: ConfirmPaymentProps) {
  const { activityId, question, label, priceCents, cover, reward = 0, isSending } = props
  const back = `/homepage/atividades/${activityId}`
  const { currency } = useStation()
  const { pricePoints, balance, missing } = cover
  return (
    <Dialog
      open
      placement="sheet"
      title={texts.pay.confirm}
      closeHref={back}
      actions={
        <DialogButtons
          closeHref={back}
          close={texts.pay.cancel}
          name="passo"
          value="pagar"
          loading={isSending}
          loadingLabel={texts.pay.paying}
          disabled={missing > 0}
        >
          {missing > 0 ? texts.pay.missing(formatPoints(missing, currency)) : label}
        </DialogButtons>
      }
    >
      {/* What is agreed to: money, and hundredths of points. */}
      <input type="hidden" name="centavos" value={priceCents} />
      <input type="hidden" name="pontos" value={hundredths(pricePoints)} />
      <input type="hidden" name="volta" value={hundredths(reward)} />
      <Stack gap={24}>
        <p>{question}</p>
        <DescriptionList
          items={[
            { term: texts.pay.before, value: <Points points={balance} currency={currency} /> },
            {
              term: texts.pay.price,
              value: <Price priceCents={priceCents} points={pricePoints} currency={currency} spent />,
            },
            ...(reward > 0
              ? [{ term: texts.pay.back, value: <Points points={reward} currency={currency} gain /> }]
              : []),
            {
              term: texts.pay.after,
              value: <Points points={difference(balance + reward, pricePoints)} currency={currency} />,
              total: true,
            },
          ]}
        />
      </Stack>
    </Dialog>
  )
}
