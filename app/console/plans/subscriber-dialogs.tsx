import { Text } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import type { Refused } from '../owner/send-form.server.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { changeFields, reasonFields } from './fields.ts'
import { texts } from './texts.ts'

const { cancel, change } = texts.subscriber

type Props = {
  name: string
  answer: Refused | undefined
  /** The page without the question. */
  closeHref: string
}

/** Asks why somebody's plan is ended. */
export const CancelDialog = ({ name, ...props }: Props) => (
  <FormDialog
    {...props}
    title={cancel.title(name)}
    lead={cancel.lead}
    intent="cancel"
    words={cancel}
    fields={changeFields}
  >
    <FieldInput field={fieldOf(reasonFields, 'reason')} />
  </FormDialog>
)

type ChangeProps = Props & {
  /** What they may be changed to, by number. */
  plans: Readonly<Record<string, string>>
}

/** Asks which plan somebody has from the end of what is paid, and why. */
export function ChangeDialog({ name, plans, ...props }: ChangeProps) {
  const hasNothing = Object.keys(plans).length === 0
  return (
    <FormDialog
      {...props}
      title={change.title(name)}
      lead={change.lead}
      intent="change"
      words={change}
      fields={changeFields}
      hasNothing={hasNothing}
    >
      {hasNothing ? (
        <Text>{change.none}</Text>
      ) : (
        <>
          <FieldInput field={{ ...fieldOf(changeFields, 'planId'), options: plans }} />
          <FieldInput field={fieldOf(changeFields, 'reason')} />
        </>
      )}
    </FormDialog>
  )
}
