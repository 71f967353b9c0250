import type { ActionSubscription } from '#contract/commerce/product-subscriptions/schemas.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { Form } from '../../forms/form.tsx'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatDate } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { texts } from './texts.ts'

const words = texts.cancel

type CancelDialogProps = {
  subscription: Pick<ActionSubscription, 'action_id' | 'description' | 'state' | 'current_period_end'>
  /** The page below it. */
  here: string
  problems: readonly string[]
}

/** Whether one means it, and until when it lasts, at an address of its own (PLN-11). */
export function CancelDialog({ subscription, here, problems }: CancelDialogProps) {
  const { action_id: id, description, state, current_period_end: end } = subscription
  const { timezone } = useStation()
  return (
    <Form noValidate method="post" action={`${here}?cancelar=${id}`}>
      <input type="hidden" name="atividade" value={id} />
      <Dialog
        open
        placement="sheet"
        title={words.title}
        closeHref={here}
        actions={
          <DialogButtons closeHref={here} close={words.keep} variant="danger" loadingLabel={words.sending}>
            {words.submit}
          </DialogButtons>
        }
      >
        <Stack gap={16}>
          {problems.length > 0 ? (
            <Alert tone="error" live title={words.failed}>
              {problems.join(' ')}
            </Alert>
          ) : null}
          <p>
            {state === 'active' && end
              ? words.text(description, formatDate(end, timezone))
              : state === 'pending'
                ? words.textNever(description)
                : words.textNow(description)}
          </p>
        </Stack>
      </Dialog>
    </Form>
  )
}
