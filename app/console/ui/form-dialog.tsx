import type { ComponentProps } from 'react'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import type { Fields } from '../fields/field.ts'
import type { Refused } from '../owner/send-form.server.ts'
import { OwnerForm } from './owner-form.tsx'
import { SaveNotice } from './save-notice.tsx'
import { ownerTexts } from './texts.ts'

type Props = Pick<ComponentProps<typeof OwnerForm>, 'action' | 'kept' | 'children'> & {
  title: string
  lead: string
  intent: string
  words: { confirm: string; sending: string }
  /** The page without the question. */
  closeHref: string
  answer: Refused | undefined
  fields: Fields
  /** There is nothing to send. */
  hasNothing?: boolean
}

const formId = 'pergunta'

/** Asks an owner for what a step needs, its reason above all. It stands at an address of its own, so it works without scripts. */
export const FormDialog = ({
  title,
  lead,
  intent,
  words,
  closeHref,
  answer,
  fields,
  hasNothing = false,
  children,
  ...form
}: Props) => (
  <Dialog
    open
    title={title}
    closeHref={closeHref}
    actions={
      hasNothing ? (
        <ButtonLink href={closeHref} variant="quiet" width="phone" preventScrollReset>
          {ownerTexts.back}
        </ButtonLink>
      ) : (
        <DialogButtons
          closeHref={closeHref}
          close={ownerTexts.back}
          form={formId}
          name="intent"
          value={intent}
          loadingLabel={words.sending}
        >
          {words.confirm}
        </DialogButtons>
      )
    }
  >
    <OwnerForm {...form} id={formId} answer={answer} preventScrollReset>
      <Stack gap={16}>
        <SaveNotice problem={answer?.problem} fields={fields} />
        <Text kind="muted">{lead}</Text>
        {children}
      </Stack>
    </OwnerForm>
  </Dialog>
)
