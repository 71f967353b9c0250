import type { ReactNode } from 'react'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { Form } from '../../forms/form.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ownerTexts } from './texts.ts'

type AskDialogProps = {
  title: string
  text: string
  /** What the button says, and the intent it sends. */
  label: string
  intent: string
  /** The page without the question; the answer is sent there, or to `action`. */
  closeHref: string
  action?: string
  /** Hidden fields of what is sent. */
  children?: ReactNode
}

/** Asks before something is lost. It stands at an address of its own, so it works without scripts. */
export const AskDialog = ({
  title,
  text,
  label,
  intent,
  closeHref,
  action = closeHref,
  children,
}: AskDialogProps) => (
  <Dialog
    open
    title={title}
    closeHref={closeHref}
    actions={
      <DialogButtons
        closeHref={closeHref}
        close={ownerTexts.back}
        form="pergunta"
        name="intent"
        value={intent}
      >
        {label}
      </DialogButtons>
    }
  >
    <Form method="post" noValidate id="pergunta" action={action} preventScrollReset>
      {children}
      <p>{text}</p>
    </Form>
  </Dialog>
)
