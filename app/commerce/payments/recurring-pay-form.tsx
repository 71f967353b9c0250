import { Fragment, type ReactNode } from 'react'
import type { Card as SavedCard } from '#contract/commerce/cards/schemas.ts'
import { PortalForm } from '../../forms/portal-form.tsx'
import { useOccasion } from '../../forms/use-occasion.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { LoadedCard } from '../cards/new-card.server.ts'
import { cardComesBack, NewCardPart } from '../cards/new-card-part.tsx'
import { useNewCardForm } from '../cards/use-new-card-form.ts'
import { changeName } from './change-name.ts'
import { isNewCard } from './is-new-card.ts'
import type { RefusedPayment } from './pay-as-chosen.server.ts'
import { PaymentChoice } from './payment-choice.tsx'
import * as css from './payments.css.ts'
import { texts } from './texts.ts'

const words = texts.pay
const formId = 'pagamento'

type RecurringPayFormProps = {
  newCard: LoadedCard
  cards: readonly SavedCard[]
  /** The way of the last payment; `new`: the form for a new card stands open. */
  chosen: 'pix' | 'new' | number | null
  /** The number of what it comes after, 0 for the first (ADR 34). */
  lastCharge: number
  refused: RefusedPayment | undefined
  submitLabel: string
  /** The current way to pay; another is asked for only with the box ticked (PLN-04). */
  paidWith?: string | null
  /** The label of the button while it pays. */
  payingLabel?: string
  /** Above the choice: what else is asked. */
  before?: ReactNode
  /** Beside the form: what it costs. */
  summary: ReactNode
}

/** Asks for the way of a recurring payment: a saved card, a new one that is saved, or PIX (PLN-03, PLN-04, PLN-05, PLN-10). */
export function RecurringPayForm(props: RecurringPayFormProps) {
  const { newCard, cards, chosen, lastCharge, refused, submitLabel, before, summary } = props
  const { payingLabel = words.paying, paidWith = null } = props
  const isNew = paidWith === null ? isNewCard : isTickedNewCard
  const part = useNewCardForm({ id: formId, loaded: newCard, lastResult: refused?.card, isNew })
  const isSending = useIsSending()
  const canChoose = newCard.cardForm.tokens !== null
  const canPay = canChoose || paidWith !== null
  return (
    <div className={css.page}>
      <PortalForm
        {...part.portal}
        lastResult={refused?.card}
        errorTitle={words.error}
        before={part.card.handlers}
        isEach
      >
        <input type="hidden" name="depois" value={lastCharge} />
        <Refusal refused={refused} />
        {before}
        {paidWith === null ? null : <PaidWith way={paidWith} canChange={canChoose} refused={refused} />}
        {canChoose ? (
          <div className={paidWith === null ? undefined : css.whenTicked}>
            <PaymentChoice
              cards={cards}
              chosen={chosen}
              refused={refused}
              newCard={<NewCardPart loaded={newCard} isKept comesBack={cardComesBack(refused)} {...part} />}
            />
          </div>
        ) : canPay ? null : (
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

const isTickedNewCard = (form: FormData) => form.get(changeName) === 'on' && isNewCard(form)

type PaidWithProps = { way: string; canChange: boolean; refused: RefusedPayment | undefined }

/** Shows the current way to pay, and the box that opens the choice of another, without scripts too. */
const PaidWith = ({ way, canChange, refused }: PaidWithProps) => (
  <Card>
    {canChange ? (
      <Checkbox
        key={String(refused?.values.isTicked)}
        id="trocar"
        name={changeName}
        label={words.change}
        help={words.with(way)}
        defaultChecked={refused?.values.isTicked ?? false}
      />
    ) : (
      words.with(way)
    )}
  </Card>
)

/** Shows the refusal of the platform or the bank. */
export function Refusal({ refused }: { refused: RefusedPayment | undefined }) {
  const occasion = useOccasion('', refused)
  return (
    <Fragment key={occasion}>
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
    </Fragment>
  )
}
