import type { ReactNode } from 'react'
import type { Card } from '#contract/commerce/cards/schemas.ts'
import { PortalForm } from '../../forms/portal-form.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import type { LoadedCard } from '../cards/new-card.server.ts'
import { NewCardPart } from '../cards/new-card-part.tsx'
import { useNewCardForm } from '../cards/use-new-card-form.ts'
import { isNewCard } from './is-new-card.ts'
import type { RefusedPayment } from './pay-as-chosen.server.ts'
import { PaymentChoice } from './payment-choice.tsx'
import * as css from './payments.css.ts'
import { texts } from './texts.ts'

const words = texts.pay
const formId = 'pagamento'

type RecurringPayFormProps = {
  newCard: LoadedCard
  cards: readonly Card[]
  /** How it was paid before; `new`: the form for a new card stands open. */
  chosen: 'pix' | 'new' | number | null
  /** The number of what it comes after, 0 for the first (ADR 34). */
  lastCharge: number
  refused: RefusedPayment | undefined
  submitLabel: string
  /** What the button says meanwhile. */
  payingLabel?: string
  /** Above the choice: what else is asked. */
  before?: ReactNode
  /** Beside the form: what it costs. */
  summary: ReactNode
}

/** How what comes again is paid: a kept card, a new one that is kept, or PIX (PLN-03, PLN-04, PLN-05, PLN-10). */
export function RecurringPayForm(props: RecurringPayFormProps) {
  const { newCard, cards, chosen, lastCharge, refused, submitLabel, before, summary } = props
  const { payingLabel = words.paying } = props
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
            loadingLabel={payingLabel}
          >
            {submitLabel}
          </Button>
        ) : null}
      </aside>
    </div>
  )
}

/** What the platform or the bank said no to. */
export function Refusal({ refused }: { refused: RefusedPayment | undefined }) {
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
