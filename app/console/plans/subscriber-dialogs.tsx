import type { ReactNode } from 'react'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import type { Refused } from '../owner/send-form.server.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { changeFields, reasonFields } from './fields.ts'
import { texts } from './texts.ts'

const words = texts.subscriber

type Props = {
  name: string
  answer: Refused | undefined
  /** The page without the question. */
  closeHref: string
}

/** Asks why somebody's plan is ended. It stands at an address of its own. */
export const CancelDialog = ({ name, ...props }: Props) => (
  <ReasonDialog {...props} intent="cancel" title={words.cancel.title(name)} said={words.cancel}>
    <FieldInput field={fieldOf(reasonFields, 'reason')} />
  </ReasonDialog>
)

type ChangeProps = Props & {
  /** What they may be changed to, by number. */
  plans: Readonly<Record<string, string>>
}

/** Asks which plan somebody has from the end of what is paid, and why. It stands at an address of its own. */
export function ChangeDialog({ name, plans, ...props }: ChangeProps) {
  const isEmpty = Object.keys(plans).length === 0
  return (
    <ReasonDialog
      {...props}
      intent="change"
      title={words.change.title(name)}
      said={words.change}
      hasNothing={isEmpty}
    >
      {isEmpty ? (
        <Text>{words.change.none}</Text>
      ) : (
        <>
          <FieldInput field={{ ...fieldOf(changeFields, 'planId'), options: plans }} />
          <FieldInput field={fieldOf(changeFields, 'reason')} />
        </>
      )}
    </ReasonDialog>
  )
}

type ReasonDialogProps = Omit<Props, 'name'> & {
  intent: string
  title: string
  said: { lead: string; confirm: string; sending: string }
  /** There is nothing to send. */
  hasNothing?: boolean
  children: ReactNode
}

function ReasonDialog({
  intent,
  title,
  said,
  hasNothing = false,
  answer,
  closeHref,
  children,
}: ReasonDialogProps) {
  const isSending = useIsSending()
  return (
    <Dialog
      open
      title={title}
      closeHref={closeHref}
      actions={
        <>
          <ButtonLink href={closeHref} variant="quiet" width="phone" preventScrollReset>
            {words.cancel.close}
          </ButtonLink>
          {hasNothing ? null : (
            <Button
              form="assinatura"
              name="intent"
              value={intent}
              width="phone"
              loading={isSending}
              loadingLabel={said.sending}
            >
              {said.confirm}
            </Button>
          )}
        </>
      }
    >
      <OwnerForm id="assinatura" answer={answer} preventScrollReset>
        <Stack gap={16}>
          <SaveNotice problem={answer?.problem} fields={changeFields} />
          <Text kind="muted">{said.lead}</Text>
          {children}
        </Stack>
      </OwnerForm>
    </Dialog>
  )
}
