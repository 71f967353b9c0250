import { forgetSent } from '../../session/sent-form.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { texts } from './texts.ts'

const words = texts.resume.discard

type DiscardDialogProps = {
  /** What was kept, as it is called. */
  names: readonly string[]
  /** The page with all that was kept. */
  closeHref: string
  /** Forgets it, and leads to the page of the form. */
  discardHref: string
}

/** Asks before what was kept is thrown away, at an address of its own (ACC-06). */
export const DiscardDialog = ({ names, closeHref, discardHref }: DiscardDialogProps) => (
  <Dialog
    open
    title={words.title}
    closeHref={closeHref}
    actions={
      <>
        <ButtonLink href={closeHref} variant="quiet" width="phone" preventScrollReset>
          {words.keep}
        </ButtonLink>
        <ButtonLink href={discardHref} width="phone" onClick={forgetSent}>
          {words.confirm}
        </ButtonLink>
      </>
    }
  >
    <p>{words.text(names)}</p>
  </Dialog>
)
