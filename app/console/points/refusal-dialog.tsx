import type { WaitingPoints } from '#contract/console/points/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { FieldInput } from '../fields/inputs.tsx'
import type { Refused } from '../owner/send-form.server.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { refusalFields } from './fields.ts'
import { signedAmount } from './signed-amount.ts'
import { texts } from './texts.ts'

const { refuse: words } = texts

type Props = { act: WaitingPoints; answer: Refused | undefined }

/** Asks why an act that waits is refused, or taken back. */
export function RefusalDialog({ act, answer }: Props) {
  const { currency } = useStation()
  return (
    <FormDialog
      answer={answer}
      title={words.title}
      lead={words.lead(signedAmount(act, currency), act.person.name)}
      intent="recusar"
      words={words}
      fields={refusalFields}
      action={`/gestao/pontos?recusar=${act.id}`}
      closeHref="/gestao/pontos"
      kept={{ id: String(act.id) }}
    >
      {refusalFields.map((field) => (
        <FieldInput key={field.name} field={field} />
      ))}
    </FormDialog>
  )
}
