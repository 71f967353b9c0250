import { Form } from '@remix-run/react'
import { type KeyboardEvent, useState } from 'react'
import { commentLength } from '#contract/activities/comments/length.ts'
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
  const [{ key, isAgain }, setForm] = useState({ key: formKey, isAgain: false })
  const isUsed = answer?.isKeyUsed === true && answer.key === key
  if (isUsed && formKey !== key) setForm({ key: formKey, isAgain: true })
  return (
    <>
      <Fields key={key} formKey={key} answer={answer} isAgain={isAgain} {...props} />
      <p role="status" className={srOnly}>
        {isAgain && answer?.problem === null ? texts.sent : null}
      </p>
    </>
  )
}

/** `isAgain`: in the place of a form that was sent, by somebody who may go on writing. */
function Fields({ action, formKey, answer, replyTo, isAgain }: Props & { isAgain: boolean }) {
  const isHydrated = useHydrated()
  const isSending = useIsSending((form) => form.get('chave') === formKey)
  const intent = replyTo ? 'responder' : 'comentar'
  const mine = answer?.form === intent ? answer : undefined
  const id = replyTo ? `resposta-${replyTo.id}` : 'comentar'
  return (
    <Form noValidate method="post" action={action} preventScrollReset className={css.form}>
      <input type="hidden" name="chave" value={formKey} />
      <input type="hidden" name="comentario" value={intent} />
      {replyTo ? <input type="hidden" name="id" value={replyTo.id} /> : null}
      {isHydrated ? <input type="hidden" name="quiet" value="1" /> : null}
      <Field
        id={id}
        label={replyTo ? texts.replyField(replyTo.name) : texts.field}
        error={mine?.problem ?? undefined}
        help={isHydrated ? texts.enter : undefined}
      >
        <TextArea
          name="description"
          rows={2}
          className={css.field}
          dir="auto"
          required
          maxLetters={commentLength}
          defaultValue={mine?.typed}
          autoFocus={isAgain}
          enterKeyHint="send"
          onKeyDown={isHydrated ? sendOnEnter : undefined}
        />
      </Field>
      <div className={css.send}>
        <Button variant="secondary" size="small" loading={isSending} loadingLabel={texts.sending}>
          {replyTo ? texts.reply : texts.send}
        </Button>
      </div>
    </Form>
  )
}

/** Enter sends what is not empty, once; Shift and Enter begin a line; who is choosing a character is not done yet (SOC-09). */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  const { form, value } = event.currentTarget
  const isUnderWay = form?.querySelector('[aria-disabled="true"]')
  if (value.trim() !== '' && !event.repeat && !isUnderWay) form?.requestSubmit()
}
