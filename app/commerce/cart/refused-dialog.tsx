import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { stepPath } from './steps.ts'
import { texts } from './texts.ts'

const words = texts.review.failed

/** Shows why the payment was refused, at an address of its own; 'Sim' leads back to the ways to pay (CAR-18). */
export function RefusedDialog({ reason }: { reason: string }) {
  return (
    <Dialog
      open
      placement="sheet"
      title={words.title}
      closeHref={stepPath('review')}
      actions={
        <>
          <ButtonLink href={stepPath('review')} variant="quiet" width="phone" preventScrollReset>
            {words.cancel}
          </ButtonLink>
          <ButtonLink href={stepPath('payment')} width="phone">
            {words.yes}
          </ButtonLink>
        </>
      }
    >
      <p>{words.text(reason)}</p>
    </Dialog>
  )
}
