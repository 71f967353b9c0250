import type { Person } from '#contract/console/people/person/schemas.ts'
import { fieldOf } from '../../fields/field.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import { blockFields } from '../../moderation/fields.ts'
import type { Refused } from '../../owner/send-form.server.ts'
import { useRights } from '../../owner/use-rights.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { suspensionFields } from './fields.ts'
import { questionsFor } from './person-doors.tsx'
import { texts } from './texts.ts'
import { usePersonHref } from './use-person-href.ts'

type Props = {
  person: Person
  /** Which question the address asks, if any. */
  asked: string | null
  answer: Refused | undefined
}

/** Asks before something is done with the account; each question stands at an address of its own. */
export function PersonDialogs({ person, asked, answer }: Props) {
  const { id, name, isYou } = person
  const closeHref = usePersonHref()(`/gestao/pessoas/${id}`)
  const question = questionsFor(person, useRights()).find((one) => one === asked)
  const ask = (words: { title: (name: string) => string; text: string; confirm: string }, intent: string) => (
    <AskDialog {...{ closeHref, intent, text: words.text, label: words.confirm }} title={words.title(name)} />
  )
  switch (question) {
    case 'suspender':
      return <SuspendDialog {...{ name, closeHref, answer }} />
    case 'escrita':
      return <BlockDialog {...{ name, closeHref, answer }} />
    case 'reativar':
      return ask(texts.reactivate, 'reactivate')
    case 'ativacao':
      return ask(texts.resend, 'resend')
    case 'sessoes':
      return ask(isYou ? { ...texts.logout, text: texts.logout.own } : texts.logout, 'logout')
    case 'liberar':
      return ask(texts.unblock, 'unblock')
    default:
      return null
  }
}

type FormProps = { name: string; closeHref: string; answer: Refused | undefined }

const SuspendDialog = ({ name, ...form }: FormProps) => (
  <FormDialog
    {...{ ...form, lead: texts.suspend.lead, words: texts.suspend, fields: suspensionFields }}
    title={texts.suspend.title(name)}
    intent="suspend"
    kept={{}}
  >
    <FieldInput field={fieldOf(suspensionFields, 'reason')} />
  </FormDialog>
)

const BlockDialog = ({ name, ...form }: FormProps) => (
  <FormDialog
    {...{ ...form, lead: texts.block.lead, words: texts.block, fields: blockFields }}
    title={texts.block.title(name)}
    intent="block"
    kept={{}}
  >
    <FieldInput field={fieldOf(blockFields, 'reason')} />
    <FieldInput field={fieldOf(blockFields, 'until')} />
  </FormDialog>
)
