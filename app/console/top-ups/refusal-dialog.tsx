import type { ManagedTopUp } from '#contract/console/top-ups/schemas.ts'
import { formatBRL } from '../../ui/format.ts'
import { FieldInput } from '../fields/inputs.tsx'
import type { Refused } from '../owner/send-form.server.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { refusalFields } from './fields.ts'
import { texts } from './texts.ts'

const { refuse: words } = texts

type Props = {
  topUp: ManagedTopUp
  answer: Refused | undefined
  /** The page without the question. */
  closeHref: string
}

/** Asks why a transfer is refused. */
export const RefusalDialog = ({ topUp: { id, person, amountCents }, ...props }: Props) => (
  <FormDialog
    {...props}
    title={words.title}
    lead={words.lead(person.name, formatBRL(amountCents))}
    intent="refuse"
    words={words}
    fields={refusalFields}
    action={`/gestao/creditos?recusar=${id}`}
    kept={{ id: String(id) }}
  >
    {refusalFields.map((field) => ('each' in field ? null : <FieldInput key={field.name} field={field} />))}
  </FormDialog>
)
