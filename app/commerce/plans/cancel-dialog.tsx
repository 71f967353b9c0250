import { cancelReasons, type Subscription } from '#contract/commerce/subscriptions/schemas.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { Form } from '../../forms/form.tsx'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatDate } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { cancelPath, plansPath } from './plan-address.ts'
import { texts } from './texts.ts'

const words = texts.cancel

type CancelDialogProps = {
  subscription: Pick<Subscription, 'state' | 'current_period_end'>
  refused: { problems: readonly string[]; reasonError?: string | undefined } | undefined
}

/** Shows the question why, and until when it lasts, at an address of its own (PLN-07). */
export function CancelDialog({
  subscription: { state, current_period_end: end },
  refused,
}: CancelDialogProps) {
  const { timezone } = useStation()
  return (
    <Form noValidate method="post" action={cancelPath}>
      <Dialog
        open
        placement="sheet"
        title={words.title}
        closeHref={plansPath}
        actions={
          <DialogButtons
            closeHref={plansPath}
            close={words.keep}
            name="intent"
            value="cancelar"
            variant="danger"
            loadingLabel={words.sending}
          >
            {words.submit}
          </DialogButtons>
        }
      >
        <Stack gap={16}>
          {refused?.problems.map((problem) => (
            <Alert key={problem} tone="error" live>
              {problem}
            </Alert>
          ))}
          <p>{whatEnds(state, end && formatDate(end, timezone))}</p>
          <RadioGroup
            id="motivo"
            name="motivo"
            label={words.reason}
            options={cancelReasons.map((value) => ({ value, label: value }))}
            error={refused?.reasonError}
          />
        </Stack>
      </Dialog>
    </Form>
  )
}

/**
 * Says what a cancellation ends, by the state: a paid subscription, one that is not paid any more, one that never
 * began. `day`: the last paid one. Pure.
 */
export function whatEnds(state: Subscription['state'], day: string | null): string {
  if (state === 'active' && day) return words.text(day)
  return state === 'pending' ? words.textNever : words.textNow
}
