import type { ManagedTopUp } from '#contract/console/top-ups/schemas.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatBRL } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { FieldInput } from '../fields/inputs.tsx'
import type { Refused } from '../owner/send-form.server.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { refusalFields } from './fields.ts'
import { texts } from './texts.ts'

const { refuse: words } = texts

type Props = {
  topUp: ManagedTopUp
  answer: Refused | undefined
  /** The page without the question. */
  closeHref: string
}

/** Asks why a transfer is refused. It stands at an address of its own. */
export function RefusalDialog({ topUp: { id, person, amountCents }, answer, closeHref }: Props) {
  const isSending = useIsSending()
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
            form="recusa"
            name="intent"
            value="refuse"
            width="phone"
            loading={isSending}
            loadingLabel={words.sending}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <OwnerForm
        id="recusa"
        action={`/gestao/creditos?recusar=${id}`}
        answer={answer}
        kept={{ id: String(id) }}
        preventScrollReset
      >
        <Stack gap={16}>
          <SaveNotice problem={answer?.problem} fields={refusalFields} />
          <Text kind="muted">{words.lead(person.name, formatBRL(amountCents))}</Text>
          {refusalFields.map((field) =>
            'each' in field ? null : <FieldInput key={field.name} field={field} />,
          )}
        </Stack>
      </OwnerForm>
    </Dialog>
  )
}
