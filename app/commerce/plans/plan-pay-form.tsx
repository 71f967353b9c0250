import type { ReactNode } from 'react'
import type { Card } from '#contract/commerce/cards/schemas.ts'
import { PortalForm } from '../../forms/portal-form.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import type { LoadedCard } from '../cards/new-card.server.ts'
import { NewCardPart } from '../cards/new-card-part.tsx'
import { useNewCardForm } from '../cards/use-new-card-form.ts'
import { isNewCard } from '../payments/is-new-card.ts'
import { PaymentChoice } from '../payments/payment-choice.tsx'
import type { RefusedPlan } from './pay-plan.server.ts'
import * as css from './plans.css.ts'
import { texts } from './texts.ts'

const words = texts.buy
const formId = 'plano'

type PlanPayFormProps = {
  newCard: LoadedCard
  cards: readonly Card[]
  chosen: 'pix' | number | null
  lastCharge: number
  refused: RefusedPlan | undefined
  submitLabel: string
  /** Above the choice: what else is asked. */
  before?: ReactNode
  /** Beside the form: what it costs. */
  summary: ReactNode
}

/** How a plan is paid: a kept card, a new one that is kept, or PIX (PLN-03, PLN-04, PLN-05). */
export function PlanPayForm(props: PlanPayFormProps) {
  const { newCard, cards, chosen, lastCharge, refused, submitLabel, before, summary } = props
  const part = useNewCardForm({ id: formId, loaded: newCard, lastResult: refused?.card, isNew: isNewCard })
  const isSending = useIsSending()
  const canPay = newCard.cardForm.tokens !== null
  return (
    <div className={css.page}>
      <PortalForm
        {...part.portal}
        lastResult={refused?.card}
        errorTitle={words.error}
        before={part.card.handlers}
      >
        <input type="hidden" name="depois" value={lastCharge} />
        <Refusal refused={refused} />
        {before}
        {canPay ? (
          <PaymentChoice
            cards={cards}
            chosen={chosen}
            refused={refused}
            newCard={<NewCardPart loaded={newCard} isKept {...part} />}
          />
        ) : (
          <Alert tone="warning">{words.none}</Alert>
        )}
      </PortalForm>
      <aside className={css.aside}>
        {summary}
        {canPay ? (
          <Button
            form={formId}
            width="full"
            loading={isSending || part.card.isAsking}
            loadingLabel={words.paying}
          >
            {submitLabel}
          </Button>
        ) : null}
      </aside>
    </div>
  )
}

/** What the platform or the bank said no to. */
export function Refusal({ refused }: { refused: RefusedPlan | undefined }) {
  return (
    <>
      {refused?.reason ? (
        <Alert tone="error" live title={words.refused.title}>
          {words.refused.text(refused.reason)}
        </Alert>
      ) : null}
      {refused?.problems.map((problem) => (
        <Alert key={problem} tone="error" live>
          {problem}
        </Alert>
      ))}
    </>
  )
}
