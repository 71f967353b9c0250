import type { Comment } from '#contract/activities/comments/schemas.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { Form } from '../../forms/form.tsx'
import { ReportFields } from '../../forms/report-fields.tsx'
import { reportTexts } from '../../forms/report-texts.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Text } from '../../ui/text.tsx'
import type { CommentAnswer } from './comment-actions.server.ts'
import type { Question } from './comment-address.ts'
import * as css from './comments.css.ts'
import { texts } from './texts.ts'

type Props = {
  comment: Comment
  /** The address that the answer is sent to: the view with the question. */
  action: string
  /** The view without it. */
  closeHref: string
  answer: CommentAnswer | undefined
}

/** Asks before a comment is deleted or reported, at an address of its own (SOC-11). */
export const CommentQuestion = ({ what, ...props }: Props & { what: Question }) =>
  what === 'excluir' ? <Removing {...props} /> : <Reporting {...props} />

const formId = 'pergunta-do-comentario'
const isAnswer = (form: FormData) => ['excluir', 'denunciar'].includes(String(form.get('comentario')))

type Buttons = { closeHref: string; what: Question; words: { yes: string; no: string } }

const Buttons = ({ closeHref, what, words: { yes, no } }: Buttons) => (
  <DialogButtons
    closeHref={closeHref}
    close={no}
    form={formId}
    name="comentario"
    value={what}
    loading={useIsSending(isAnswer)}
    loadingLabel={texts.sending}
  >
    {yes}
  </DialogButtons>
)

const Removing = ({ comment, action, closeHref }: Props) => (
  <Dialog
    open
    title={texts.removing.title}
    closeHref={closeHref}
    actions={<Buttons closeHref={closeHref} what="excluir" words={texts.removing} />}
  >
    <Form noValidate method="post" id={formId} action={action} preventScrollReset>
      <input type="hidden" name="comentario" value="excluir" />
      <input type="hidden" name="id" value={comment.id} />
      <p className={css.words} dir="auto">
        {comment.description}
      </p>
      {comment.replies_count > 0 ? <Text kind="muted">{texts.removing.withReplies}</Text> : null}
    </Form>
  </Dialog>
)

function Reporting({ comment, action, closeHref, answer }: Props) {
  const refused = answer?.form === 'denunciar' ? answer : undefined
  const { title, lead } = texts.reporting
  return (
    <Dialog
      open
      title={title}
      closeHref={closeHref}
      actions={<Buttons closeHref={closeHref} what="denunciar" words={reportTexts} />}
    >
      <Form noValidate method="post" id={formId} action={action} preventScrollReset>
        <input type="hidden" name="comentario" value="denunciar" />
        <input type="hidden" name="id" value={comment.id} />
        <ReportFields lead={lead} error={refused?.problem ?? undefined} typed={refused?.typed} />
      </Form>
    </Dialog>
  )
}
