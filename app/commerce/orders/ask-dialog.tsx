import { Form } from '../../forms/form.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { texts } from './texts.ts'

type AskDialogProps = {
  asks: 'withdraw' | 'cancel'
  orderId: number
  /** Nobody knows whether it was charged. */
  isInDoubt: boolean
  refused: { problems: string[]; reason: string } | undefined
}

/** The question before a purchase is given back, or an order cancelled, at an address of its own (GAP-64, GAP-88). */
export function AskDialog({ asks, orderId, isInDoubt, refused }: AskDialogProps) {
  const isSending = useIsSending()
  const words = texts[asks]
  const receipt = `/homepage/pedidos/${orderId}`
  const back = asks === 'cancel' ? `${receipt}/pix` : receipt
  return (
    <Form noValidate method="post" action={`${receipt}?${asks === 'cancel' ? 'cancelar' : 'desistir'}=1`}>
      <Dialog
        open
        placement="sheet"
        title={words.title}
        closeHref={receipt}
        actions={
          <>
            <ButtonLink href={back} variant="quiet" width="phone" preventScrollReset>
              {words.keep}
            </ButtonLink>
            <Button
              name="intent"
              value={asks === 'cancel' ? 'cancelar' : 'desistir'}
              width="phone"
              loading={isSending}
              loadingLabel={words.sending}
            >
              {words.confirm}
            </Button>
          </>
        }
      >
        <Stack gap={16}>
          {refused?.problems.map((problem) => (
            <Alert key={problem} tone="error" live>
              {problem}
            </Alert>
          ))}
          <p>{asks === 'cancel' && isInDoubt ? texts.cancel.inDoubt : words.text}</p>
          {asks === 'withdraw' ? (
            <>
              <p>{texts.withdraw.delivered}</p>
              <Field id="motivo" label={texts.withdraw.reason} optional>
                <TextArea name="motivo" rows={3} maxLength={300} defaultValue={refused?.reason} />
              </Field>
            </>
          ) : null}
        </Stack>
      </Dialog>
    </Form>
  )
}
