import { useNavigation } from '@remix-run/react'
import type { KeyboardEvent } from 'react'
import { commentLength } from '#contract/activities/comments/length.ts'
import { Form } from '../../forms/form.tsx'
import { ErrorSnackbar } from '../../forms/form-errors.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useOccasion } from '../../forms/use-occasion.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { srOnly } from '../../ui/global.css.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { CommentAnswer } from './comment-actions.server.ts'
import * as css from './comments.css.ts'
import { texts } from './texts.ts'

type Props = {
  /** The page it is sent to, with what it shows. */
  action: string
  formKey: string
  answer: CommentAnswer | undefined
  /** The comment that is answered; without it, what the page is about is commented. */
  replyTo?: { id: number; name: string }
}

/**
 * Says something (SOC-09, GAP-48). Its key stays until the platform has answered: whatever is sent meanwhile is the same comment.
 */
export function CommentForm({ formKey, answer, ...props }: Props) {
  const fieldId = props.replyTo ? `resposta-${props.replyTo.id}` : 'comentar'
  const usedKeys = [answer?.isKeyUsed ? answer.key : undefined]
  const { key, text, used, keep } = useDraft(fieldId, { formKey, usedKeys })
  const isAgain = used !== null
  const draft = { text, keep }
  return (
    <>
      <Fields
        key={key}
        fieldId={fieldId}
        formKey={key}
        answer={answer}
        isAgain={isAgain}
        draft={draft}
        {...props}
      />
      <p role="status" className={srOnly}>
        {isAgain && answer?.problem === null ? texts.sent : null}
      </p>
    </>
  )
}

type FieldsProps = Props & {
  fieldId: string
  /** In the place of a form that was sent, by somebody who may go on writing. */
  isAgain: boolean
  /** The text that was unfinished when the page was left. */
  draft: { text: string; keep: (typed: string) => void }
}

function Fields({ fieldId: id, action, formKey, answer, replyTo, isAgain, draft }: FieldsProps) {
  const isHydrated = useHydrated()
  const isSending = useIsSending((form) => form.get('chave') === formKey)
  // What is answered already may be sent anew while the page behind it is still asked for.
  const isUnderWay = useNavigation().state === 'submitting' && isSending
  const intent = replyTo ? 'responder' : 'comentar'
  const mine = answer?.form === intent ? answer : undefined
  const occasion = useOccasion(`${id}-enviado`, mine)
  return (
    <Form noValidate method="post" action={action} preventScrollReset className={css.form}>
      <input type="hidden" name="chave" value={formKey} />
      <input type="hidden" name="comentario" value={intent} />
      {replyTo ? <input type="hidden" name="id" value={replyTo.id} /> : null}
      {isHydrated ? <input type="hidden" name="quiet" value="1" /> : null}
      <ErrorSnackbar occasion={occasion} message={mine?.problem ?? undefined} />
      <Field
        id={id}
        label={replyTo ? texts.replyField(replyTo.name) : texts.field}
        error={mine?.problem ?? undefined}
        help={isHydrated ? <span className={css.keys}>{texts.enter}</span> : undefined}
      >
        <TextArea
          name="description"
          rows={2}
          className={css.field}
          dir="auto"
          required
          maxLetters={commentLength}
          defaultValue={mine?.typed || draft.text}
          autoFocus={isAgain}
          enterKeyHint="send"
          onChange={({ target }) => draft.keep(target.value)}
          onKeyDown={isHydrated ? (event) => sendOnEnter(event, isUnderWay) : undefined}
        />
      </Field>
      <div className={css.send}>
        <Button variant="secondary" loading={isSending} loadingLabel={texts.sending}>
          {replyTo ? texts.reply : texts.send}
        </Button>
      </div>
    </Form>
  )
}

/**
 * Sends the text on Enter, once and unless it is empty; Shift and Enter begin a line, and whoever is choosing a
 * character is not done yet (SOC-09).
 */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>, isUnderWay: boolean) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  const { form, value } = event.currentTarget
  if (value.trim() !== '' && !event.repeat && !isUnderWay) form?.requestSubmit()
}
