import { Form } from '../../forms/form.tsx'
import { usePhotoField } from '../../forms/use-photo-field.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { texts } from './texts.ts'

type PhotoDialogProps = {
  /** What the action answered: a new object is a new answer. */
  answer: object | undefined
  refusal: string | undefined
  closeHref: string
}

/** The picture and the part of it that appears, at an address of its own (PRO-03). */
export function PhotoDialog({ answer, refusal, closeHref }: PhotoDialogProps) {
  const words = texts.photo
  const photo = usePhotoField({ formId: 'foto', label: words.label, maxMegabytes: 1, answer, refusal })
  const isSending = useIsSending()
  return (
    <Dialog
      open
      title={words.title}
      closeHref={closeHref}
      actions={
        <>
          <ButtonLink href={closeHref} variant="quiet" width="phone" preventScrollReset>
            {words.cancel}
          </ButtonLink>
          <Button
            form="foto"
            width="phone"
            disabled={photo.isMissing}
            loading={isSending}
            loadingLabel={texts.sending}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <Form noValidate id="foto" method="post" encType="multipart/form-data" preventScrollReset>
        {photo.field}
      </Form>
    </Dialog>
  )
}
