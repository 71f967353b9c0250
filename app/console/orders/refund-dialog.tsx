import type { ManagedOrder } from '#contract/console/orders/schemas.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatBRL } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { writeDecimal } from '../fields/decimal.ts'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import type { Refused } from '../owner/send-form.server.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
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
  const isSending = useIsSending()
  const items = order.parts.flatMap((part) => part.items).filter((item) => item.quantity > item.returned)
  const kept = {
    number: String(order.nextRefund),
    amountCents: writeDecimal(order.refundableCents / 100, 2),
  }
  return (
    <Dialog
      open
      title={words.title}
      closeHref={closeHref}
      actions={
        <>
          <ButtonLink href={closeHref} variant="quiet" width="phone" preventScrollReset>
            {words.cancel}
          </ButtonLink>
          <Button
            form="devolucao"
            name="intent"
            value="refund"
            width="phone"
            loading={isSending}
            loadingLabel={words.sending}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <OwnerForm id="devolucao" answer={answer} kept={kept} preventScrollReset>
        <Stack gap={16}>
          <SaveNotice problem={answer?.problem} fields={refundFields} />
          <Text kind="muted">{words.lead(formatBRL(order.refundableCents))}</Text>
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
        </Stack>
      </OwnerForm>
    </Dialog>
  )
}
