import { useSearchParams } from '@remix-run/react'
import { rewardOf } from '#contract/activities/participation/rewards.ts'
import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { centsOf } from '#contract/activities/wallet/cents.ts'
import { donation as donationType } from '#contract/activity-types/donation.ts'
import { amountText } from '../../../forms/read-amount.ts'
import { useStation } from '../../../station/use-station.ts'
import { priceInPoints } from '../../../ui/amount.tsx'
import { Chip } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { formatPoints, isReais, pointsAmount } from '../../../ui/format.ts'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { ConfirmPayment } from '../page/confirm-payment.tsx'
import { JustPaid } from '../page/just-done.tsx'
import { texts } from '../texts.ts'
import type { BodyProps, PortalActivityType } from './portal-activity-type.ts'
import { useCover } from './wallet-cover.ts'

const digits = (value: string | null) => (value && /^\d{1,9}$/.test(value) ? Number(value) : null)

/** Shows an amount, typed or out of the suggestions, which are addresses; then the question before paying (ACT-20, VAL-11). */
function DonationBody({ action, isSending, refused, intention: { done } }: BodyProps) {
  const [params] = useSearchParams()
  const confirming = digits(params.get('confirmar'))
  const suggested = digits(params.get('valor'))
  const { currency } = useStation()
  const cover = useCover(confirming ?? 0)
  const shown = formatPoints(cover.pricePoints, currency)
  const [donation] = action.donations
  const chosen = confirming ?? suggested
  const typed = refused?.values.valor?.at(-1) ?? (chosen === null ? '' : amountText(chosen))
  return (
    <Stack gap={16}>
      <Field
        id="valor"
        label={texts.donation.amount}
        help={isReais(currency) ? texts.donation.help : texts.donation.helpIn(currency.name)}
        error={refused?.fields.points}
      >
        <TextInput
          key={typed}
          name="valor"
          prefix={isReais(currency) ? 'R$' : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          required
          defaultValue={typed}
        />
      </Field>
      {donation && donation.suggested.length > 0 ? (
        <nav aria-label={texts.donation.suggested}>
          <Cluster gap={8}>
            {donation.suggested.map((amount) => {
              const priceCents = centsOf(amount)
              return (
                <Chip key={priceCents} href={`?valor=${priceCents}`} current={priceCents === chosen}>
                  {formatPoints(priceInPoints(priceCents, currency), currency)}
                </Chip>
              )
            })}
          </Cluster>
        </nav>
      ) : null}
      <Button
        width="full"
        name="passo"
        value="conferir"
        loading={isSending && confirming === null}
        loadingLabel={texts.sending}
      >
        {action.click_me_label}
      </Button>
      {confirming === null ? null : done ? (
        <JustPaid action={action} done={done} verb="doou" question={`confirmar=${confirming}`} />
      ) : (
        <ConfirmPayment
          activityId={action.id}
          question={texts.donation.question(shown, action.name)}
          label={texts.donation.pay(shown)}
          priceCents={confirming}
          cover={cover}
          reward={rewardOf(action)}
          isSending={isSending}
        />
      )}
    </Stack>
  )
}

function DonationContent({ action }: Pick<BodyProps, 'action'>) {
  const [donation] = action.donations
  if (!donation) return null
  return (
    <Stack gap={24}>
      {donation.goal ? <Goal {...donation.goal} /> : null}
      {donation.causes ? (
        <Panel title={texts.donation.title}>
          <Prose sanitizedHtml={donation.causes} under={2} />
        </Panel>
      ) : null}
    </Stack>
  )
}

type GoalProps = NonNullable<ActionDetail['donations'][number]['goal']>

/** Shows what was gathered, of how much, in the station's currency (GAP-153). */
function Goal({ amount, gathered }: GoalProps) {
  const { currency } = useStation()
  const pointsOf = (reais: number) => priceInPoints(centsOf(reais), currency)
  const goal = formatPoints(pointsOf(amount), currency)
  // The name of the currency stands once, as long as that reads well.
  const part =
    currency.position === 'before_currency'
      ? formatPoints(pointsOf(gathered), currency)
      : pointsAmount(pointsOf(gathered), currency.multiplier)
  return (
    <Panel title={texts.donation.goal}>
      <Progress
        value={gathered}
        max={amount}
        label={texts.donation.gathered}
        detail={texts.donation.of(part, goal)}
      />
      {gathered >= amount ? <Text>{texts.donation.reached}</Text> : null}
    </Panel>
  )
}

/** Type 20. */
export const donation: PortalActivityType = {
  contract: donationType,
  isForm: true,
  asksAgain: true,
  verb: 'doou',
  Body: DonationBody,
  Content: DonationContent,
}
