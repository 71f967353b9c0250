import type { Post } from '#contract/activities/wall/schemas.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { Form } from '../../forms/form.tsx'
import { ReportFields } from '../../forms/report-fields.tsx'
import { reportTexts } from '../../forms/report-texts.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { texts } from './texts.ts'
import * as css from './wall.css.ts'
import type { WallAnswer } from './wall-actions.server.ts'
import type { Question } from './wall-address.ts'

type Props = {
  what: Question
  post: Post
  /** The address that the answer is sent to: the view with the question. */
  action: string
  /** The view without it. */
  closeHref: string
  answer: WallAnswer | undefined
}

const formId = 'pergunta-do-post'
const isAnswer = (form: FormData) => ['deletar', 'denunciar'].includes(String(form.get('mural')))

/** Asks before a post is deleted or reported, at an address of its own (SOC-06). */
export function PostQuestion({ what, post, action, closeHref, answer }: Props) {
  const isRemoving = what === 'deletar'
  const words = isRemoving ? texts.removing : reportTexts
  const refused = answer?.form === 'denunciar' ? answer : undefined
  const isSending = useIsSending(isAnswer)
  return (
    <Dialog
      open
      title={isRemoving ? texts.removing.title : texts.reporting.title}
      closeHref={closeHref}
      actions={
        <DialogButtons
          closeHref={closeHref}
          close={words.no}
          form={formId}
          loading={isSending}
          loadingLabel={texts.sending}
        >
          {words.yes}
        </DialogButtons>
      }
    >
      <Form noValidate method="post" id={formId} action={action} preventScrollReset>
        <input type="hidden" name="mural" value={what} />
        <input type="hidden" name="id" value={post.id} />
        {isRemoving ? (
          <>
            <p>{texts.removing.question}</p>
            {post.description ? (
              <p className={css.quote} dir="auto">
                {post.description}
              </p>
            ) : null}
          </>
        ) : (
          <ReportFields
            lead={texts.reporting.lead}
            error={refused?.problem ?? undefined}
            typed={refused?.typed}
          />
        )}
      </Form>
    </Dialog>
  )
}
