import { useSearchParams } from '@remix-run/react'
import { own } from '#contract/own.ts'
import { type AppointmentState, confirmAnyway } from '#contract/services/appointments/kinds.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Field } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import type { Refused } from '../owner/send-form.server.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { OwnerForm } from '../ui/owner-form.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { confirmFields, refuseFields, replyFields } from './fields.ts'
import { texts } from './texts.ts'

type Props = {
  state: AppointmentState
  /** What of it was decided when the page was made. */
  seen: string
  kept: Readonly<Record<string, string>>
  answer: Refused | undefined
}

/** What can be decided of a request now: when it is, that it took place, that it cannot be, or a word to its person. */
export function DecisionForms({ state, seen, kept, answer }: Props) {
  const isOpen = state === 'asked' || state === 'confirmed'
  return (
    <Stack gap={24}>
      {state === 'confirmed' ? <DoneForm /> : null}
      {isOpen ? (
        <DecisionForm
          intent="confirm"
          seen={seen}
          title={texts.confirm.title}
          fields={confirmFields}
          kept={kept}
          answer={answer}
          label={state === 'asked' ? texts.confirm.send : texts.confirm.again}
        />
      ) : null}
      <DecisionForm
        intent="answer"
        seen={seen}
        title={texts.reply.title}
        fields={replyFields}
        answer={answer}
        label={texts.reply.send}
      />
      {isOpen ? <RefuseForm seen={seen} answer={answer} /> : null}
    </Stack>
  )
}

/** It cannot be taken back: asked at an address of its own. */
function DoneForm() {
  const [params] = useSearchParams()
  return (
    <>
      <ButtonLink href="?perguntar=realizado" icon="check" preventScrollReset>
        {texts.finish.send}
      </ButtonLink>
      {params.get('perguntar') === 'realizado' ? (
        <AskDialog
          title={texts.finish.title}
          text={texts.finish.text}
          label={texts.finish.send}
          intent="done"
          closeHref="?"
        />
      ) : null}
    </>
  )
}

/** Nor can this: its reason is written where it is asked. */
function RefuseForm({ seen, answer }: Pick<Props, 'seen' | 'answer'>) {
  const [params] = useSearchParams()
  const isAsked = params.get('perguntar') === 'recusar' || answer?.form === 'refuse'
  return (
    <>
      <ButtonLink href="?perguntar=recusar" variant="secondary" icon="close" preventScrollReset>
        {texts.refuse.open}
      </ButtonLink>
      {isAsked ? (
        <Dialog open title={texts.refuse.title} closeHref="?">
          <Stack gap={16}>
            <p>{texts.refuse.text}</p>
            <DecisionForm
              intent="refuse"
              seen={seen}
              fields={refuseFields}
              answer={answer}
              label={texts.refuse.send}
            />
          </Stack>
        </Dialog>
      ) : null}
    </>
  )
}

/** What was wrong with one of the forms below, without scripts: the page comes back at its top, far above them (GAP-100). */
export function ProblemOnTop({ answer }: Pick<Props, 'answer'>) {
  const isHydrated = useHydrated()
  const fields = answer && own(fieldsBelow, answer.form)
  if (isHydrated || !fields) return null
  return <SaveNotice problem={answer.problem} fields={fields} form={answer.form} />
}
const fieldsBelow: Readonly<Record<string, readonly Field[]>> = {
  confirm: confirmFields,
  answer: replyFields,
}

type FormProps = {
  intent: 'confirm' | 'answer' | 'refuse'
  seen: string
  /** Where it stands among others. */
  title?: string
  fields: readonly Field[]
  kept?: Readonly<Record<string, string>>
  answer: Refused | undefined
  label: string
}

function DecisionForm({ intent, seen, title, fields, kept = {}, answer, label }: FormProps) {
  const isSending = useIsSending((form) => [...form.values()].includes(intent))
  const isHydrated = useHydrated()
  const refused = answer?.form === intent ? answer : undefined
  const isOnTop = !isHydrated && own(fieldsBelow, intent) !== undefined
  const form = (
    <>
      <SaveNotice problem={isOnTop ? undefined : refused?.problem} fields={fields} form={intent} />
      <OwnerForm form={intent} answer={refused} kept={kept}>
        <input type="hidden" name="seen" value={seen} />
        {refused?.problem.fields.at?.endsWith(confirmAnyway) ? (
          <input type="hidden" name="ciente" value={String(refused.typed.at ?? '')} />
        ) : null}
        <Stack gap={16}>
          {fields.map((field) => (
            <FieldInput key={field.name} field={field} />
          ))}
          <div>
            <Button
              name="intent"
              value={intent}
              variant={intent === 'confirm' ? 'primary' : 'secondary'}
              loading={isSending}
              loadingLabel={texts.sending}
            >
              {label}
            </Button>
          </div>
        </Stack>
      </OwnerForm>
    </>
  )
  return title ? <Panel title={title}>{form}</Panel> : form
}
