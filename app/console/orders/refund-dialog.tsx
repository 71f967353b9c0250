import type { ManagedOrder } from '#contract/console/orders/schemas.ts'
import { formatBRL } from '../../ui/format.ts'
import { writeDecimal } from '../fields/decimal.ts'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import type { Refused } from '../owner/send-form.server.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { backToStock, refundFields } from './fields.ts'
import { texts } from './texts.ts'

const { refund: words } = texts

type Props = {
  order: ManagedOrder
  answer: Refused | undefined
  /** The page without the question. */
  closeHref: string
}

/** Asks how much goes back, why, and what of it returns to the stock. It stands at an address of its own. */
export function RefundDialog({ order, answer, closeHref }: Props) {
  const items = order.parts.flatMap((part) => part.items).filter((item) => item.quantity > item.returned)
  const kept = {
    number: String(order.nextRefund),
    amountCents: writeDecimal(order.refundableCents / 100, 2),
  }
  return (
    <FormDialog
      title={words.title}
      lead={words.lead(formatBRL(order.refundableCents))}
      intent="refund"
      words={words}
      closeHref={closeHref}
      answer={answer}
      fields={refundFields}
      kept={kept}
    >
      <FieldInput field={fieldOf(refundFields, 'number')} />
      <FieldInput field={fieldOf(refundFields, 'amountCents')} />
      <FieldInput field={fieldOf(refundFields, 'reason')} />
      {items.map(({ activity_id, number, name, quantity, returned }, at) => {
        const prefix = `backToStock[${at}].`
        const label = words.stockOf(name, quantity - returned)
        return (
          <div key={`${activity_id} ${number}`}>
            <input type="hidden" name={`${prefix}activity_id`} value={activity_id} />
            <input type="hidden" name={`${prefix}number`} value={number} />
            <FieldInput
              field={{ ...fieldOf(backToStock.each, 'quantity'), label, inputMode: 'numeric' }}
              prefix={prefix}
            />
          </div>
        )
      })}
    </FormDialog>
  )
}
