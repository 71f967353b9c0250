import type { WaitingPoints } from '#contract/console/points/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { FieldInput } from '../fields/inputs.tsx'
import type { Refused } from '../owner/send-form.server.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { refusalFields } from './fields.ts'
import { signedAmount } from './signed-amount.ts'
import { texts } from './texts.ts'

type Props = { act: WaitingPoints; answer: Refused | undefined }

/** Asks why an act that waits is refused, or taken back by who asked for it. */
export function RefusalDialog({ act, answer }: Props) {
  const { currency } = useStation()
  const { refuse } = texts
  const words = act.isAskedByMe ? refuse.own : refuse
  return (
    <FormDialog
      answer={answer}
      title={words.title}
      lead={refuse.lead(signedAmount(act, currency), act.person.name)}
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
