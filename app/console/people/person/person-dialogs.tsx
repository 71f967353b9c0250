import type { Person } from '#contract/console/people/person/schemas.ts'
import { fieldOf } from '../../fields/field.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import type { Refused } from '../../owner/send-form.server.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { suspensionFields } from './fields.ts'
import { texts } from './texts.ts'

type Props = {
  person: Person
  /** Which question the address asks, if any. */
  asked: string | null
  answer: Refused | undefined
}

/** Asks before the account is suspended, let in again or logged out; each question stands at an address of its own. */
export function PersonDialogs({ person, asked, answer }: Props) {
  const { id, name, status, isYou } = person
  const closeHref = `/gestao/pessoas/${id}`
  const { suspend, reactivate, logout } = texts
  if (asked === 'suspender' && status === 'active' && !isYou)
    return (
      <FormDialog
        {...{ closeHref, answer, lead: suspend.lead, words: suspend, fields: suspensionFields }}
        title={suspend.title(name)}
        intent="suspend"
        kept={{}}
      >
        <FieldInput field={fieldOf(suspensionFields, 'reason')} />
      </FormDialog>
    )
  if (asked === 'reativar' && status === 'suspended')
    return (
      <AskDialog
        {...{ closeHref, text: reactivate.text, label: reactivate.confirm }}
        title={reactivate.title(name)}
        intent="reactivate"
      />
    )
  if (asked === 'sessoes')
    return (
      <AskDialog
        {...{ closeHref, text: isYou ? logout.own : logout.text, label: logout.confirm }}
        title={logout.title(name)}
        intent="logout"
      />
    )
  return null
}
