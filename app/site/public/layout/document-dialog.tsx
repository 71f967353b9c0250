import { IconButton } from '../../../ui/icon-button.tsx'
import { Waiting } from '../../../ui/spinner.tsx'
import { texts } from '../texts.ts'
import * as css from './document-dialog.css.ts'

/**
 * Shows the dialog in which the footer's documents open over the page (PUB-16). The script fetches the document into
 * `data-dialog-body`; the waiting screen stands there until it comes (PUB-20, PUB-25).
 */
export const DocumentDialog = () => (
  <dialog className={css.dialog} data-document-dialog aria-label={texts.footer.documents}>
    <form method="dialog" className={css.head}>
      <IconButton icon="close" label={texts.dialog.close} type="submit" />
    </form>
    <div className={css.body} data-dialog-body>
      <Waiting label={texts.dialog.wait} />
    </div>
  </dialog>
)
