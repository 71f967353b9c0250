import type { ReactNode } from 'react'
import { centsOf } from '#contract/activities/wallet/cents.ts'
import type { Card } from '#contract/commerce/cards/schemas.ts'
import type { Installment } from '#contract/commerce/cart/schemas.ts'
import { Field } from '../../ui/field.tsx'
import { formatBRL } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { RadioGroup, type RadioOption } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { instalmentText } from './instalment-text.ts'
import { newCardValue } from './is-new-card.ts'
import * as css from './payments.css.ts'
import { texts } from './texts.ts'

const words = texts.choice

type PaymentChoiceProps = {
  cards: readonly Card[]
  /** The way that was chosen before: PIX, one of the cards, or a new one. */
  chosen: 'pix' | 'new' | number | null
  /** In how many parts a card may pay; left out: at once. */
  installments?: readonly Installment[]
  times?: number
  refused:
    | {
        errors: { method?: string; installments?: string }
        values: { method: string; installments?: string }
      }
    | undefined
  /** The fields of a new card; null where none can be taken. */
  newCard: ReactNode
}

/** Shows a saved card, the first of them chosen already, or PIX; instalments where they are allowed (CAR-06, CAR-08). */
export function PaymentChoice({
  cards,
  chosen,
  installments = [],
  times = 1,
  refused,
  newCard,
}: PaymentChoiceProps) {
  const [first] = cards
  const usual = chosen === 'pix' || !first ? 'pix' : String(first.id)
  const isNew = chosen === 'new' && newCard !== null
  const known = isNew ? newCardValue : cards.some(({ id }) => id === chosen) ? String(chosen) : usual
  const options: RadioOption[] = [
    ...cards.map(
      ({ id, issuing, last_digits, expiration_date }): RadioOption => ({
        value: String(id),
        label: words.card(issuing, last_digits),
        help: words.cardHelp(expiration_date),
        icon: 'card',
      }),
    ),
    ...(newCard
      ? [{ value: newCardValue, label: words.newCard, help: words.newCardHelp, icon: 'plus' } as const]
      : []),
    { value: 'pix', label: words.pix, help: words.pixHelp, icon: 'qr' },
  ]
  return (
    <Stack gap={24}>
      <RadioGroup
        id="forma"
        name="forma"
        label={words.method}
        look="cards"
        options={options}
        defaultValue={refused?.values.method || known}
        error={refused?.errors.method}
      />
      {newCard ? <div className={css.whenNewCard}>{newCard}</div> : null}
      {installments.length > 1 ? (
        <div className={css.whenCard}>
          <Field id="parcelas" label={words.installments} error={refused?.errors.installments}>
            <Select
              name="parcelas"
              defaultValue={refused?.values.installments || String(times)}
              options={installments.map((one) => ({
                value: String(one.installment),
                label: labelOf(one, installments[0]),
              }))}
            />
          </Field>
        </div>
      ) : null}
    </Stack>
  )
}

/** Writes the label of instalments: '3x de R$ 30,00 sem juros', or with their total. Pure. */
function labelOf(one: Installment, once: Installment | undefined): string {
  const label = instalmentText(one.installment, centsOf(one.total))
  const hasInterest = once !== undefined && centsOf(one.total) > centsOf(once.total)
  return `${label} ${hasInterest ? `(${words.totalOf(formatBRL(centsOf(one.total)))})` : words.withoutInterest}`
}
